import type { Page } from 'playwright-core';

/** The answers of a person of 40 to whom no safety rule applies. */
export const usualAnswers = {
  age: '40',
  sex: 'Female',
  weight: '92',
  height: '168',
  activity: 'Lightly Active',
  goal: 'Lose weight steadily',
} as const;

export type Answers = Partial<Record<keyof typeof usualAnswers | 'waist', string>>;

export const numberField = (page: Page, field: 'age' | 'weight' | 'height' | 'waist') =>
  page.locator(`#calculator-${field}`);

/** Fills the form key by key. Undefined fields stay unchanged. */
export async function answer(page: Page, answers: Answers): Promise<void> {
  const { sex, activity, goal, ...numbers } = answers;
  for (const [field, text] of Object.entries(numbers)) await numberField(page, field as 'age').fill(text);
  for (const name of [sex, activity, goal]) {
    if (name !== undefined) await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }
}

/** Fills the form in one step, for tests of the result. */
async function enter(page: Page, answers: Answers): Promise<void> {
  await page.evaluate(({ sex, activity, goal, ...numbers }) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [field, text] of Object.entries(numbers)) {
      const input = document.querySelector(`#calculator-${field}`);
      if (!input) throw new Error(`The form has no field ${field}.`);
      setValue?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const options = [...document.querySelectorAll<HTMLInputElement>('form[aria-label="Your numbers"] [type=radio]')];
    for (const name of [sex, activity, goal]) {
      if (name === undefined) continue;
      const option = options.find(({ labels }) => labels?.[0]?.textContent?.trim().startsWith(name));
      if (!option) throw new Error(`The form has no answer ${name}.`);
      option.click();
    }
  }, answers);
}

/** Waits until the whole result is rendered: on a slow device the first figure appears before the rest. */
const allDrawn = (page: Page) => page.locator('#answer[aria-busy=true]').waitFor({ state: 'detached' });

/** Chooses a unit and waits until every figure uses it. */
export async function chooseUnit(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check();
  await allDrawn(page);
}

/** Clicks the button and waits until the result is rendered. */
export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await allDrawn(page);
}

export const results = (page: Page) => page.locator('#answer');

/** One part of the result, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills the form, calculates, and waits for the result. */
export async function calculateFor(page: Page, changes: Answers = {}): Promise<void> {
  await enter(page, { ...usualAnswers, ...changes });
  await calculate(page);
  await page.locator('#results-title').waitFor();
}

export const interpretAddress = '**/functions/v1/ai-interpret-calculator';
