import type { Page } from 'playwright-core';

/** Delays every script file of the pages until the test releases it: a visitor who is faster than the network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Waits until React has hydrated, has replayed earlier input and has rendered. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.locator(':root[data-script=here]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** The values of a page's fields by their names. */
export type Fields = Record<string, string | boolean>;

/**
 * Chooses the last option of each group, ticks each box and types into each usable text field, in this order, so that units
 * come before numbers. Returns the values.
 */
export async function useEveryField(page: Page): Promise<Fields> {
  const fields = page.locator('main :is(input:not([type=hidden]), textarea, select)');
  const kinds = await fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => ({
      type: field.type,
      name: field.name,
      isUsable: field.checkVisibility({ visibilityProperty: true }) && !field.disabled && !field.readOnly,
    })),
  );
  const groups = new Map<string, number>();
  const boxes: number[] = [];
  const texts: number[] = [];
  for (const [place, { type, name, isUsable }] of kinds.entries()) {
    if (!isUsable) continue;
    if (type === 'radio') groups.set(name, place);
    else if (type === 'checkbox') boxes.push(place);
    else texts.push(place);
  }
  const pressed = [...groups.values(), ...boxes];
  for (const place of pressed) await fields.nth(place).click({ force: true });
  for (const place of texts) {
    await fields.nth(place).focus();
    await page.keyboard.type('44');
  }
  const used = new Set([...pressed, ...texts]);
  return Object.fromEntries((await shown(page)).filter((_, place) => used.has(place)));
}

/** The values of the fields that were used. */
export async function shownIn(page: Page, used: Fields): Promise<Fields> {
  return Object.fromEntries((await shown(page)).filter(([name]) => name in used));
}

/** React's generated ids change when a part is rendered again: those fields are identified by their position. */
function shown(page: Page): Promise<[string, string | boolean][]> {
  return page.evaluate(() => {
    let unnamed = 0;
    const all = document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=hidden]), textarea, select)');
    return [...all].map((field): [string, string | boolean] => {
      const isPressed = /radio|checkbox/.test(field.type);
      const own = [field.id, field.name].find((name) => name && !name.startsWith('_'));
      const name = own ? `${own} ${isPressed ? field.value : ''}` : `field ${++unnamed}`;
      return [name, isPressed ? field.checked : field.value];
    });
  });
}
