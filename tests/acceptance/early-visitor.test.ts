import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { holdScripts } from '#tests/support/early-visitor.ts';
import { answerAll, sleep, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { scriptIsReady } from '#tests/support/visit.ts';

// Input before a page's script has loaded: docs/decisions/0012-script-when-wanted.md.

const site = await sharedSite();

const scriptFile = /\/assets\/.+\.js$/;

function watchScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => scriptFile.test(request.url()) && requested.push(request.url()));
  return requested;
}

test('[PAGE-01] [CITY-01] [SUB-05] an untouched page loads no script at first, and loads it after a while', async () => {
  // Side by side: each of them waits.
  const pages = [
    ['/', undefined],
    ['/weight-loss-clinic-sydney', undefined],
    ['/', 'sleep'],
  ] as const;
  await Promise.all(
    pages.map(async ([path, label]) => {
      const { page } = await newPage(site);
      const requested = watchScripts(page);
      const first = page.waitForRequest(scriptFile);
      await page.goto(site.address(path, label));
      expect(requested, `${label}${path}`).toEqual([]);
      await first;
      await scriptIsReady(page);
    }),
  );
});

describe('[ROUTE-01] a visitor who is faster than the script', () => {
  test.each([
    ['a finger', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ])('calls it with %s', async (_, reach) => {
    const { page } = await newPage(site);
    await page.clock.install();
    await page.goto(site.address('/about'));
    await reach(page);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    );
  });

  test('follows a link all the same', async () => {
    const { page } = await newPage(site);
    await holdScripts(page);
    await page.goto(site.address('/'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(site.address('/about'));
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  test('[LAYOUT-09] presses a button once, and it acts when it can', async () => {
    const { page } = await newPage(site);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/faq'));
    const button = page.getByRole('main').getByRole('button', { name: 'Copy address' });
    await button.click();
    // It is seen to be heard, and is itself again once it has acted.
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6');
    letThrough();
    await page.locator('[data-toast]').waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(1);
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  test('[LAYOUT-02] [LAYOUT-05] opens a menu, and it stays open', async () => {
    const { page } = await newPage(site, { width: 375, height: 700 });
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/about'));
    const menu = page.locator('#mobile-menu');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
    letThrough();
    await scriptIsReady(page);
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });
  });

  test('[LAYOUT-05] opens the side menu, which is collapsed three seconds after the load, not later', async () => {
    const { page } = await newPage(site);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/about'));
    const menu = page.getByRole('navigation', { name: 'Quick menu' });
    await menu.getByText('OPEN MENU').click();
    await page.clock.runFor(1000);
    letThrough();
    await scriptIsReady(page);
    expect(await menu.getByText('COLLAPSE MENU').isVisible()).toBe(true);
    await page.clock.runFor(2000);
    await expect.poll(() => menu.getByText('OPEN MENU').isVisible()).toBe(true);
  });

  test('[ACCESS-03] asks for dark colours, and answers questions: both count', async () => {
    const { page } = await newPage(site);
    const letThrough = await holdScripts(page);
    await page.goto(site.address(sleep));
    const screener = tool(page, /^Epworth/);
    await answerAll(screener, 1);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark colours' }).click();
    letThrough();
    await page.locator(':root[data-theme=dark]').waitFor();
    await screener.getByText('8 of 8 answered').first().waitFor();
    await screener.getByRole('img').waitFor();
  });

  test('[ACCESS-03] a press of dark colours on the staff sign-in counts: it loads the script at once', async () => {
    const { page } = await newPage(site);
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/blog-admin'), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Dark colours' });
    await button.click();
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6');
    letThrough();
    await page.locator(':root[data-theme=dark]').waitFor();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  });

  test('[PAGE-01] preserves typed text, and uses it', async () => {
    const { page } = await newPage(site);
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/'));
    const height = page.getByRole('textbox', { name: /^Height/ });
    const weight = page.getByRole('textbox', { name: /^Weight/ });
    await height.fill('160');
    await weight.fill('64');
    letThrough();
    await expect.poll(() => page.locator('main output').innerText()).toContain('25.0');
    expect([await height.inputValue(), await weight.inputValue()]).toEqual(['160', '64']);
  });

  test('[CHAT-01] begins to type where the chat will be: it goes on there, and is sent when they send it', async () => {
    const { page } = await newPage(site, { width: 375, height: 700 });
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/about'));
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).click();
    const help = page.getByRole('dialog', { name: 'How can we help?' });
    await help.getByRole('textbox', { name: 'Your message' }).pressSequentially('is it');
    letThrough();
    const chat = page.getByRole('dialog', { name: 'AI Health Assistant' });
    await chat.waitFor();
    await help.waitFor({ state: 'hidden' });
    const field = chat.getByRole('textbox', { name: 'Your message' });
    await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
    await page.keyboard.type(' dear');
    expect(await field.inputValue()).toBe('is it dear');
    expect(await chat.getByRole('list').getByText('is it dear').count()).toBe(0);
  });

  test('[CHAT-01] begins to type for a chat that cannot be had: the words stay there', async () => {
    const { page } = await newPage(site, { width: 375, height: 700, expected: [/panel-.*\.js/, /ERR_FAILED/] });
    const typed = Promise.withResolvers<void>();
    await page.route(/\/assets\/panel-.+\.js$/, async (route) => {
      await typed.promise;
      await route.abort();
    });
    await page.goto(site.address('/about'));
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).click();
    const help = page.getByRole('dialog', { name: 'How can we help?' });
    const field = help.getByRole('textbox', { name: 'Your message' });
    await field.fill('is it dear');
    typed.resolve();
    await help.getByText('The chat could not be loaded.').waitFor();
    expect(await field.inputValue()).toBe('is it dear');
    expect(await field.isVisible()).toBe(true);
  });

  test('[LAYOUT-09] is answered by every kind of control', async () => {
    const { page } = await newPage(site, {
      width: 375,
      height: 812,
    });
    await holdScripts(page);
    const silent: string[] = [];
    let pressed = 0;
    // Each kind of control.
    for (const [path, label] of [
      ['/'],
      ['/calculator'],
      ['/mental-health-support'],
      ['/blog/after-a-short-night'],
      ['/', 'sleep'],
      ['/blog-admin'],
    ] as const) {
      await page.goto(site.address(path, label), { waitUntil: 'domcontentloaded' });
      const { controls, unanswered } = await page.evaluate(() => {
        const controls = [
          ...document.querySelectorAll<HTMLElement>('button:not([type=submit]), summary, [data-panel]'),
        ];
        const answers = (control: HTMLElement) => {
          const details = control.closest('details');
          const popover = document.getElementById(control.getAttribute('popovertarget') ?? control.dataset.panel ?? '');
          const before = [details?.open, popover?.matches(':popover-open')];
          control.click();
          if (control.localName === 'summary') return details?.open !== before[0];
          if (popover) return popover.matches(':popover-open') !== before[1];
          return getComputedStyle(control).opacity === '0.6';
        };
        const seen = controls.filter((control) => control.checkVisibility() && !control.matches(':disabled'));
        const unanswered = seen.filter((control) => !answers(control)).map((control) => control.innerText);
        return { controls: seen.length, unanswered };
      });
      pressed += controls;
      silent.push(...unanswered.map((words) => `${label ?? ''}${path}: ${words}`));
    }
    expect(pressed).toBeGreaterThan(20);
    expect(silent).toEqual([]);
  });
});
