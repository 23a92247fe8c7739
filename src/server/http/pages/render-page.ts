import { createRequest } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { type PageClock, pageClocks } from '../../page-clock.ts';
import { framesOf, nameOf } from '../../runtime/failure-report.ts';
import type { RequestContext, Services } from '../../services.ts';
import type { Admission } from '../kernel/admission.ts';
import { readBody, toFetchRequest } from '../kernel/request-body.ts';
import { routeLabel } from '../kernel/route-label.ts';
import type { SiteRequest } from '../kernel/site-request.ts';
import type { Reply } from './send-page.ts';
import { siteBuilds } from './site-builds.ts';

export interface RenderOptions {
  services: Services;
  build: ServerBuild;
  logger: Pick<Logger, 'error'>;
  /** Limits how many pages are rendered at the same time. */
  admission: Admission;
  /** Renders in development mode and sends no page policy; never in production. */
  development: boolean;
}

/** Renders the route of a page. Cookies are set on the response itself. */
export type PageRenderer = (siteRequest: SiteRequest) => Promise<Reply>;

/** The entry module of the build, with the additions of entry.server.tsx. */
type EntryModule = ServerBuild['entry']['module'] & {
  createLoadContext: (value: RequestContext) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
};

/** Renders with the React Router build: the main one, or the sub-site's for a sub-site's host. */
export function pageRenderer({ services, build, logger, admission, development }: RenderOptions): PageRenderer {
  const { content } = services;
  const mode = development ? 'development' : 'production';
  const builds = siteBuilds(build);
  const entry = build.entry.module as EntryModule;
  const main = entry.createRequestHandler(builds.main, mode);
  const clockOfPage = pageClocks(content.site.ianaTimeZone);
  const onSubSite = entry.createRequestHandler(builds.subSite, mode);

  function contextOf(
    { request, path, subSite, origins, caller }: SiteRequest,
    keepScript: (source: string) => void,
    clock: PageClock,
  ): RouterContextProvider {
    const report = (error: unknown) => {
      const reason = (error as { reason?: unknown } | null)?.reason;
      const route = routeLabel(request.url, content.cities);
      logger.error({ failure: nameOf(error), reason, frames: framesOf(error), route }, 'the page failed');
    };
    return entry.createLoadContext({
      ...services,
      subSite,
      mainOrigin: origins.main,
      publicOrigin: origins.canonical,
      caller,
      isData: path.endsWith('.data'),
      keepScript,
      clock,
      report,
    });
  }

  async function webRequest({
    request,
    response,
    url,
    path,
    protocol,
    host,
    match,
  }: SiteRequest): Promise<Request | undefined> {
    // An unknown host is replaced: written before the path, the host 'x/faq?' would make '/' show another page.
    const knownHost = match.root && host ? host.trim() : content.site.domains.product;
    if (request.method !== 'POST')
      return createRequest(request, response, { protocol: `${protocol}:`, host: knownHost });
    const body = await readBody(request);
    return (
      body && toFetchRequest(request, response, new URL(`${path}${url.search}`, `${protocol}://${knownHost}`), body)
    );
  }

  return async (siteRequest) => {
    const requested = await webRequest(siteRequest);
    if (!requested) return tooLarge;
    let script: string | undefined;
    const keepScript = (source: string) => {
      script = source;
    };
    const clock = clockOfPage();
    const answer = siteRequest.subSite ? onSubSite : main;
    // The body of a form has arrived by now: a slow client occupies no slot.
    const { reply, body } = await admission.run(
      siteRequest.caller,
      async () => {
        const reply = await answer(requested, contextOf(siteRequest, keepScript, clock));
        return { reply, body: Buffer.from(await reply.arrayBuffer()) };
      },
      () => siteRequest.response.destroyed,
    );
    const headers: Record<string, string> = Object.fromEntries(reply.headers);
    // Each cookie is a header of its own; a plain object would hold the last one only.
    delete headers['set-cookie'];
    const cookies = reply.headers.getSetCookie();
    if (cookies.length > 0) siteRequest.response.setHeader('set-cookie', cookies);
    if (development) {
      delete headers['content-security-policy'];
      siteRequest.response.removeHeader('content-security-policy');
    }
    const expires = clock.expires();
    return { status: reply.status, headers, body, expires, ...(script === undefined ? {} : { script }) };
  };
}

const tooLarge: Reply = {
  status: 413,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('This is more than any form of this site holds.\n'),
};
