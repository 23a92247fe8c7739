import type { Page } from 'playwright-core';

/** Fills the calculator with values for a body mass index of 33.1. */
export async function fillIn(page: Page): Promise<void> {
  for (const [field, text] of Object.entries({ age: '44', weight: '98', height: '172' }))
    await page.locator(`#calculator-${field}`).fill(text);
  for (const field of ['sex', 'activityLevel', 'goal'])
    await page.locator(`#calculator-${field}`).click({ force: true });
}
