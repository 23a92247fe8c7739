import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from './chromium.ts';
import { chosen, type MeasuredPage, pageKinds } from './pages.ts';
import { printTable, saveResults } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { startSite } from './server.ts';

// The first visit to each kind of page: transferred bytes by kind of file, layout shifts while scrolling on a slow connection, and
// the largest paint. None of these is a time, so all have budgets that can fail.

/** Budgets in transferred kB for files that all pages share; pages.ts has the budgets of each page. */
const most = { css: 15.5, font: 20, image: 20, data: 1.5 };
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** A slow mobile connection: 400 kbit/s, a round trip of 400 ms, and a processor slowed four times. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowProcessor = 4;
/** Longer than the three seconds after which the side menu collapses. */
const settled = 3500;

const fileKinds = ['html', 'css', 'script', 'font', 'image', 'data'] as const;
type FileKind = (typeof fileKinds)[number];
type Bytes = Record<FileKind, number>;

interface Calm {
  layoutShift: number;
  shifted: string[];
  largest: { element: string; text: string; isText: boolean; isInHtml: boolean };
}

/** Records of the page's performance observers (`observe`). */
interface Noted {
  shifts: { value: number; elements: string[] }[];
  largest: { element: string; text: string; isText: boolean } | undefined;
}

const site = await startSite();
const browser = await launchBrowser();
const results = [];
try {
  for (const page of chosen(pageKinds)) {
    results.push({
      page,
      bytes: await weigh(browser, page),
      phone: await observe(browser, page, viewports.phone),
      desktop: await observe(browser, page, viewports.desktop),
    });
  }
} finally {
  await browser.close();
  await site.stop();
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
printTable(
  results.map(({ page, bytes, phone, desktop }) => ({
    'kB over the wire': page.name,
    ...Object.fromEntries(fileKinds.map((kind) => [kind, kilobytes(bytes[kind])])),
    all: kilobytes(fileKinds.reduce((sum, kind) => sum + bytes[kind], 0)),
    'shift phone': phone.layoutShift.toFixed(4),
    'shift desktop': desktop.layoutShift.toFixed(4),
    'largest on phone': `${phone.largest.isText ? 'text' : 'IMAGE'} ${phone.largest.element}`,
    'on desktop': `${desktop.largest.isText ? 'text' : 'IMAGE'} ${desktop.largest.element}`,
  })),
);
saveResults('first-load', { results });
reportRows(
  'first-load',
  results.flatMap(({ page, bytes }) =>
    fileKinds
      .filter((kind) => bytes[kind] > 0)
      .map(
        (kind): Row => ({
          what: `${page.name}, first load, ${kind}, kB`,
          ours: bytes[kind] / 1000,
          budget: { of: 'ours', atMost: { ...most, ...page.most }[kind] },
        }),
      ),
  ),
);

const failures = results.flatMap(({ page, phone, desktop }) => [
  ...faults(`${page.name} on a phone`, phone),
  ...faults(`${page.name} on a desktop`, desktop),
]);
for (const failure of failures) console.error(`NOT REACHED  ${failure}`);
if (failures.length === 0) console.log('Reached: no layout shift; the largest paint is in the HTML.');
else process.exitCode = 1;

function faults(name: string, { layoutShift, shifted, largest }: Calm): string[] {
  return [
    ...(layoutShift > 0 ? [`${name}: layout shift ${layoutShift} of ${shifted.join(' ')}`] : []),
    ...(largest.isText && !largest.isInHtml
      ? [`${name}: the largest paint, "${largest.text}", is not in the HTML`]
      : []),
  ];
}

/** Opens a page with an empty cache, scrolls to its end, and sums the transferred bytes. */
async function weigh(browser: Browser, { path, label }: MeasuredPage): Promise<Bytes> {
  for (const address of [path, `/page-script${path}`]) await untilSmallest(site.address(address, label));
  const context = await browser.newContext({ viewport: viewports.phone });
  const page = await context.newPage();
  const { bytes, isQuiet } = countBytes(await context.newCDPSession(page));
  await page.goto(site.address(path, label));
  await readToTheEnd(page);
  await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => /^__react/.test(key)));
  while (!isQuiet()) await wait(100);
  await context.close();
  return bytes;
}

