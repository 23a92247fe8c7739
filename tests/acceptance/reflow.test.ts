import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageKinds } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import {
  largest,
  largeText,
  largeTextFaults,
  paperFaults,
  setFontSize,
  spaceText,
  tooWide,
  unfold,
} from '#tests/support/readable.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { moveFocus, moveTo, visit } from '#tests/support/visit.ts';

const bookingHost = /^https:\/\/harbour-bookings\.example\//;
/** Many pages in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

/** How much wider the page is than its window, what sticks out, and a header that is cut off. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const header = document.querySelector('header');
    const found = header && header.scrollWidth > header.clientWidth + 1 ? ['the header is cut off'] : [];
    if (scrollWidth <= clientWidth) return found;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      ...found,
      `${scrollWidth} px of content in ${clientWidth} px`,
      ...wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`),
    ];
  });
}

/**
 * Overlapping elements, with the page scrolled to its end: fixed parts over each other, or over the last words of the page.
 * At the left of a wide screen the side menu must cover nothing of the page.
 */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const touching = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const dock = box('nav[aria-label="Quick menu"]');
    const isRail = dock.height > dock.width;
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Text for screen readers only is not visible and cannot be covered.
      if (!node.textContent?.trim() || !parent?.closest('main, footer') || parent.closest('.sr-only')) continue;
      if (parent.checkVisibility()) texts.push(node);
    }
    const words = () =>
      texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter(({ width, height }) => width > 2 && height > 2)
          .map((rectangle) => [node.textContent?.trim() ?? '', rectangle] as const);
      });
    const end = document.documentElement.scrollHeight;
    for (const top of isRail ? [0, end / 3, (2 * end) / 3, end] : [end]) {
      window.scrollTo({ top, behavior: 'instant' });
      if (touching(box('header'), box('nav[aria-label="Quick menu"]'))) found.push('the header touches the side menu');
      const all = words();
      const last = all.filter(([, { top: y }]) => isRail || y > window.innerHeight / 2);
      const [menu, chat] = [box('nav[aria-label="Quick menu"]'), box('[data-chat-launcher]')];
      for (const [text, rectangle] of last) {
        if (touching(rectangle, menu))
          found.push(`the side menu lies over '${text.slice(0, 40)}' at ${Math.round(top)}`);
        if (touching(rectangle, chat))
          found.push(`the chat button lies over '${text.slice(0, 40)}' at ${Math.round(top)}`);
      }
      if (top === end) {
        const lowest = Math.max(...all.map(([, { bottom }]) => bottom));
        if (lowest > window.innerHeight) found.push('the last words are below the window');
      }
    }
    // On wide screens the chat button is in its own corner.
    const items = [...document.querySelectorAll('nav[aria-label="Quick menu"] > ul > li')]
      .filter((item) => item.checkVisibility() && getComputedStyle(item).position !== 'fixed')
      .map((item) => item.getBoundingClientRect());
    items.forEach((one, index) => {
      if (
        one.left < dock.left - 0.5 ||
        one.right > dock.right + 0.5 ||
        one.top < dock.top - 0.5 ||
        one.bottom > dock.bottom + 0.5
      )
        found.push(`entry ${index} of the side menu sticks out`);
      if (items.some((other, position) => position > index && touching(one, other)))
        found.push(`entry ${index} of the side menu touches another`);
    });
    return [...new Set(found)];
  });
}

/** How much of the window the fixed parts take, with the page scrolled. */
function fixedHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: 1000, behavior: 'instant' });
    const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    return height('header') + height('nav[aria-label="Quick menu"]');
  });
}

/** Pages of a module that another page of this list is opened with: moved to as a link does, for a third of the cost. */
const alike = ['/medicare', '/data-deletion', '/goal-setting-maintenance', '/sleep-recovery-optimisation'];
const moved = [...alike, '/weight-loss-clinic-canberra'];

