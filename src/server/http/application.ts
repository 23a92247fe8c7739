import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { type LimitName, type Limits, limitReached } from '../limit-settings.ts';
import type { Obstacle } from '../readiness.ts';
import type { Services } from '../services.ts';
import { type Admission, createAdmission, Overloaded } from './kernel/admission.ts';
import { failedRequest } from './kernel/failed-request.ts';
import { refuseForeignForms } from './kernel/foreign-forms.ts';
import { healthHandler } from './kernel/health.ts';
import { refuseOtherMethods } from './kernel/page-methods.ts';
import { sendPlain } from './kernel/replies.ts';
import { requestWithoutVisitor } from './kernel/request-without-visitor.ts';
import { routeLabel } from './kernel/route-label.ts';
import { securityHeaders } from './kernel/security-headers.ts';
import { forwardedAddress, type Handler, siteRequestReader } from './kernel/site-request.ts';
import { artHandler } from './pages/art-files.ts';
import { hostFilesHandler } from './pages/host-files.ts';
import { movedSubSites, tidyAddresses } from './pages/moved.ts';
import { PageCacheIndex, type RawRequest } from './pages/page-cache-index.ts';
import { pageHandlers } from './pages/pages.ts';
import { pageRenderer } from './pages/render-page.ts';
import { sendPage } from './pages/send-page.ts';
import { socialCardHandler } from './pages/social-cards.ts';
import { keepStaffPagesPrivate } from './pages/staff-pages.ts';

type PageLimits = Pick<Limits, 'rendersAtOnce' | 'rendersWaiting'>;

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
  /** The API of the desk. */
  deskApi: Handler;
  logger: Logger;
  publicOrigin: string | undefined;
  trustProxy: boolean;
  /** Limits how many pages are rendered at the same time, over all snapshots of the content. */
  admission: Admission;
  /** The reason why the instance is not ready; undefined while it is ready. */
  obstacle: () => Promise<Obstacle | undefined>;
  /** Renders in development mode and sends no page policy; never in production. */
  development?: boolean;
}

/** One address may fill a third of the queue; a page waits two seconds at most. */
const usualWait = { waitingByCaller: 32, waitMs: 2000, slotMs: 1000 };

/** Limits how many pages this process renders at the same time. */
export const createPageAdmission = ({ rendersAtOnce, rendersWaiting }: PageLimits): Admission =>
  createAdmission({ atOnce: rendersAtOnce, waiting: rendersWaiting, ...usualWait });

/** Shows one snapshot of the content. */
export interface Application {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** The most requested of its cached pages. */
  mostRequested: (most: number) => RawRequest[];
  /** Renders pages for the cache, one in each turn of the event loop. */
  warm: (pages: readonly RawRequest[]) => Promise<void>;
  /** Empties its cache, and ends its `warm`. It still answers the requests that it has begun. */
  retire: () => void;
}

/** Answers every request with the first handler that knows its address. docs/architecture.md gives the reasons for the order. */
export function createApplication(options: ApplicationOptions): Application {
  const { services, admission, logger, trustProxy, development = false } = options;
  const { content } = services;
  const labelOf = (target: string | undefined) => routeLabel(target, content.cities);
  const pageCache = new PageCacheIndex({ ...services, trustProxy, labelOf });
  const { pages, scripts } = pageHandlers(pageRenderer({ ...options, development }), pageCache);
  const handlers: readonly Handler[] = [
    healthHandler(options.obstacle, services.bucketProblem),
    options.functions,
    options.images,
    options.blogAdmin,
    options.deskApi,
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

  let isRetired = false;
  async function warm(requested: readonly RawRequest[]): Promise<void> {
    for (const page of requested) {
      await nextTurn();
      if (isRetired) return;
      const { request, response } = requestWithoutVisitor(page);
      // A page that fails is reported when a visitor requests it.
      await answer(request, response).catch(() => {});
    }
  }

  function answerVisitor(request: IncomingMessage, response: ServerResponse): void {
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
  }

  return {
    answer: answerVisitor,
    mostRequested: (most) => pageCache.mostRequested(most),
    warm,
    retire: () => {
      isRetired = true;
      pageCache.clear();
    },
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
