import type { Page, Response } from 'playwright-core';

/** Opens an address and waits until its script has taken the page over. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} gave no response`);
  await scriptIsReady(page);
  return response;
}

/**
 * Waits until React holds the page: from here on, every click is answered by it. A page fetches its script when
 * somebody reaches for it, or a little later; the sign is given here, so that no test waits for nothing.
 */
export async function scriptIsReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Goes to another page of the same site as a link does. The document stays, and with it what a checker put into it: a third of
 * what opening the page costs.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    type Routed = Window & { __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> } };
    const before = document.title;
    await (window as Routed).__reactRouterDataRouter?.navigate(to);
    // Every page has a title of its own; the new one is drawn with it.
    while (document.title === before) await new Promise(requestAnimationFrame);
  }, path);
}

/**
 * Presses a key and waits until the focus has moved. The browser's own process moves it into a frame of another site, out of
 * it, and past either end of the page, after the key has been reported as handled.
 */
export async function moveFocus(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((element) => document.activeElement !== element, before);
}
