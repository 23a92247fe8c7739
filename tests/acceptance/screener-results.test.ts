import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  answerAll,
  download,
  mentalHealth,
  noticeShown,
  press,
  showResult,
  sleep,
  tool,
  withResult,
} from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { secondClinic } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

const soon = { timeout: 20_000 };
/** Every questionnaire of a page in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

type Sharing = 'works' | 'closed' | 'fails' | 'none';
interface Device {
  /** The result of the share sheet, if there is one, and whether the clipboard may be written. */
  become: (share: Sharing, copies: boolean) => void;
  shared: unknown[];
  copied: string[];
}

/** A device whose share sheet and clipboard the test decides, and whose print dialogue stays open until it says otherwise. */
const stubDevice = (page: Page) =>
  page.addInitScript(() => {
    const view = window as unknown as Window & Device;
    view.print = () => view.dispatchEvent(new Event('beforeprint'));
    view.become = (sharing, copying) => {
      view.shared = [];
      view.copied = [];
      const outcomes = { closed: 'AbortError', fails: 'NotAllowedError' };
      const share = async (data: unknown) => {
        if (sharing === 'closed' || sharing === 'fails') throw new DOMException('', outcomes[sharing]);
        view.shared.push(data);
      };
      Object.defineProperty(navigator, 'share', { value: sharing === 'none' ? undefined : share, configurable: true });
      const writeText = async (text: string) => {
        if (!copying) throw new DOMException('', 'NotAllowedError');
        view.copied.push(text);
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      document.execCommand = () => copying;
    };
  });

const become = (page: Page, share: Sharing, copies: boolean) =>
  page.evaluate(([how, may]) => (window as unknown as Device).become(how, may), [share, copies] as const);
const handedOver = (page: Page) =>
  page.evaluate(() => {
    const { shared, copied } = window as unknown as Device;
    return { shared, copied };
  });

/** A page with answered questionnaires and their results, on a device with a fixed time. */
async function opened(path: string): Promise<Page> {
  const { page } = await newPage(site);
  // 20 November in London is the 21st in Queensland.
  await page.clock.setFixedTime('2026-11-20T16:30:00Z');
  await stubDevice(page);
  await visit(page, site.address(path));
  return page;
}

async function resultOf(page: Page, name: RegExp, value: string | number): Promise<Locator> {
  const screener = tool(page, name);
  await answerAll(screener, value);
  await showResult(screener);
  return screener;
}

/** [SCREEN-09] Named and dated in the clinic's own zone, and with every answer. */
async function expectReport(page: Page, screener: Locator, type: string, title: string): Promise<string> {
  const { name, text } = await download(page, screener);
  expect(name).toBe(`Saltbush-Health-${type}-Assessment-2026-11-21.txt`);
  expect(text, type).toContain(`Result: ${title}\n`);
  expect(text, type).toContain('Date completed: 21 November 2026\nTime completed: 2:30 am\n');
  expect(text.match(/ {3}Answer: /g), type).toHaveLength(await screener.locator('fieldset').count());
  return text;
}

/** [SCREEN-08] The result and nothing else, on one page, with every answer. */
async function expectPrint(page: Page, screener: Locator, type: string): Promise<void> {
  const questions = await screener.locator('legend > span:last-child').allInnerTexts();
  const title = await page.title();
  await press(screener, 'Print or save as PDF');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const question of questions) expect(printed, type).toContain(question);
  expect(printed, type).toMatch(/Self-check summary/);
  expect(printed, type).toMatch(/This is screening, not a diagnosis/);
  expect(printed, type).not.toMatch(/Book Consultation|Skip to content|Sources|Email to GP|Download/);
  expect(await page.title()).toBe(`Saltbush-Health-${type}-Assessment-2026-11-21`);

  // Printing ends with the PDF: the page is itself again.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), type).toHaveLength(1);
  await expect.poll(() => page.title(), soon).toBe(title);
  expect(await page.locator('.print-sheet').count()).toBe(0);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
}

