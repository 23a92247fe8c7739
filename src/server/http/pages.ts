import type { Services } from '../services.ts';
import { type CachedPage, PageCache, preparePage } from './page-cache.ts';
import { pageKey, showsPosts } from './page-key.ts';
import { visitToScripted } from './page-script.ts';
import type { PageRenderer } from './render-page.ts';
import { sendPlain } from './replies.ts';
import { type Reply, sendPage, sendReply } from './send-page.ts';
import type { Handler, Visit } from './visit.ts';

/** Pages and their scripts, from the cache where they were rendered before, else from their routes. */
export interface PageHandlers {
  /** Answers all that comes to it. */
  pages: Handler;
  scripts: Handler;
}

export function pageHandlers(
  render: PageRenderer,
  { revisionOfPosts }: Pick<Services, 'revisionOfPosts'>,
): PageHandlers {
  const kept = new PageCache();

  /** What the page is kept under, where it may be. */
  async function keyOf(visit: Visit): Promise<string | undefined> {
    const { request, subSite, path } = visit;
    const key = request.method === 'POST' ? undefined : pageKey({ ...visit, search: visit.url.search });
    if (key === undefined || subSite || !showsPosts(path)) return key;
    return `${key}|${await revisionOfPosts()}`;
  }

  /** The page as it is kept, or, where it may not be, what its route answered. */
  async function find(visit: Visit): Promise<{ page: CachedPage } | { reply: Reply }> {
    const { request, response } = visit;
    // Before it is rendered: a post that changes meanwhile shows with the next visitor.
    const key = await keyOf(visit);
    const found = key === undefined ? undefined : kept.get(key);
    if (found) return { page: found };

    const reply = await render(visit);
    const { status, headers, body, script } = reply;
    const shareable =
      status === 200 && !response.hasHeader('set-cookie') && /\bpublic\b/.test(headers['cache-control'] ?? '');
    if (key === undefined || !shareable || request.method !== 'GET') return { reply };
    const page = await preparePage(body, headers);
    if (script !== undefined) page.script = await preparePage(Buffer.from(script), scriptHeaders);
    kept.set(key, page);
    return { page };
  }

  return {
    async pages(visit) {
      const found = await find(visit);
      if ('page' in found) return sendPage(visit.request, visit.response, found.page);
      return sendReply(visit.request, visit.response, found.reply);
    },

    async scripts(visit) {
      const scripted = visitToScripted(visit);
      if (!scripted) return false;
      const { request, response } = visit;
      const found = request.method === 'POST' ? undefined : await find(scripted);
      if (found && 'page' in found && found.page.script) return sendPage(request, response, found.page.script);
      if (found && 'reply' in found && found.reply.script !== undefined)
        return sendReply(request, response, {
          status: 200,
          headers: scriptHeaders,
          body: Buffer.from(found.reply.script),
        });
      return sendPlain(response, 404, 'This page has no script of its own.');
    },
  };
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};
