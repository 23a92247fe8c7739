import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  /** 'reduce' unless a test is about motion, because animations are slow without a graphics card. */
  reducedMotion?: BrowserContextOptions['reducedMotion'];
  hasTouch?: boolean;
  /** Turns the page's security policy off. Only for tools that must run inside the page; never to make a test pass. */
  bypassCSP?: boolean;
  /** Problems that the test expects, such as /status of 404/. */
  expected?: readonly RegExp[];
  /** Third-party addresses that the page may request. The reply is an empty page: no test uses the network. */
  thirdParties?: readonly RegExp[];
}

/** A browser window with its problems. */
export interface Visitor {
  page: Page;
  /** Console errors, uncaught errors, failed requests and policy violations, in order of time. */
  problems: string[];
  /** Third-party addresses that the page requested, allowed or not. */
  thirdPartyRequests: string[];
}

let browser: Promise<Browser> | undefined;

// One Chromium for each worker, which runs its test files one after another. It exits with the worker, because their pipe closes.
async function launched(): Promise<Browser> {
  if (!browser || !(await browser).isConnected()) browser = chromium.launch(chromiumLaunchOptions());
  return browser;
}

/**
 * Opens a window on a site. At the end of the test the window is closed, and the test fails if the window has an unexpected
 * problem.
 */
export async function newPage(site: { port: number }, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1280, height = 800, expected = [], thirdParties = [], ...contextOptions } = options;
  const context = await (await launched()).newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  // Almost the timeout of a test: tests are not retried, and a busy machine is slow.
  context.setDefaultTimeout(50_000);
  const page = await context.newPage();
  const visitor: Visitor = { page, problems: [], thirdPartyRequests: [] };
  const { problems, thirdPartyRequests } = visitor;
  const isOwn = (address: string) => {
    const { hostname, port } = new URL(address);
    return port === String(site.port) && /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
  };

  // A regular expression matches every address, which a glob does not. Data and blob addresses cause no request.
  await context.route(/^(https?|wss?):/, async (route) => {
    const address = route.request().url();
    // The window may close while a request is pending; playwright has then handled the request.
    if (isOwn(address)) return route.continue().catch(() => {});
    thirdPartyRequests.push(address);
    if (thirdParties.some((pattern) => pattern.test(address))) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another site</title>' });
    }
    problems.push(`asked another site: ${address}`);
    return route.abort('blockedbyclient');
  });

  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    if (isOwn(request.url()) && !isCancelled(request, options))
      problems.push(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`server error: ${response.status()} ${response.url()}`);
  });
  await context.exposeBinding('reportPolicyViolation', (_, violation: string) => {
    problems.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyViolation: (text: string) => void }).reportPolicyViolation;
      report(`${event.effectiveDirective} blocked ${event.blockedURI} in ${event.documentURI}`);
    });
  });

  onTestFinished(async () => {
    // Replies that a test still rewrites are ignored when the window closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(unexpectedProblems(visitor, expected), 'what went wrong in the browser').toEqual([]);
  });
  return visitor;
}

/** The unexpected problems of a window. */
export function unexpectedProblems({ problems }: Visitor, expected: readonly RegExp[] = []): string[] {
  return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
}

function isCancelled(request: Request, { javaScriptEnabled = true }: VisitorOptions): boolean {
  const reason = request.failure()?.errorText;
  // Navigation cancels pending requests of the old page. Without JavaScript, scripts are blocked.
  return reason === 'net::ERR_ABORTED' || (!javaScriptEnabled && reason === 'csp' && /\.js$/.test(request.url()));
}
