import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import { launchBrowser } from './chromium.ts';
import { median, printTable, saveResults } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { startSite } from './server.ts';

// Time from a press to the next paint (Event Timing of the browser, in steps of 8 ms) with the processor slowed four times as on a
// phone, and the time until the chat accepts text.

const runs = Number(process.env.RUNS ?? 3);
const slowProcessor = 4;
/** 'Slow 4G' of the browser's developer tools: a round trip of 562.5 ms, 1.44 Mbit/s. */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

interface Step {
  what: string;
  path: string;
  /** Goal in milliseconds; it fails nothing, because a busy machine is slow. */
  goal: number;
  /** Whether the page's script has loaded before the press. */
  hasScript: boolean;
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Condition that the next paint must show. */
  seen: string;
}

const answers = { age: '40', weight: '92', height: '168' };
const help = '.help-panel:popover-open';
const earlyField = `${help} textarea`;
const steps: readonly Step[] = [
  {
    what: 'a button before the script',
    path: '/faq',
    goal: 100,
    hasScript: false,
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Copy address' }).click(),
    seen: '[data-early]',
  },
  {
    what: 'Calculate before the script',
    path: '/calculator',
    goal: 100,
    hasScript: false,
    press: (page) => page.getByRole('button', { name: 'Calculate', exact: true }).click({ noWaitAfter: true }),
    seen: '[data-early]',
  },
  {
    what: 'the menu before the script',
    path: '/about',
    goal: 100,
    hasScript: false,
    press: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    seen: '#mobile-menu:popover-open',
  },
  {
    what: 'the chat before the script, with a field to type in',
    path: '/about',
    goal: 100,
    hasScript: false,
    press: (page) => page.getByRole('button', { name: 'Chat with AI Assistant' }).click(),
    seen: earlyField,
  },
  {
    what: 'the chat with the script there',
    path: '/about',
    goal: 100,
    hasScript: true,
    press: (page) => page.getByRole('button', { name: 'Chat with AI Assistant' }).click(),
    seen: `${help}, [data-chat=open] .chat-panel`,
  },
  {
    what: 'Calculate',
    path: '/calculator',
    goal: 200,
    hasScript: true,
    prepare: async (page) => {
      for (const [field, value] of Object.entries(answers)) await page.locator(`#calculator-${field}`).fill(value);
      for (const name of [/^Female/, /^Lightly Active/, /^Lose weight steadily/])
        await page.getByRole('radio', { name }).check();
    },
    press: (page) => page.getByRole('button', { name: 'Calculate', exact: true }).click(),
    seen: '#answer',
  },
  ...['asrs', 'audit-c', 'beds-7'].map((id) => screener(id, '/mental-health-support', true)),
  ...['stop-bang', 'epworth'].map((id) => screener(id, '/sleep-recovery-optimisation', false)),
];

const site = await startSite();
const browser = await launchBrowser();
const rows: Row[] = [];
try {
  for (const step of steps.filter(({ what }) => what.includes(process.env.ONLY ?? ''))) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await untilPaint(browser, step));
    rows.push({
      what: `CPU slowed 4x: ${step.what}, to the next paint, ms`,
      ours: median(found),
      budget: { of: 'ours', atMost: step.goal, isGoal: true },
    });
  }
  for (const hasScript of [true, false]) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await untilChat(browser, hasScript));
    rows.push({
      what: `CPU slowed 4x, slow 4G: chat pressed ${hasScript ? 'with the script there' : 'before the script'}, its own field after, ms`,
      ours: median(found),
      budget: { of: 'ours', atMost: 1500, isGoal: true },
    });
  }
} finally {
  await browser.close();
  await site.stop();
}
printTable(rows.map(({ what, ours, budget }) => ({ what, ms: Math.round(ours), goal: budget?.atMost ?? '' })));
saveResults('interaction', { runs, rows });
reportRows('interaction', rows);

/** The press that shows the result: the last answer, or the button of the result if there is one. */
function screener(id: string, path: string, isRequested: boolean): Step {
  return {
    what: `result of ${id}`,
    path,
    goal: 200,
    hasScript: true,
    prepare: async (page) => {
      const questions = page.locator(`#${id} fieldset`);
      const count = await questions.count();
      for (let index = 0; index < count; index += 1) {
        // If the result appears without a button, the last answer is the press.
        const isLast = index === count - 1;
        if (!isLast || isRequested) await questions.nth(index).locator('input').last().check();
      }
    },
    press: async (page) => {
      if (isRequested) await page.locator(`#${id}`).getByRole('button', { name: 'Show My Results' }).click();
      else await page.locator(`#${id} fieldset`).last().locator('label').last().click();
    },
    seen: `#${id}-result`,
  };
}

async function open(from: Browser): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await from.newContext({ viewport: { width: 375, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointer|mouse)(down|up)|click$/.test(name)) presses.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return { page, session, close: () => context.close() };
}

async function callScript(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}

async function untilPaint(from: Browser, { what, path, hasScript, prepare, press, seen }: Step): Promise<number> {
  const { page, session, close } = await open(from);
  // Blocks the script, to measure the page without it.
  const held = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await held.promise;
    await route.abort();
  };
  if (!hasScript) await page.route(/\/assets\/.+\.js$/, hold);
  await page.goto(site.address(path));
  // Blocks the navigation of a form without script, so that this page stays.
  if (!hasScript)
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ status: 204 }),
    );
  if (hasScript) await callScript(page);
  await prepare?.(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await page.evaluate((selector) => {
    const { presses } = window as unknown as { presses: number[] };
    presses.length = 0;
    // Capturing listener: another listener may stop the event.
    const note = () => {
      // A task after the next frame: the frame has been painted.
      requestAnimationFrame(() => {
        Object.assign(window, { wasSeen: document.querySelector(selector) !== null });
      });
    };
    addEventListener('click', note, { capture: true });
  }, seen);
  await press(page);
  await page.waitForFunction(() => 'wasSeen' in window);
  // The browser reports timings a little after the paint.
  const duration = await page.evaluate(async () => {
    const { presses } = window as unknown as { presses: number[] };
    for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.max(16, ...presses);
  });
  const wasSeen = await page.evaluate(() => (window as unknown as { wasSeen: boolean }).wasSeen);
  held.resolve();
  await close();
  if (!wasSeen) throw new Error(`${what}: nothing of it was to be seen in the next paint`);
  return duration;
}

async function untilChat(from: Browser, hasScript: boolean): Promise<number> {
  const { page, session, close } = await open(from);
  await page.goto(site.address('/about'));
  if (hasScript) await callScript(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        // Touch: there is no hover before the press.
        addEventListener('pointerdown', () => (pressed ||= performance.now()), true);
        addEventListener('focusin', ({ target }) => {
          if ((target as Element).matches('.chat-input')) resolve(performance.now() - pressed);
        });
      }),
  );
  await page.getByRole('button', { name: 'Chat with AI Assistant' }).tap();
  const milliseconds = await took;
  await close();
  return milliseconds;
}
