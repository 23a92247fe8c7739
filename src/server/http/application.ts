import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { type LimitName, type Limits, limitReached } from '../limit-settings.ts';
import type { Obstacle } from '../readiness.ts';
import type { Services } from '../services.ts';
import { createAdmission, Overloaded } from './kernel/admission.ts';
import { failedRequest } from './kernel/failed-request.ts';
import { refuseForeignForms } from './kernel/foreign-forms.ts';
import { healthHandler } from './kernel/health.ts';
import { refuseOtherMethods } from './kernel/page-methods.ts';
import { sendPlain } from './kernel/replies.ts';
import { routeLabel } from './kernel/route-label.ts';
import { securityHeaders } from './kernel/security-headers.ts';
import { forwardedAddress, type Handler, siteRequestReader } from './kernel/site-request.ts';
import { artHandler } from './pages/art-files.ts';
import { hostFilesHandler } from './pages/host-files.ts';
import { movedSubSites, tidyAddresses } from './pages/moved.ts';
import { PageCacheIndex } from './pages/page-cache-index.ts';
import { pageHandlers } from './pages/pages.ts';
import { pageRenderer } from './pages/render-page.ts';
import { sendPage } from './pages/send-page.ts';
import { socialCardHandler } from './pages/social-cards.ts';
import { keepStaffPagesPrivate } from './pages/staff-pages.ts';

export interface ApplicationOptions {
  services: Services;
  build: ServerBuild;
  /** Files of the browser build. */
  files: Handler;
  /** Functions that pages call: POST /functions/v1/…, on every host. */
  functions: Handler;
  /** Stored pictures and their upload: /storage/…, on every host. */
  images: Handler;
  /** The session API of staff pages. */
  staffApi: Handler;
  /** The API of the staff screens. */
  blogAdmin: Handler;
  logger: Logger;
  publicOrigin: string | undefined;
  trustProxy: boolean;
  limits: Pick<Limits, 'rendersAtOnce' | 'rendersWaiting'>;
  /** The reason why the instance is not ready; undefined while it is ready. */
  obstacle: () => Promise<Obstacle | undefined>;
  /** Renders in development mode and sends no page policy; never in production. */
  development?: boolean;
}

/** One address may fill a third of the queue; a page waits two seconds at most. */
const usualWait = { waitingByCaller: 32, waitMs: 2000, slotMs: 1000 };

/** Answers every request with the first handler that knows its address. docs/architecture.md gives the reasons for the order. */
export function createApplication(options: ApplicationOptions) {
  const { services, logger, trustProxy, development = false } = options;
  const { content } = services;
  const labelOf = (target: string | undefined) => routeLabel(target, content.cities);
  const pageCache = new PageCacheIndex({ ...services, trustProxy, labelOf });
  const admission = createAdmission({
    atOnce: options.limits.rendersAtOnce,
    waiting: options.limits.rendersWaiting,
    ...usualWait,
  });
  const { pages, scripts } = pageHandlers(pageRenderer({ ...options, admission, development }), pageCache);
  const handlers: readonly Handler[] = [
    healthHandler(options.obstacle, services.bucketProblem),
    options.functions,
    options.images,
    options.blogAdmin,
    refuseOtherMethods,
    artHandler(content.art),
    socialCardHandler(content, services.posts, admission),
    options.files,
    scripts,
    hostFilesHandler(content),
    movedSubSites(content.landing),
    tidyAddresses(content.cities),
    options.staffApi,
    refuseForeignForms,
    keepStaffPagesPrivate,
    pages,
  ];
  const visitOf = siteRequestReader({ ...options, content });
  const fail = failedRequest(content.site);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isSecure = forwardedAddress(request, trustProxy).protocol === 'https';
    for (const [name, value] of Object.entries(securityHeaders(isSecure))) response.setHeader(name, value);
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    response.setHeader('cache-control', 'no-cache');
    const siteRequest = hasOneHost(request) ? visitOf(request, response) : undefined;
    if (!siteRequest) return void sendPlain(response, 400, 'Bad request: this address cannot be read.');
    for (const handler of handlers) if (await handler(siteRequest)) return;
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const found = hasOneHost(request) ? pageCache.atOnce(request) : undefined;
    response.on('close', () => {
      const route = found?.label ?? labelOf(request.url);
      const ms = Math.round(performance.now() - started);
      logger.info({ method: request.method, route, status: response.statusCode, ms }, 'request');
    });
    const sent = found ? sendPage(request, response, found.page) : answer(request, response);
    if (sent === true) return;
    sent.catch((error: unknown) => {
      const route = labelOf(request.url);
      if (error instanceof Overloaded)
        logger.warn({ limit: 'RENDERS_WAITING' satisfies LimitName, route }, limitReached);
      else logger.error({ err: error, route }, 'the request failed');
      fail(response, error);
    });
  };
}

/** Whether a request names one host. Of two Host headers Node takes the first; a proxy in front may take the second. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}