test(
  '[LAYOUT-01] [LAYOUT-04] [ROUTE-01] [PAGE-01] [ACCESS-01] [ACCESS-03] every kind of page reflows from 320 to 1440 px, at 400%, with text of 150% and 200%, and with wider spacing, nothing cut, covered or broken into letters; and it prints, and neither warns nor fails',
  async () => {
    // The window fails the test if a page fails in it, or asks another site for anything.
    const { page } = await newPage(site, { expected: [/status of 404/] });
    const found: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') found.push(`${page.url()} warns: ${message.text()}`);
    });
    const opened = [...pageKinds, '/admin/login'].filter((path) => !moved.includes(path));
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of [...moved, ...opened]) {
      const say = (where: string, faults: string[]) =>
        found.push(...faults.map((fault) => `${path} ${where}: ${fault}`));
      if (path === moved[0] || !moved.includes(path)) await visit(page, site.address(path));
      else await moveTo(page, path);
      // The blog administration shows its form once the session has been read.
      await page.waitForFunction(() => (document.querySelector('main')?.innerText.length ?? 0) > 40);
      say('at 320 px', [...(await overflow(page)), ...(await overlaps(page))]);
      // A window of 1280 by 1024 pixels, enlarged to 400%: one column, with room left to read.
      await page.setViewportSize({ width: 320, height: 256 });
      const taken = await fixedHeight(page);
      say('at 400%', [
        ...(await overflow(page)),
        ...(taken > 256 * 0.6 ? [`fixed parts take ${taken} of 256 px`] : []),
      ]);
      // The width of A4 between its margins: words on white paper, nothing that floats.
      await Promise.all([
        page.setViewportSize({ width: 718, height: 1000 }),
        page.emulateMedia({ media: 'print', colorScheme: 'dark' }),
      ]);
      say('on paper', [...(await paperFaults(page)), ...(await tooWide(page))]);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        say(`at ${width} px`, [...(await overflow(page)), ...(await overlaps(page))]);
      }
      // As in the browser's own settings: sizes and breakpoints both follow. On a wide screen as on one of half its width.
      await Promise.all([setFontSize(page, 32), page.setViewportSize({ width: 1280, height: 800 })]);
      say('at 1280 px, text of 200%', await overflow(page));
      await page.setViewportSize({ width: 320, height: 568 });
      await unfold(page);
      found.push(...(await largeTextFaults(page, path, undefined, path === '/' ? largeText : [largest])));
      await spaceText(page);
      say('with wider spacing', await tooWide(page));
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
    expect(found).toEqual([]);
  },
  timeoutMs,
);

/** Whether another element covers the focused one; after the last, the focus is in the browser. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'past the last';
    if (element.tagName === 'IFRAME') return null;
    // A link may stand over several lines: one of them in view will do.
    const seen = [...element.getClientRects()].some((box) => {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    return seen ? null : `${element.tagName} '${element.textContent?.trim().slice(0, 40)}'`;
  });
}

describe('[LAYOUT-01] [LAYOUT-04] what has the focus is in view, forwards and backwards', () => {
  test.each([
    ['/medicare', 375, undefined],
    ['/how-it-works', 1280, undefined],
    ['/', 375, 'booking'],
  ] as const)(
    '%s at %i px (%s)',
    async (path, width, label) => {
      const { page } = await newPage(site, {
        width,
        height: 640,
        thirdParties: [bookingHost],
      });
      await visit(page, site.address(path, label));
      const stops = await page.evaluate(
        () =>
          [...document.querySelectorAll('a[href], button, summary, input, iframe')].filter((element) =>
            element.checkVisibility(),
          ).length,
      );
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        let walked = 0;
        for (; walked <= stops; walked += 1) {
          await moveFocus(page, key);
          const fault = await hiddenFocus(page);
          // A group of options is one stop.
          if (fault === 'past the last') break;
          if (fault) hidden.push(`${key}: ${fault}`);
        }
        expect(walked, key).toBeGreaterThan(5);
      }
      expect(hidden).toEqual([]);
    },
    timeoutMs,
  );
});
