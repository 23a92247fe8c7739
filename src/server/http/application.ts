import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { isStaffAddress, withoutEndSlashes } from '#domain/site/addresses.ts';
import { matchHost } from '#domain/site/host.ts';
import { originsFor } from '#domain/site/origins.ts';
import { StorageUnavailable } from '../blog/post-store.ts';
import type { Obstacle } from '../readiness.ts';
import type { RequestContext, Services } from '../services.ts';
import { storageRetryAfter } from '../storage-away.ts';
import { artHandler } from './art-files.ts';
import type { BlogAdminHandler } from './blog-admin.ts';
import { clientAddress } from './client-address.ts';
import { acceptedEncoding } from './encoding.ts';
import { failurePage } from './failure-page.ts';
import { framesOf, nameOf } from './failure-report.ts';
import type { FunctionsHandler } from './functions.ts';
import type { ImagesHandler } from './images.ts';
import { type CachedPage, PageCache, preparePage } from './page-cache.ts';
import { pageKey, showsPosts } from './page-key.ts';
import { isOwnPost, postRequest, readPost } from './page-posts.ts';
import { routeLabel } from './route-label.ts';
import { securityHeaders } from './security-headers.ts';
import { siteBuilds } from './site-builds.ts';
import { socialCardHandler } from './social-cards.ts';
import type { StaffApi } from './staff-api.ts';

/** Serves a file and says so, or passes. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ApplicationOptions {
  services: Services;
  build: ServerBuild;
  /** Files of the browser build. */
  files: FileHandler;
  /** What pages call: POST /functions/v1/…, on every host. */
  functions: FunctionsHandler;
  /** Stored pictures and their upload: /storage/…, on every host. */
  images: ImagesHandler;
  /** What staff pages ask about their session. */
  staffApi: StaffApi;
  /** What the staff's screens ask. */
  blogAdmin: BlogAdminHandler;
  logger: Logger;
  publicOrigin: string | undefined;
  trustProxy: boolean;
  /** What keeps the product from answering as it should; undefined while nothing does. */
  obstacle: () => Promise<Obstacle | undefined>;
  /** Renders in development mode and sends no page policy; never in production. */
  development?: boolean;
}

/** The entry module of the build, with what our entry.server.tsx adds. */
type EntryModule = ServerBuild['entry']['module'] & {
  createLoadContext: (value: RequestContext) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
};

const pageMethods = new Set(['GET', 'HEAD', 'POST']);

