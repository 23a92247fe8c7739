import type { KeptPages } from './kept-pages.ts';
import { preparePage } from './page-cache.ts';
import type { PageRenderer } from './render-page.ts';
import { sendPage, sendReply } from './send-page.ts';
import type { Handler } from './visit.ts';

/** Every page: from the cache where it was rendered before, else from its route. Answers all that comes to it. */
export function pageHandler(render: PageRenderer, kept: KeptPages): Handler {
  return async (visit) => {
    const { request, response } = visit;
    // Before it is rendered: a post that changes meanwhile shows with the next visitor.
    const place = await kept.placeOf(visit);
    const page = place && kept.get(visit, place);
    if (page) return sendPage(request, response, page);

    const reply = await render(visit);
    const { status, headers, body } = reply;
    const isPublic = /\bpublic\b/.test(headers['cache-control'] ?? '') && !response.hasHeader('set-cookie');
    if (!place || status !== 200 || !isPublic || request.method !== 'GET') return sendReply(request, response, reply);
    const made = await preparePage(body, { ...(response.getHeaders() as Record<string, string>), ...headers });
    return sendPage(request, response, kept.set(place, made));
  };
}