describe('[SCREEN-08] [SCREEN-09] what can be done with a result', () => {
  test(
    'sleep: each report is downloaded and printed, the e-mail is nobody’s, with a caution, and Share Results copies where it must',
    async () => {
      const page = await opened(sleep);
      const epworth = await resultOf(page, /^Epworth/, 2);
      const text = await expectReport(page, epworth, 'Epworth', 'Severe Excessive Daytime Sleepiness');
      expect(text).toContain('Assessment: Epworth Sleepiness Scale');
      expect(text).toContain('Score: 16/24\nResult: Severe Excessive Daytime Sleepiness\n');
      expect(text.match(/^\d\. .+\n {3}Answer: Moderate chance of dozing$/gm)).toHaveLength(8);
      for (const part of ['NEXT STEPS', 'Immediate medical evaluation', 'Please do not drive', 'DISCLAIMER'])
        expect(text).toContain(part);
      await expectPrint(page, epworth, 'Epworth');

      const screener = await resultOf(page, /^STOP-BANG/, 'yes');
      await expectReport(page, screener, 'STOP-BANG', 'High Risk');
      await expectPrint(page, screener, 'STOP-BANG');
      const mail = new URL((await screener.getByRole('link', { name: 'Email to GP' }).getAttribute('href')) ?? '');
      expect(mail.protocol + mail.pathname).toBe('mailto:');
      expect(mail.searchParams.get('subject')).toContain('STOP-BANG');
      const body = mail.searchParams.get('body');
      for (const part of ['Score: 8/8', 'Result: High Risk', 'A sleep study is strongly recommended', '[Your name]'])
        expect(body).toContain(part);
      expect(await screener.getByText(/^Email is not a private way/).isVisible()).toBe(true);

      await answerAll(screener, 'no');
      await screener.getByText('Score: 0/8').first().waitFor();
      await become(page, 'closed', true);
      await press(screener, 'Share Results');
      await press(screener, 'Share Results');
      expect((await handedOver(page)).copied).toEqual([]);
      expect(await noticeShown(page)).toEqual([]);

      for (const share of ['none', 'fails'] as const) {
        await become(page, share, true);
        await press(screener, 'Share Results');
        await expect.poll(() => noticeShown(page), soon).toEqual(['Results copied to clipboard!']);
        const { copied } = await handedOver(page);
        expect(copied, share).toEqual([expect.stringContaining('Score: 0/8 - Low Risk')]);
        // Single answers stay private.
        expect(copied[0], share).not.toContain('Answer:');
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect.poll(() => noticeShown(page), soon).toEqual([]);
      }

      await become(page, 'fails', false);
      await press(screener, 'Share Results');
      await expect
        .poll(() => noticeShown(page), soon)
        .toEqual([
          'This browser allows neither sharing nor copying',
          'Please download the report instead, and share the file.',
        ]);

      // Where a browser never says that printing ended, the next key press ends it.
      await press(screener, 'Print or save as PDF');
      expect(await page.locator('html').getAttribute('data-printing')).toBe('sheet');
      await page.keyboard.press('Shift');
      await expect.poll(() => page.locator('html').getAttribute('data-printing'), soon).toBeNull();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('h1').isVisible()).toBe(true);
    },
    timeoutMs,
  );

  test(
    'mental health: each report is downloaded and printed, follows a changed answer, and goes to the share sheet; the booking opens in a new tab',
    async () => {
      const page = await opened(mentalHealth);
      const beds = await resultOf(page, /^BEDS-7/, 'yes');
      await expectReport(page, beds, 'BEDS-7', 'Further Assessment Recommended');
      await expectPrint(page, beds, 'BEDS-7');
      await answer(beds, ['no', 'no']);
      await beds.getByText('Score: 5/7').waitFor();
      expect((await download(page, beds)).text).toContain('Score: 5/7\n');
      const booking = beds.getByRole('link', { name: /^Book Consultation/ });
      expect(await booking.getAttribute('href')).toBe('https://harbour-bookings.example/saltbush-telehealth/initial');
      expect(await booking.getAttribute('target')).toBe('_blank');
      expect(await booking.getAttribute('rel')).toBe('noopener noreferrer');

      const audit = await resultOf(page, /^AUDIT-C/, 4);
      await expectPrint(page, audit, 'AUDIT-C');
      await answerAll(audit, 1);
      await audit.getByText('Score: 3/12').waitFor();
      await expectReport(page, audit, 'AUDIT-C', 'Moderate Risk');

      const asrs = await resultOf(page, /ASRS/, 'often');
      await expectPrint(page, asrs, 'ASRS-v1.1');
      await become(page, 'works', true);
      await press(asrs, 'Share Results');
      await expect.poll(async () => (await handedOver(page)).shared, soon).toHaveLength(1);
      expect(await handedOver(page)).toEqual({
        shared: [
          {
            title: 'ADHD self-check (ASRS-v1.1, Part A): my result',
            text: expect.stringContaining('Positive Responses: 6/6 - ADHD Assessment Recommended'),
          },
        ],
        copied: [],
      });
      await answerAll(asrs, 'sometimes');
      await asrs.getByText('Positive Responses: 0/6').waitFor();
      await expectReport(page, asrs, 'ASRS-v1.1', 'Lower Likelihood of ADHD');
    },
    timeoutMs,
  );

  test('of another clinic carries its name and the time of its zone', async () => {
    const clinic = await sharedSite({ CONTENT_DIR: secondClinic });
    const { page, screener } = await withResult(clinic, sleep, /^Epworth/, 0, {
      before: (page) => page.clock.setFixedTime('2026-11-20T13:30:00Z'),
    });
    const { name, text } = await download(page, screener);
    expect(name).toBe('Mallee-Health-Epworth-Assessment-2026-11-21.txt');
    expect(text).toContain('Time completed: 12:30 am');
  });
});
