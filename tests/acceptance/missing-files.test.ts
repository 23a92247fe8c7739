import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import { chatParts, expectHelpLines } from '#tests/support/chat-page.ts';
import { isTakenOver } from '#tests/support/early-visitor.ts';
import { fillIn } from '#tests/support/failing-parts.ts';
import { sharedSite, sharedSiteBehindProxy } from '#tests/support/shared-site.ts';

// Pages without each of their files: because of a filter, a portal, a proxy or a lost line.

const site = await sharedSite();
const phone = { width: 390, height: 844 } as const;
const expected = [
  /Failed to load|Failed to fetch/,
  /request failed/,
  /error loading/i,
  /Unexpected|SyntaxError|export named|Importing/,
  /MIME/,
  /file is empty/,
];
const open = (options: VisitorOptions = {}) => newPage(site, { ...phone, expected, ...options });

/** How a file does not come. One that comes too late is the last test. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  refused: (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<!doctype html><title>Blocked</title>' }),
  half: async (route) => {
    try {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    } catch (error) {
      // A request on its way when its window closes ends with the window.
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  },
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  offline: (route) => route.abort('internetdisconnected'),
};

/** The script files that a page loads without input. */
async function filesOf(path: string): Promise<string[]> {
  const { page } = await newPage(site, phone);
  const files = new Set<string>();
  page.on(
    'request',
    (request) => /\/(assets|page-script)\/[^?]*$/.test(request.url()) && files.add(new URL(request.url()).pathname),
  );
  await page.goto(site.address(path));
  await isTakenOver(page);
  return [...files].filter((file) => !/\.(css|woff2|svg)$/.test(file));
}

async function without(page: Page, file: string, fault: string): Promise<void> {
  await page.route(
    (address) => address.pathname === file,
    (route) => faults[fault]?.(route),
  );
}

/** The page says what it says without script: nothing waits, the chat is a link, the form is one that the server answers. */
async function expectPlainPage(page: Page, what: string): Promise<void> {
  await page.locator(':root:not([data-script])').waitFor({ state: 'attached' });
  expect(await page.getByText('Something went wrong').count(), what).toBe(0);
  const launcher = page.locator('[data-chat-launcher]');
  expect(await launcher.getAttribute('href'), what).toBe('/ask');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await launcher.click();
  expect(await page.locator('#help-panel').isVisible(), what).toBe(false);
}

describe('[PHONE-02] without one of the files that a page starts with', () => {
  const seen = new Set<string>();
  test.each(['/calculator', '/', '/mental-health-support', '/blog', '/faq'])(
    '%s says what it says without script',
    async (path) => {
      const files = (await filesOf(path)).filter((file) => !seen.has(file));
      for (const file of files) seen.add(file);
      expect(files.length, path).toBeGreaterThan(0);
      const kinds = Object.keys(faults);
      // Every file in one way, and each way for some of them: what follows is the same.
      const rows = files.map((file, place) => [file, kinds[place % kinds.length] ?? 'blocked'] as const);
      while (rows.length > 0) {
        await Promise.all(
          rows.splice(0, 4).map(async ([file, fault]) => {
            const what = `${path}: ${file} ${fault}`;
            const { page } = await open({ expected: [/./] });
            await without(page, file, fault);
            await page.goto(site.address(path));
            await page.evaluate(() => dispatchEvent(new Event('pointerover')));
            // A picture's or a later part's file: the page goes on without it.
            await page.locator(':root:not([data-script]), :root[data-script=here]').waitFor({ state: 'attached' });
            if (await page.locator(':root[data-script=here]').count())
              expect(await page.locator('h1').count(), what).toBe(1);
            else await expectPlainPage(page, what);
            await page.context().close();
          }),
        );
      }
    },
  );
});

