import type { Services } from '../services.ts';
import { PageCache, preparePage } from './page-cache.ts';
import { pageKey, showsPosts } from './page-key.ts';
import type { PageRenderer } from './render-page.ts';
import { sendPage, sendReply } from './send-page.ts';
import type { Handler, Visit } from './visit.ts';

/** Every page: from the cache where it was rendered before, else from its route. Answers all that comes to it. */
export function pageHandler(render: PageRenderer, { revisionOfPosts }: Pick<Services, 'revisionOfPosts'>): Handler {
  const kept = new PageCache();

  /** What the page is kept under, where it may be. */
  async function keyOf(visit: Visit): Promise<string | undefined> {
    const { request, subSite, path } = visit;
    const key = request.method === 'POST' ? undefined : pageKey({ ...visit, search: visit.url.search });
    if (key === undefined || subSite || !showsPosts(path)) return key;
    return `${key}|${await revisionOfPosts()}`;
  }

  return async (visit) => {
    const { request, response } = visit;
    // Before it is rendered: a post that changes meanwhile shows with the next visitor.
    const key = await keyOf(visit);
    const page = key === undefined ? undefined : kept.get(key);
    if (page) return sendPage(request, response, page);

    const reply = await render(visit);
    const { status, headers, body } = reply;
    const shareable =
      status === 200 && !response.hasHeader('set-cookie') && /\bpublic\b/.test(headers['cache-control'] ?? '');
    if (key === undefined || !shareable || request.method !== 'GET') return sendReply(request, response, reply);
    const made = await preparePage(body, headers);
    kept.set(key, made);
    return sendPage(request, response, made);
  };
}
