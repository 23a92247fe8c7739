import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { newPage, type VisitorOptions } from './browser.ts';
import type { ReachableSite } from './site.ts';
import { visit } from './visit.ts';

/** One golden vector: the answers by item, in order, and the expected result. */
export interface ScreenerVector {
  id: string;
  note: string;
  answers: Record<string, string | number | null>;
  score: number | null;
  title?: string;
  display?: string;
  showHotline?: boolean;
  drivingWarning?: boolean;
}

export type ScreenerKey = 'beds7' | 'auditC' | 'asrsPartA' | 'stopBang' | 'epworth';

const file = new URL('../fixtures/vectors/screeners.json', import.meta.url);

export function screenerVectors(key: ScreenerKey): ScreenerVector[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<ScreenerKey, { vectors: ScreenerVector[] }>;
  return all[key].vectors;
}

export const mentalHealth = '/mental-health-support';
export const sleep = '/sleep-recovery-optimisation';

/** The questionnaire with this heading. */
export function tool(page: Page, name: RegExp): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last();
}

/** Answers the questions in order and in one step; null skips a question. */
export async function answer(screener: Locator, answers: readonly (string | number | null)[]): Promise<void> {
  await screener.locator('fieldset').first().waitFor();
  await screener.locator('fieldset').evaluateAll((questions, values) => {
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      const option = questions[index]?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (!option) throw new Error(`Question ${index + 1} has no answer ${value}.`);
      option.click();
    }
  }, answers);
}

/** Gives every question the same answer. */
export async function answerAll(screener: Locator, value: string | number): Promise<void> {
  const count = await screener.locator('fieldset').count();
  await answer(screener, Array<string | number>(count).fill(value));
}

/** Gives the first or last answer to all or the first few questions. */
export async function choose(screener: Locator, place: 'first' | 'last', questions?: number): Promise<void> {
  await screener.locator('fieldset').evaluateAll(
    (all, [end, count]) => {
      for (const question of all.slice(0, count)) {
        const options = question.querySelectorAll('input');
        options[end === 'first' ? 0 : options.length - 1]?.click();
      }
    },
    [place, questions] as const,
  );
}

export function press(screener: Locator, name: string): Promise<void> {
  return screener.getByRole('button', { name, exact: true }).click();
}

/** The button that shows or hides the result, on questionnaires that have one. */
export function toggle(screener: Locator, word: 'Show' | 'Hide'): Locator {
  return screener.getByRole('button', { name: `${word} My Results`, exact: true });
}

/** Opens a page, answers one questionnaire and shows its result. */
export async function withResult(
  site: ReachableSite,
  path: string,
  name: RegExp,
  value: string | number,
  { before, ...options }: VisitorOptions & { before?: (page: Page) => Promise<unknown> } = {},
): Promise<{ page: Page; screener: Locator }> {
  const { page } = await newPage(site, options);
  await before?.(page);
  await visit(page, site.address(path));
  const screener = tool(page, name);
  await answerAll(screener, value);
  await showResult(screener);
  return { page, screener };
}

/** Clicks the button of the result, on questionnaires that have one. */
export async function showResult(screener: Locator): Promise<void> {
  const show = toggle(screener, 'Show');
  const scale = screener.getByRole('img');
  await show.or(scale).first().waitFor();
  if (await show.isVisible()) await show.click();
  await scale.waitFor();
  // The result is rendered before its actions.
  await screener.locator('[aria-busy]').waitFor({ state: 'detached' });
}

/** Downloads the report: file name and content. */
export async function download(page: Page, screener: Locator): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await press(screener, 'Download Report');
  const file = await started;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** The text of the visible notice. */
export function noticeShown(page: Page): Promise<string[]> {
  return page.locator('[data-toast] p').allInnerTexts();
}
