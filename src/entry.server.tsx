import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isStaffAddress } from '#domain/site/addresses.ts';
import { NoticeBanner } from '#features/site-shell/notice-banner.tsx';
import { contentSecurityPolicy } from '#server/http/kernel/security-headers.ts';
import { deferModules, replayEarlyClicks } from '#server/http/pages/deferred-modules.ts';
import { hashInlineScripts } from '#server/http/pages/inline-scripts.ts';
import { pageLook } from '#server/http/pages/page-look.ts';
import { scriptAddress } from '#server/http/pages/page-script.ts';
import { repairRouterScripts } from '#server/http/pages/router-scripts.ts';
import { scriptGate } from '#server/http/pages/script-gate.ts';
import { presentNotices } from '#server/presenters/notices.ts';
import { createLoadContext, servicesOf } from '#server/services.ts';
import fontFile from '#ui/fonts/bricolage-grotesque.woff2?url';
import styles from '#ui/styles.css?inline';
import stylesFile from '#ui/styles.css?url';
import { storedThemeScript } from '#ui/theme-switch/theme.ts';
import typeface from '#ui/typeface.css?inline';
import typefaceFile from '#ui/typeface.css?url';

// The server uses the router that this build was made with: in development that is another copy than its own.
export { createLoadContext, createRequestHandler };

const renderTimeout = 10_000;
/**
 * How React Router's script that restores the scroll position ends where the browser refuses storage: with an error in the console
 * and, because it then asks the same storage again, one that nothing catches.
 */
const scrollFailure = /catch\s*\((\w+)\)\s*\{\s*console\.error\(\1\)[;,]\s*sessionStorage\.removeItem\(\w+\);?\s*\}/;

const look = pageLook({ styles, stylesFile, typeface, typefaceFile, fontFile });

/**
 * Renders a whole page, never a part: it is cached and served to everybody. Its inline scripts are marked with a
 * nonce that nobody else learns, then named by hash in the page's own policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  // Behind the structured data: React takes the first script of the head for the one it rendered.
  let rendered = (await render(request.url, routerContext, nonce))
    .replace('</head>', `<script nonce="${nonce}">${scriptGate}${storedThemeScript}</script></head>`)
    .replace(scrollFailure, 'catch{}');
  const services = servicesOf(loadContext);
  const { content, subSite, analytics, keepScript } = services;
  const { pathname, search } = new URL(request.url);
  if (!isStaffAddress(pathname)) rendered = withNotices(rendered, presentNotices(services));
  let page = rendered;
  let styleHashes: string[] = [];
  // In development the modules come one by one, and hot replacement must come first. Staff pages are tools: their
  // script comes at once.
  if (import.meta.env.PROD && isStaffAddress(pathname))
    page = look.linked(rendered.replace('</head>', `<script nonce="${nonce}">${replayEarlyClicks}</script></head>`));
  else if (import.meta.env.PROD) {
    const isRepeatable =
      request.method === 'GET' && status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '');
    // A sub-site's one page is kept for all its addresses.
    const address = isRepeatable ? scriptAddress(subSite ? '/' : `${pathname}${search}`) : undefined;
    const deferred = deferModules(rendered, nonce, stylesFile, address);
    if (deferred.source !== undefined) keepScript(deferred.source);
    ({ html: page, styleHashes } = look.carried(deferred.html));
  }
  const { html, scriptHashes } = hashInlineScripts(page, nonce);
  const framesBooking = subSite && content.landing.get(subSite)?.variant === 'booking';
  const bookingOrigin = new URL(content.site.booking.frame).origin;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy({
      scriptHashes,
      styleHashes,
      frames: framesBooking ? [bookingOrigin] : [],
      analytics: analytics?.origin,
    }),
  );
  if (framesBooking)
    headers.set('permissions-policy', `camera=(), microphone=(), geolocation=(), usb=(), payment=("${bookingOrigin}")`);
  return new Response(html, { status, headers });
}

/**
 * Adds the clinic's notices at the top of the page. They are no part of what the page's script renders, so they cost no
 * script: React passes over an element of the body that it did not make. That holds for the body alone, not for its parts.
 */
function withNotices(html: string, notices: ReturnType<typeof presentNotices>): string {
  if (notices.length === 0) return html;
  return html.replace('<body>', (body) => `${body}${renderToStaticMarkup(<NoticeBanner notices={notices} />)}`);
}

/**
 * Hears of everything that goes wrong in a route. Refusals, such as an unknown address, are answered and not logged:
 * their messages hold what a person typed.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  servicesOf(context).report(error);
}

function render(url: string, context: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
      nonce,
      // Parts stand in the page where they belong, however long: a browser without script moves nothing.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then((html) => resolve(repairRouterScripts(html)), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout);
  });
}