/** Answers every request of the product: health, files, cached pages, then the routes. */
export function createApplication(options: ApplicationOptions) {
  const {
    services,
    build,
    files,
    functions,
    images,
    staffApi,
    blogAdmin,
    logger,
    publicOrigin,
    trustProxy,
    obstacle,
    development = false,
  } = options;
  const mode = development ? 'development' : 'production';
  const { content } = services;
  const builds = siteBuilds(build);
  const entry = build.entry.module as EntryModule;
  const handlers = {
    main: entry.createRequestHandler(builds.main, mode),
    subSite: entry.createRequestHandler(builds.subSite, mode),
  };
  const pages = new PageCache();
  const art = artHandler(content.art);
  const socialCards = socialCardHandler(content.art, services.posts);
  const domains = content.site.domains;
  const failure = failurePage(content.site);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, protocol } = reached(request);
    for (const [name, value] of Object.entries(securityHeaders(protocol === 'https'))) response.setHeader(name, value);
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    response.setHeader('cache-control', 'no-cache');
    const url = parseUrl(request.url);
    if (!url) return plain(response, 400, 'Bad request: this address cannot be read.');
    const path = url.pathname;

    if (path === '/healthz') return plain(response, 200, 'ok');
    if (path === '/readyz') return readiness(response, await obstacle());
    if (await functions(request, response, path)) return;
    if (await images(request, response, path)) return;
    if (await blogAdmin(request, response, path)) return;
    if (!pageMethods.has(request.method ?? '')) {
      response.setHeader('allow', [...pageMethods].join(', '));
      return plain(response, 405, 'This address answers GET, HEAD and POST requests only.');
    }
    if (path.startsWith('/art/') && art(request, response, path)) return;
    if (path.startsWith('/social/') && (await socialCards(request, response, path))) return;
    if (path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/.test(path)) {
      if (await served(files, request, response)) return;
    }

    const match = matchHost(host, domains);
    const subSite = match.key && content.landing.has(match.key) ? match.key : undefined;
    const origins = originsFor(match, protocol, domains, publicOrigin);
    const record = subSite ? content.landing.get(subSite) : undefined;
    if (record?.variant === 'redirect' && record.redirectTo)
      return redirect(response, 302, `${origins.main}${record.redirectTo}`);
    const tidy = subSite ? path : tidyPath(path, content.cities);
    if (tidy !== path) return redirect(response, 301, `${tidy}${url.search}`);

    const caller = clientAddress(request, trustProxy);
    const ownHosts = [host, request.headers.host, new URL(origins.canonical).host];
    if (!subSite && (await staffApi(request, response, { path, caller, ownHosts }))) return;
    if (!subSite && isStaffAddress(path)) {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-robots-tag', 'noindex');
    }

    const cacheable = request.method === 'GET' || request.method === 'HEAD';
    let key = cacheable ? pageKey({ match, protocol, subSite, path, search: url.search }) : undefined;
    if (key !== undefined && !subSite && showsPosts(path)) {
      const revision = services.revisionOfPosts();
      key = `${key}|${typeof revision === 'string' ? revision : await revision}`;
    }
    const cached = key === undefined ? undefined : pages.get(key);
    if (cached) return sendPage(request, response, cached);

    const report = (error: unknown) =>
      logger.error(
        {
          failure: nameOf(error),
          reason: (error as { reason?: unknown } | null)?.reason,
          frames: framesOf(error),
          route: routeLabel(request.url, content.cities),
        },
        'the page failed',
      );
    const context = entry.createLoadContext({
      ...services,
      subSite,
      mainOrigin: origins.main,
      publicOrigin: origins.canonical,
      caller,
      isData: path.endsWith('.data'),
      report,
    });
    // A host that is none of ours is replaced: written before the path, 'x/faq?' would answer '/' with another page.
    const knownHost = match.root && host ? host.trim() : domains.product;
    let webRequest: Request;
    if (request.method === 'POST') {
      if (!isOwnPost(request, ownHosts)) return plain(response, 403, 'This form was sent from another site.');
      const body = await readPost(request);
      if (!body) return plain(response, 413, 'This is more than any form of this site holds.');
      webRequest = postRequest(request, response, new URL(`${path}${url.search}`, `${protocol}://${knownHost}`), body);
    } else {
      webRequest = createRequest(request, response, { protocol: `${protocol}:`, host: knownHost });
    }
    const reply = await handlers[subSite ? 'subSite' : 'main'](webRequest, context);
    const body = Buffer.from(await reply.arrayBuffer());
    const headers: Record<string, string> = Object.fromEntries(reply.headers);
    // Each cookie is a header of its own; an object of texts would keep the last one only.
    delete headers['set-cookie'];
    const cookies = reply.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    if (development) {
      delete headers['content-security-policy'];
      response.removeHeader('content-security-policy');
    }
    const shareable = reply.status === 200 && cookies.length === 0 && /\bpublic\b/.test(headers['cache-control'] ?? '');
    if (key !== undefined && shareable && request.method === 'GET') {
      const page = await preparePage(body, headers);
      pages.set(key, page);
      return sendPage(request, response, page);
    }
    await sendReply(request, response, reply.status, headers, body);
  }

  function reached(request: IncomingMessage): { host: string | undefined; protocol: 'http' | 'https' } {
    const forwarded = (name: string) =>
      trustProxy
        ? String(request.headers[name] ?? '')
            .split(',')[0]
            ?.trim() || undefined
        : undefined;
    const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
    return { host: forwarded('x-forwarded-host') ?? request.headers.host, protocol };
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    response.on('close', () => {
      const label = routeLabel(request.url, content.cities);
      logger.info(
        {
          method: request.method,
          route: label,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
        },
        'request',
      );
    });
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error, route: routeLabel(request.url, content.cities) }, 'the request failed');
      if (response.headersSent) return void response.destroy();
      response.setHeader('content-security-policy', failure.policy);
      const isAway = error instanceof StorageUnavailable;
      if (isAway) response.setHeader('retry-after', String(storageRetryAfter));
      if (isAway) response.setHeader('cache-control', 'no-store');
      send(response, isAway ? 503 : 500, 'text/html; charset=utf-8', failure.html);
    });
  };
}

function parseUrl(target: string | undefined): URL | undefined {
  // Only the origin form, /path?query, names a page here. Two slashes of either kind would be read as another host.
  if (!target || !/^\/(?![/\\])/.test(target)) return undefined;
  try {
    const url = new URL(target, 'http://site.invalid');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/**
 * One address, one spelling: without the trailing slash, and, where that names a page, in lower case and decoded. The
 * router itself ignores case, so other spellings would show pages beside their address.
 */
function tidyPath(path: string, cities: ReadonlyMap<string, unknown>): string {
  // The key to a draft is told apart by its capitals.
  if (path.startsWith('/blog/preview/')) return path;
  const trimmed = path.length > 1 && path.endsWith('/') ? `/${withoutEndSlashes(path).replace(/^\/+/, '')}` : path;
  const plain = encodeURI(decodeURIComponent(trimmed).toLowerCase());
  return plain !== trimmed && routeLabel(plain, cities) !== '(unknown)' ? plain : trimmed;
}

async function served(files: FileHandler, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  response.once('close', () => resolve(true));
  response.once('finish', () => resolve(true));
  files(request, response, () => resolve(false));
  return promise;
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('etag', page.etag);
  response.setHeader('vary', 'accept-encoding');
  if (isFresh(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page.body[encoding];
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the browser already holds this page. */
function isFresh(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const compressible = body.length > 1024 && /text|json|xml|script/.test(headers['content-type'] ?? '');
  const encoding = compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  response.setHeader('vary', 'accept-encoding');
  if (encoding === 'identity') {
    if (body.length > 0) response.setHeader('content-length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const page = await preparePage(body, headers, 4);
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', page.body[encoding].length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : page.body[encoding]);
}

function readiness(response: ServerResponse, reason: Obstacle | undefined): void {
  response.setHeader('cache-control', 'no-store');
  const body = JSON.stringify(reason === undefined ? { ready: true } : { ready: false, reason });
  send(response, reason === undefined ? 200 : 503, 'application/json; charset=utf-8', `${body}\n`);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.setHeader('cache-control', 'no-store');
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`);
}

function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
  response.setHeader('location', location);
  response.setHeader('cache-control', 'no-cache');
  send(response, status, 'text/plain; charset=utf-8', `Moved to ${location}\n`);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
