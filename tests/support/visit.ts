import type { Page, Response } from 'playwright-core';

/** Opens an address and waits until React has hydrated. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} gave no response`);
  await scriptIsReady(page);
  return response;
}

/**
 * Waits until React has hydrated and handles clicks. A page loads its script at the first sign of use or a little later; this
 * function gives that sign.
 */
export async function scriptIsReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Navigates to another page of the site within the application. The document and scripts injected into it stay, so it takes a
 * third of the time of opening the page.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    type Routed = Window & { __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> } };
    const before = document.title;
    await (window as Routed).__reactRouterDataRouter?.navigate(to);
    // Every page has its own title, which changes with the page.
    while (document.title === before) await new Promise(requestAnimationFrame);
  }, path);
}

/**
 * Presses a key and waits until the focus has moved. The browser process moves the focus into or out of a cross-site frame, and
 * past either end of the page, after the key event has been reported as handled.
 */
export async function moveFocus(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((element) => document.activeElement !== element, before);
}
