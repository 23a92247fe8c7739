import { sendPlain } from '../kernel/replies.ts';
import type { Handler, SiteRequest } from '../kernel/site-request.ts';
import { CachedPage } from './cached-page.ts';
import type { CacheKey, PageCacheIndex } from './page-cache-index.ts';
import { pageOfScriptRequest } from './page-script.ts';
import type { PageRenderer } from './render-page.ts';
import { type Reply, sendPage, sendReply } from './send-page.ts';

/** Pages and their scripts, from the cache or rendered by their routes. */
export interface PageHandlers {
  /** Answers every request with a page. */
  pages: Handler;
  /** The deferred script of a public page. */
  scripts: Handler;
}

type Found = { page: CachedPage } | { reply: Reply };

export function pageHandlers(render: PageRenderer, cache: PageCacheIndex): PageHandlers {
  /** Pages that are being rendered, by cache key and revision. */
  const rendering = new Map<string, Promise<Found>>();

  /** The page from the cache, or the reply of its route if it must not be cached. */
  async function find(siteRequest: SiteRequest): Promise<Found> {
    // Read before rendering: a post that changes meanwhile makes this entry outdated.
    const cacheKey = await cache.cacheKeyFor(siteRequest);
    const found = cacheKey && cache.get(siteRequest, cacheKey);
    if (found) return { page: found };
    if (!cacheKey || siteRequest.request.method !== 'GET') return make(siteRequest, undefined);
    // Visitors who request a page while it is rendered take that page: after a swap they all request the same ones.
    const id = `${cacheKey.key} ${cacheKey.revision}`;
    const other = rendering.get(id);
    const shared = other && (await other.catch(() => undefined));
    if (shared && 'page' in shared) return shared;
    const made = make(siteRequest, cacheKey);
    rendering.set(id, made);
    try {
      return await made;
    } finally {
      if (rendering.get(id) === made) rendering.delete(id);
    }
  }

  async function make(siteRequest: SiteRequest, cacheKey: CacheKey | undefined): Promise<Found> {
    const { response } = siteRequest;
    const reply = await render(siteRequest);
    const { status, headers, body, script, expires } = reply;
    const isPublic = /\bpublic\b/.test(headers['cache-control'] ?? '') && !response.hasHeader('set-cookie');
    if (!cacheKey || status !== 200 || !isPublic) return { reply };
    const common = response.getHeaders() as Record<string, string>;
    const page = new CachedPage(body, { ...common, ...headers });
    if (expires !== undefined) page.expires = expires;
    if (script !== undefined) page.script = new CachedPage(Buffer.from(script), { ...common, ...scriptHeaders });
    return { page: cache.set(cacheKey, page) };
  }

  return {
    async pages(siteRequest) {
      const found = await find(siteRequest);
      if ('page' in found) return sendPage(siteRequest.request, siteRequest.response, found.page);
      return sendReply(siteRequest.request, siteRequest.response, found.reply);
    },

    async scripts(siteRequest) {
      const scripted = pageOfScriptRequest(siteRequest);
      if (!scripted) return false;
      const { request, response } = siteRequest;
      const found = request.method === 'POST' ? undefined : await find(scripted);
      if (found && 'page' in found && found.page.script) return sendPage(request, response, found.page.script);
      const script = found && 'reply' in found ? found.reply.script : undefined;
      if (script === undefined) return sendPlain(response, 404, 'This page has no script of its own.');
      return sendReply(request, response, { status: 200, headers: scriptHeaders, body: Buffer.from(script) });
    },
  };
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};
