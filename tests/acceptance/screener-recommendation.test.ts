import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { answer, download, mentalHealth, press, showResult, sleep, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const soon = { timeout: 20_000 };
/** Many results in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

interface Case {
  path: string;
  name: RegExp;
  answers: readonly (string | number)[];
  /** The score's own line, which stays whatever is recommended. */
  line: string;
  /** Sentences of every output, and of none. */
  says: readonly RegExp[];
  never: readonly RegExp[];
}

const advisedToDoNothing = /nothing (?:more )?to do|nothing needs to change|in the lower range|if it worries you/i;

const cases: Readonly<Record<string, Case>> = {
  'Epworth, low, with a moderate chance of dozing in traffic': {
    path: sleep,
    name: /^Epworth/,
    answers: [1, 1, 0, 0, 0, 0, 0, 2],
    line: 'Score: 4/24 - Normal Daytime Alertness',
    says: [/do not drive while you are sleepy/i, /see a GP or another clinician soon/i],
    never: [advisedToDoNothing, /if sleepiness bothers you/i],
  },
  'Epworth, mild, with a slight chance of dozing in traffic': {
    path: sleep,
    name: /^Epworth/,
    answers: [1, 1, 1, 1, 1, 1, 1, 1],
    line: 'Score: 8/24 - Mild Excessive Daytime Sleepiness',
    says: [/do not drive while you are sleepy/i, /see a GP or another clinician soon/i],
    never: [advisedToDoNothing, /if sleepiness bothers you/i, /look at your hours of sleep first/i],
  },
  'Epworth, severe': {
    path: sleep,
    name: /^Epworth/,
    answers: [3, 3, 3, 3, 3, 1, 2, 0],
    line: 'Score: 18/24 - Severe Excessive Daytime Sleepiness',
    says: [/do not drive until you have been assessed/i, /immediate medical evaluation/i],
    never: [advisedToDoNothing],
  },
  'BEDS-7, low': {
    path: mentalHealth,
    name: /^BEDS-7/,
    answers: Array<string>(7).fill('no'),
    line: 'Score: 0/7 - Low Risk Indicated',
    says: [/1800 33 4673/, /if you make yourself vomit/i],
    never: [/nothing (?:more )?to do/i],
  },
  'AUDIT-C, moderate, drinking heavily every day': {
    path: mentalHealth,
    name: /^AUDIT-C/,
    answers: [2, 0, 4],
    line: 'Score: 6/12 - Moderate Risk',
    says: [/do not stop suddenly/i, /1800 250 015/],
    never: [advisedToDoNothing, /about cutting back/i],
  },
  'STOP-BANG, intermediate, with the second step of the published rule': {
    path: sleep,
    name: /^STOP-BANG/,
    answers: ['yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'yes'],
    line: 'Score: 3/8 - Intermediate Risk',
    says: [/a sleep study is strongly recommended/i],
    never: [advisedToDoNothing],
  },
  'ASRS, lower, where the published scale is positive': {
    path: mentalHealth,
    name: /ASRS/,
    answers: ['sometimes', 'sometimes', 'sometimes', 'often', 'never', 'never'],
    line: 'Positive Responses: 1/6 - Lower Likelihood of ADHD',
    says: [/full evaluation with a psychiatrist or other authorised clinician/i],
    never: [advisedToDoNothing, /(?<!not )rules? ADHD out/i],
  },
};

interface Stubs {
  given: string[];
  /** Forgets what was given, and has a share sheet again. */
  begin: () => void;
}

/** A share sheet, then only a clipboard, that keep what they are given; a print dialogue that stays open. */
function stubDevice(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const view = window as unknown as Window & Stubs;
    const share = async ({ text }: { text: string }) => {
      view.given.push(text);
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    };
    view.begin = () => {
      view.given = [];
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => view.given.push(text) },
    });
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
}

const given = (page: Page) => page.evaluate(() => (window as unknown as Window & Stubs).given);

async function explanation(screener: Locator): Promise<string> {
  await press(screener, 'Get AI analysis');
  const end = screener.getByText(/^General information about your score/);
  await end.waitFor();
  return end.locator('xpath=..').innerText();
}

async function printed(page: Page, screener: Locator): Promise<string> {
  await press(screener, 'Print or save as PDF');
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.locator('html:not([data-printing])').waitFor();
  return paper;
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('[SAFE-04] one recommendation wherever a result is read', () => {
  // Of one page in one window: each questionnaire is answered, read out, and cleared again.
  test.each([sleep, mentalHealth])(
    'on %s',
    async (path) => {
      const { page } = await newPage(site);
      await stubDevice(page);
      await visit(page, site.address(path));
      for (const [which, one] of Object.entries(cases)) if (one.path === path) await expectOne(page, which, one);
    },
    timeoutMs,
  );

  async function expectOne(page: Page, which: string, { name, answers, line, says, never }: Case): Promise<void> {
    await page.evaluate(() => (window as unknown as Window & Stubs).begin());
    const screener = tool(page, name);
    await answer(screener, answers);
    await showResult(screener);
    await screener.getByText(line).waitFor();

    const mail = new URL((await screener.getByRole('link', { name: 'Email to GP' }).getAttribute('href')) ?? '');
    const email = mail.searchParams.get('body') ?? '';
    const recommendation = /^Recommendation: (.+)$/m.exec(email.replaceAll('\r', ''))?.[1] ?? 'none given';

    expect(await screener.getByText(recommendation, { exact: true }).isVisible(), which).toBe(true);

    const outputs: Record<string, string> = { email };
    outputs.page = await screener.innerText();
    outputs.reported = (await screener.getByRole('status').allInnerTexts()).join(' ');
    outputs.downloaded = (await download(page, screener)).text;
    await press(screener, 'Share Results');
    await expect.poll(() => given(page), soon).toHaveLength(1);
    await press(screener, 'Share Results');
    await expect.poll(() => given(page), soon).toHaveLength(2);
    [outputs.shared = '', outputs.copied = ''] = await given(page);
    if (await screener.getByRole('button', { name: 'Get AI analysis' }).isVisible())
      outputs.explained = await explanation(screener);
    outputs.printed = await printed(page, screener);

    for (const [output, text] of Object.entries(outputs)) {
      const where = `${which}: ${output}`;
      expect(flat(text), where).toContain(recommendation);
      for (const words of never) expect(flat(text), where).not.toMatch(words);
      // The announcement leaves help lines to the panels behind it.
      for (const words of says) if (output !== 'reported') expect(flat(text), where).toMatch(words);
    }
    expect('explained' in outputs, which).toBe(name.test('Epworth'));
    await press(screener, 'Clear answers');
  }
});