describe('[PHONE-02] a file that comes with a result', () => {
  test.each(['next-step', 'tab-findings'])('%s: the result is shown without it, however it fails', async (name) => {
    for (const fault of Object.keys(faults)) {
      const { page } = await open();
      const pattern = new RegExp(`/assets/${name}-.+\\.js$`);
      await page.route(pattern, (route) => faults[fault]?.(route));
      await page.goto(site.address('/calculator'));
      await isTakenOver(page);
      await fillIn(page);
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      await page.locator('#answer:not([aria-busy])').waitFor();
      expect(await page.locator('#answer').innerText(), fault).toContain('Body mass index 33.1');
      expect(await page.locator('#calculator-weight').inputValue(), fault).toBe('98');
      expect(await page.getByText('Something went wrong').count(), fault).toBe(0);
      await page.context().close();
    }
  });
});

test('[PHONE-02] the analytics question: where its file does not load, nothing is asked and nothing lost', async () => {
  const measured = await sharedSiteBehindProxy();
  for (const fault of Object.keys(faults)) {
    const { page } = await newPage(measured, { ...phone, expected });
    await page.route(/\/assets\/consent-.+\.js$/, (route) => faults[fault]?.(route));
    await page.goto(measured.address('/calculator'));
    await isTakenOver(page);
    await page.locator('#calculator-age').fill('44');
    expect(await page.getByText('Something went wrong').count(), fault).toBe(0);
    expect(await page.locator('#calculator-age').inputValue(), fault).toBe('44');
    await page.context().close();
  }
});

test('[PHONE-02] a page whose own file does not come is opened as a plain link opens it', async () => {
  for (const fault of Object.keys(faults)) {
    const { page } = await open({ width: 1280 });
    await page.route(/\/assets\/faq-.+\.js$/, (route) => faults[fault]?.(route));
    await page.goto(site.address('/about'));
    await isTakenOver(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => page.url()).toBe(site.address('/faq'));
    await page.getByRole('heading', { level: 1, name: 'Questions people ask before they book' }).waitFor();
    await page.context().close();
  }
});

describe('[PHONE-02] [SAFE-03] a start that does not come', () => {
  test('in ten seconds says so in the help, and takes the field away unless there are words in it', async () => {
    for (const words of ['', 'I want to die']) {
      const { page } = await open();
      await page.clock.install();
      await page.route(/\/assets\/.+\.js$/, () => new Promise(() => {}));
      await page.goto(site.address('/about'), { waitUntil: 'domcontentloaded' });
      await chatParts(page).launcher.click();
      const help = page.getByRole('dialog', { name: 'How can we help?' });
      const field = help.getByRole('textbox', { name: 'Your message' });
      await field.fill(words);
      expect(await help.getByText('The chat could not be loaded').isVisible()).toBe(false);
      await page.clock.runFor(11_000);
      await help.getByText('The chat could not be loaded').waitFor();
      await expectHelpLines(help);
      expect(await field.isVisible()).toBe(words !== '');
      expect(await help.getByRole('link', { name: 'on a page of its own' }).getAttribute('href')).toBe('/ask');
      await page.context().close();
    }
  });

  test('and text that was typed before can be sent without it', async () => {
    const { page } = await open();
    await page.route(/\/assets\/.+\.js$/, () => new Promise(() => {}));
    const sent = Promise.withResolvers<string>();
    await page.route('**/ask', (route) => {
      sent.resolve(`${route.request().method()} ${route.request().postData()}`);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Answered</title>' });
    });
    await page.goto(site.address('/about'), { waitUntil: 'domcontentloaded' });
    await chatParts(page).launcher.click();
    const help = page.getByRole('dialog', { name: 'How can we help?' });
    await help.getByRole('textbox', { name: 'Your message' }).fill('I want to die');
    await help.getByRole('button', { name: 'Send' }).click();
    expect(await sent.promise).toBe('POST message=I+want+to+die');
  });

  test('a browser without the features of the floor is left with the page as it is without script', async () => {
    const { page } = await open();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    const requested: string[] = [];
    page.on('request', (request) => /\.js$/.test(request.url()) && requested.push(request.url()));
    await page.goto(site.address('/calculator'));
    await page.locator('h1').click();
    await expectPlainPage(page, 'gate');
    expect(requested).toEqual([]);
  });
});