/** A page gets its best compression from the second request on. */
async function untilSmallest(address: string): Promise<void> {
  const { host, port, pathname } = new URL(address);
  // Browsers resolve sub-sites of localhost; the system may not.
  const length = () =>
    new Promise((resolve, reject) => {
      const requested = { port, path: pathname, headers: { host, 'accept-encoding': 'br' } };
      get(requested, (response) => {
        response.resume().once('end', () => resolve(response.headers['content-length']));
      }).once('error', reject);
    });
  const first = await length();
  const timeoutMs = performance.now() + 3000;
  while ((await length()) === first && performance.now() < timeoutMs) await wait(100);
}

function countBytes(session: CDPSession): { bytes: Bytes; isQuiet: () => boolean } {
  const bytes = Object.fromEntries(fileKinds.map((kind) => [kind, 0])) as Bytes;
  const answers = new Map<string, { kind: FileKind; head: number }>();
  let heardAt = performance.now();
  const hear = () => {
    heardAt = performance.now();
  };
  session.on('Network.requestWillBeSent', hear);
  session.on('Network.dataReceived', hear);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    hear();
    answers.set(requestId, { kind: kindOf(response.mimeType), head: response.encodedDataLength });
  });
  // The transferred body: all bytes less the headers.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    hear();
    const answer = answers.get(requestId);
    if (answer) bytes[answer.kind] += Math.max(0, encodedDataLength - answer.head);
  });
  void session.send('Network.enable');
  return { bytes, isQuiet: () => performance.now() - heardAt > 1000 };
}

function kindOf(type: string): FileKind {
  if (type === 'text/x-script' || type.includes('json')) return 'data';
  if (type.includes('javascript')) return 'script';
  return fileKinds.find((kind) => type.includes(kind)) ?? 'data';
}

/** Loads a page on a slow connection and scrolls while it loads; returns the layout shifts and the largest paint. */
async function observe(
  browser: Browser,
  { path, label }: MeasuredPage,
  viewport: { width: number; height: number },
): Promise<Calm> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(noteInPage);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await page.goto(site.address(path, label), { waitUntil: 'load' });
  await readToTheEnd(page);
  const { noted, isInHtml } = await page.evaluate(async () => {
    const { noted } = window as unknown as { noted: Noted };
    const html = await (await fetch(location.href)).text();
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const sent = plain(new DOMParser().parseFromString(html, 'text/html').body.textContent);
    return { noted, isInHtml: sent.includes(plain(noted.largest?.text)) };
  });
  await context.close();
  if (!noted.largest) throw new Error(`${path}: the browser noted no largest paint`);
  return {
    layoutShift: noted.shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: [...new Set(noted.shifts.flatMap(({ elements }) => elements))],
    largest: { ...noted.largest, isInHtml },
  };
}

/** Scrolls in steps, as a reader does, and waits for late content. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(2, 2);
  for (let scrolled = 0; scrolled < height; scrolled += 500) {
    await page.mouse.wheel(0, 500);
    await wait(60);
  }
  await wait(settled);
}

/** Runs in the page before its own scripts. */
function noteInPage(): void {
  const describe = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(removed)';
    const id = element.id ? `#${element.id}` : '';
    const firstClass = element.classList[0] ? `.${element.classList[0]}` : '';
    return `${element.localName}${id}${firstClass}`;
  };
  const noted: Noted = { shifts: [], largest: undefined };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (!entry.hadRecentInput)
        noted.shifts.push({ value: entry.value, elements: entry.sources.map(({ node }) => describe(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; url: string })[]) {
      noted.largest = {
        element: describe(entry.element),
        text: entry.element?.textContent ?? '',
        isText: entry.url === '',
      };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
