import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { changes } from '#tests/support/changed-pages.ts';
import { isTakenOver } from '#tests/support/early-visitor.ts';
import { mentalHealth, sleep } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// React hydrates a page in steps: the root first, then each part. On a slow device a visitor acts between two steps.

const site = await sharedSite();

/** React's report that it rendered a changed part again. */
const drawnAnew = [/error #418/, /error #423/, /error #425/];

interface Moment {
  path: string;
  /** Runs in the page, before its script. */
  before?: () => void;
  /** Runs in the page in the moment in which React holds it, but none of its parts. */
  act: () => void;
}

/** Opens a page, acts in that moment, and waits until React holds every part. */
async function actBetween({ path, before, act }: Moment): Promise<Page> {
  const { page } = await newPage(site, { width: 390, height: 844, expected: drawnAnew });
  await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'early' in window);
  if (before) await page.evaluate(before);
  await page.evaluate(`new MutationObserver((_, observer) => {
    observer.disconnect();
    (${act})();
  }).observe(document.documentElement, { attributeFilter: ['data-script'] })`);
  await isTakenOver(page);
  return page;
}

const answerAlcohol = () => {
  const names = new Set([...document.querySelectorAll('#audit-c input')].map((input) => input.getAttribute('name')));
  for (const name of names) document.querySelectorAll<HTMLElement>(`#audit-c [name="${name}"]`)[1]?.click();
};

test.each(['nothing at all', 'words are exchanged by an extension'])(
  '[PHONE-04] each answer given while React takes the page over counts (changed before: %s)',
  async (change) => {
    const page = await actBetween({ path: mentalHealth, before: changes[change], act: answerAlcohol });
    await page.locator('#audit-c').getByText('3 of 3 answered').waitFor();
    await page.locator('#audit-c').getByRole('button', { name: 'Show My Results' }).waitFor();
  },
);

test('[PHONE-04] of two answers to one question the last counts', async () => {
  const page = await actBetween({
    path: sleep,
    act: () => {
      for (const option of document.querySelectorAll<HTMLElement>('#epworth fieldset input')) option.click();
    },
  });
  const result = page.locator('#epworth-result');
  await expect.poll(() => result.innerText()).toContain('24');
  const ticked = await page
    .locator('#epworth fieldset')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('input')[3]?.checked));
  expect(ticked).toEqual(Array(8).fill(true));
});

test('[PHONE-04] a question of the Medicare prices is answered while React takes the page over', async () => {
  const page = await actBetween({
    path: '/medicare',
    act: () => document.querySelector<HTMLElement>('[data-question=seen][value=yes]')?.click(),
  });
  const shown = page.locator('main output');
  const atFirst = await page.evaluate(async () => {
    const { body } = new DOMParser().parseFromString(await (await fetch('/medicare')).text(), 'text/html');
    return body.querySelector('main output')?.textContent;
  });
  expect(atFirst).toContain('You pay');
  expect(await shown.textContent()).not.toBe(atFirst);
});

test('[PHONE-04] a number typed while React takes the page over is in the unit that was chosen before', async () => {
  const page = await actBetween({
    path: '/calculator',
    before: () => document.querySelector<HTMLElement>('[name=unit-weight][value=lb]')?.click(),
    act: () => {
      const field = document.querySelector<HTMLElement>('#calculator-weight');
      field?.focus();
      for (const key of '215') {
        field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        document.execCommand('insertText', false, key);
      }
    },
  });
  expect(await page.locator('[name=unit-weight]:checked').getAttribute('value')).toBe('lb');
  expect(await page.locator('#calculator-weight').inputValue()).toBe('215');
});

test('[CALC-03] [PHONE-04] a form sent during hydration has the values typed before', async () => {
  const page = await actBetween({
    path: '/calculator',
    before: () => {
      for (const [field, text] of Object.entries({ age: '44', weight: '80', height: '172' })) {
        document.getElementById(`calculator-${field}`)?.focus();
        document.execCommand('insertText', false, text);
      }
      for (const field of ['sex', 'activityLevel', 'goal']) document.getElementById(`calculator-${field}`)?.click();
    },
    act: () => {
      const button = document.querySelector<HTMLElement>('form[aria-label="Your numbers"] button[type=submit]');
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.click();
    },
  });
  await page.locator('#answer').waitFor();
  expect(await page.locator('#answer').innerText()).toContain('27.0');
  expect(await page.locator('[data-toast]').count()).toBe(0);
});

test('[ACCESS-03] a button pressed before the script and again while React takes the page over acts once', async () => {
  const press = () => {
    const isSwitch = (button: HTMLElement) => button.innerText.includes('Dark colours');
    [...document.querySelectorAll<HTMLElement>('footer button')].find(isSwitch)?.click();
  };
  const page = await actBetween({ path: '/about', before: press, act: press });
  expect(await page.locator(':root').getAttribute('data-theme')).toBe('dark');
});
