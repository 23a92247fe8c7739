import { CachedPage } from './cached-page.ts';
import type { KeptPages } from './kept-pages.ts';

import { visitToScripted } from './page-script.ts';
import type { PageRenderer } from './render-page.ts';
import { sendPlain } from './replies.ts';
import { type Reply, sendPage, sendReply } from './send-page.ts';
import type { Handler, Visit } from './visit.ts';

/** Pages and their scripts, from the cache where they were rendered before, else from their routes. */
export interface PageHandlers {
  /** Every page. Answers all that comes to it. */
  pages: Handler;
  /** What a public page fetches when the visitor reaches for something. */
  scripts: Handler;
}

export function pageHandlers(render: PageRenderer, kept: KeptPages): PageHandlers {
  /** The page as it is kept, or, where it may not be, what its route answered. */
  async function find(visit: Visit): Promise<{ page: CachedPage } | { reply: Reply }> {
    const { request, response } = visit;
    // Before it is rendered: a post that changes meanwhile shows with the next visitor.
    const place = await kept.placeOf(visit);
    const found = place && kept.get(visit, place);
    if (found) return { page: found };

    const reply = await render(visit);
    const { status, headers, body, script, expires } = reply;
    const isPublic = /\bpublic\b/.test(headers['cache-control'] ?? '') && !response.hasHeader('set-cookie');
    if (!place || status !== 200 || !isPublic || request.method !== 'GET') return { reply };
    const common = response.getHeaders() as Record<string, string>;
    const page = new CachedPage(body, { ...common, ...headers });
    if (expires !== undefined) page.expires = expires;
    if (script !== undefined) page.script = new CachedPage(Buffer.from(script), { ...common, ...scriptHeaders });
    return { page: kept.set(place, page) };
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
