import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  /** 'reduce' unless a test is about motion: every moving frame is drawn without a graphics card. */
  reducedMotion?: BrowserContextOptions['reducedMotion'];
  hasTouch?: boolean;
  /** Turns the page's policy off. Only for tools that must run inside the page; never to make a test pass. */
  bypassCSP?: boolean;
  /** Problems that the test expects, such as /status of 404/. */
  expected?: readonly RegExp[];
  /** Addresses outside the site that the page may ask for. They are answered with an empty page: no test uses the network. */
  thirdParties?: readonly RegExp[];
}

/** A browser window, and everything that went wrong in it. */
export interface Visitor {
  page: Page;
  /** Console errors, uncaught errors, failed requests and policy violations, in the order in which they happened. */
  problems: string[];
  /** Addresses outside the site that the page asked for, allowed or not. */
  thirdPartyRequests: string[];
}

let browser: Promise<Browser> | undefined;

// One Chromium for each worker, which runs one test file after another. It ends with the worker: the pipe between them closes.
async function launched(): Promise<Browser> {
  if (!browser || !(await browser).isConnected()) browser = chromium.launch(chromiumLaunchOptions());
  return browser;
}

/**
 * Opens a window on a site. When the test ends the window is closed, and the test fails if anything went wrong in
 * it that the test did not expect.
 */
export async function newPage(site: { port: number }, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1280, height = 800, expected = [], thirdParties = [], ...contextOptions } = options;
  const context = await (await launched()).newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  // Nearly a test's whole time: nothing is tried twice, and a busy machine is slow rather than wrong.
  context.setDefaultTimeout(50_000);
  const page = await context.newPage();
  const visitor: Visitor = { page, problems: [], thirdPartyRequests: [] };
  const { problems, thirdPartyRequests } = visitor;
  const isOwn = (address: string) => {
    const { hostname, port } = new URL(address);
    return port === String(site.port) && /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
  };

  // A regular expression, not a glob, so that nothing slips through. Data and blob addresses never leave the page.
  await context.route(/^(https?|wss?):/, async (route) => {
    const address = route.request().url();
    // A request on its way when its window closes has been handled already.
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
    // An answer that a test still changes on its way is of no use to a window that closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(unexpectedProblems(visitor, expected), 'what went wrong in the browser').toEqual([]);
  });
  return visitor;
}

/** What went wrong in a window, without what the test expects. */
export function unexpectedProblems({ problems }: Visitor, expected: readonly RegExp[] = []): string[] {
  return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
}

function isCancelled(request: Request, { javaScriptEnabled = true }: VisitorOptions): boolean {
  const reason = request.failure()?.errorText;
  // A page that is left while it loads cancels what it no longer needs; without JavaScript, scripts are refused.
  return reason === 'net::ERR_ABORTED' || (!javaScriptEnabled && reason === 'csp' && /\.js$/.test(request.url()));
}
