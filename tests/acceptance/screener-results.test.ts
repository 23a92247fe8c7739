import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer, download, mentalHealth, noticeShown, press, sleep, withResult } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { secondClinic } from '#tests/support/site.ts';

const soon = { timeout: 20_000 };

const site = await sharedSite();

describe('[SCREEN-09] the downloaded report', () => {
  test('of Epworth is named and dated in the clinic’s own zone, and holds everything', async () => {
    // 20 November in London is the 21st in Queensland.
    const { page, screener } = await withResult(site, sleep, /^Epworth/, 2, {
      before: (page) => page.clock.setFixedTime('2026-11-20T16:30:00Z'),
    });
    const { name, text } = await download(page, screener);
    expect(name).toBe('Saltbush-Health-Epworth-Assessment-2026-11-21.txt');
    expect(text).toContain('Assessment: Epworth Sleepiness Scale');
    expect(text).toContain('Date completed: 21 November 2026\nTime completed: 2:30 am\n');
    expect(text).toContain('Score: 16/24\nResult: Severe Excessive Daytime Sleepiness\n');
    expect(text.match(/^\d\. .+\n {3}Answer: Moderate chance of dozing$/gm)).toHaveLength(8);
    for (const part of ['NEXT STEPS', 'Immediate medical evaluation', 'Please do not drive', 'DISCLAIMER'])
      expect(text).toContain(part);
  });

  test.each([
    ['STOP-BANG', sleep, /^STOP-BANG/, 'yes', 'High Risk'],
    ['BEDS-7', mentalHealth, /^BEDS-7/, 'yes', 'Further Assessment Recommended'],
    ['AUDIT-C', mentalHealth, /^AUDIT-C/, 1, 'Moderate Risk'],
    ['ASRS-v1.1', mentalHealth, /ASRS/, 'sometimes', 'Lower Likelihood of ADHD'],
  ] as const)('of %s has its own name, its result and its answers', async (type, path, name, value, title) => {
    const { page, screener } = await withResult(site, path, name, value, {
      before: (page) => page.clock.setFixedTime('2026-11-20T02:00:00Z'),
    });
    const report = await download(page, screener);
    expect(report.name).toBe(`Saltbush-Health-${type}-Assessment-2026-11-20.txt`);
    expect(report.text).toContain(`Result: ${title}\n`);
    expect(report.text.match(/ {3}Answer: /g)).toHaveLength(await screener.locator('fieldset').count());
  });

  test('follows a changed answer', async () => {
    const { page, screener } = await withResult(site, mentalHealth, /^BEDS-7/, 'yes');
    await answer(screener, ['no', 'no']);
    await screener.getByText('Score: 5/7').waitFor();
    expect((await download(page, screener)).text).toContain('Score: 5/7\n');
  });

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

describe('[SCREEN-08] Share Results', () => {
  interface Stubs {
    shared: unknown[];
    copied: string[];
  }
  /** The device's share sheet and clipboard, each working, refusing or not there. */
  const device = (share: 'works' | 'closed' | 'fails' | 'none', copies: boolean) => (page: Page) =>
    page.addInitScript(
      ([sharing, copying]) => {
        const view = window as unknown as Window & Stubs;
        view.shared = [];
        view.copied = [];
        const outcomes = { closed: 'AbortError', fails: 'NotAllowedError' };
        const doShare = async (data: unknown) => {
          if (sharing === 'closed' || sharing === 'fails') throw new DOMException('', outcomes[sharing]);
          view.shared.push(data);
        };
        Object.defineProperty(navigator, 'share', { value: sharing === 'none' ? undefined : doShare });
        const writeText = async (text: string) => {
          if (!copying) throw new DOMException('', 'NotAllowedError');
          view.copied.push(text);
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
        if (!copying) document.execCommand = () => false;
      },
      [share, copies] as const,
    );
  const stubs = (page: Page) =>
    page.evaluate(() => {
      const { shared, copied } = window as unknown as Window & Stubs;
      return { shared, copied };
    });

  test('opens the device’s share sheet with the result', async () => {
    const { page, screener } = await withResult(site, mentalHealth, /ASRS/, 'often', { before: device('works', true) });
    await press(screener, 'Share Results');
    await expect.poll(async () => (await stubs(page)).shared, soon).toHaveLength(1);
    const { shared, copied } = await stubs(page);
    expect(shared).toEqual([
      {
        title: 'ADHD self-check (ASRS-v1.1, Part A): my result',
        text: expect.stringContaining('Positive Responses: 6/6 - ADHD Assessment Recommended'),
      },
    ]);
    expect(copied).toEqual([]);
  });

  test.each(['none', 'fails'] as const)('copies where the share sheet is or does: %s', async (share) => {
    const { page, screener } = await withResult(site, sleep, /^STOP-BANG/, 'no', { before: device(share, true) });
    await press(screener, 'Share Results');
    await expect.poll(() => noticeShown(page), soon).toEqual(['Results copied to clipboard!']);
    const { copied } = await stubs(page);
    expect(copied).toEqual([expect.stringContaining('Score: 0/8 - Low Risk')]);
    // Single answers stay private.
    expect(copied[0]).not.toContain('Answer:');
  });

  test('does nothing more when the person closes the share sheet', async () => {
    const { page, screener } = await withResult(site, sleep, /^STOP-BANG/, 'no', { before: device('closed', true) });
    await press(screener, 'Share Results');
    await press(screener, 'Share Results');
    expect((await stubs(page)).copied).toEqual([]);
    expect(await noticeShown(page)).toEqual([]);
  });

  test('offers the download when neither works', async () => {
    const { page, screener } = await withResult(site, sleep, /^STOP-BANG/, 'no', { before: device('fails', false) });
    await press(screener, 'Share Results');
    await expect
      .poll(() => noticeShown(page), soon)
      .toEqual([
        'This browser allows neither sharing nor copying',
        'Please download the report instead, and share the file.',
      ]);
  });
});

describe('[SCREEN-08] Email to GP and booking', () => {
  test('the e-mail has a subject and a body, nobody’s address, and a caution beside it', async () => {
    const { screener } = await withResult(site, sleep, /^STOP-BANG/, 'yes');
    const mail = new URL((await screener.getByRole('link', { name: 'Email to GP' }).getAttribute('href')) ?? '');
    expect(mail.protocol + mail.pathname).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toContain('STOP-BANG');
    const body = mail.searchParams.get('body');
    for (const part of ['Score: 8/8', 'Result: High Risk', 'A sleep study is strongly recommended', '[Your name]'])
      expect(body).toContain(part);
    expect(await screener.getByText(/^Email is not a private way/).isVisible()).toBe(true);
  });

  test('the booking button opens the booking provider in a new tab', async () => {
    const { screener } = await withResult(site, mentalHealth, /^BEDS-7/, 'yes');
    const booking = screener.getByRole('link', { name: /^Book Consultation/ });
    expect(await booking.getAttribute('href')).toBe('https://harbour-bookings.example/saltbush-telehealth/initial');
    expect(await booking.getAttribute('target')).toBe('_blank');
    expect(await booking.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('[SCREEN-08] Print or save as PDF', () => {
  /** A browser whose print dialogue stays open until the test says otherwise. */
  const openDialogue = (page: Page) =>
    page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });

  test.each([
    ['Epworth', sleep, /^Epworth/, 2],
    ['STOP-BANG', sleep, /^STOP-BANG/, 'yes'],
    ['BEDS-7', mentalHealth, /^BEDS-7/, 'yes'],
    ['AUDIT-C', mentalHealth, /^AUDIT-C/, 4],
    ['ASRS', mentalHealth, /ASRS/, 'often'],
  ] as const)('prints the %s result and nothing else, on one page, with every answer', async (_, path, name, value) => {
    const { page, screener } = await withResult(site, path, name, value, { before: openDialogue });
    const questions = await screener.locator('legend > span:last-child').allInnerTexts();
    const title = await page.title();
    await press(screener, 'Print or save as PDF');
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    for (const question of questions) expect(printed).toContain(question);
    expect(printed).toMatch(/Self-check summary/);
    expect(printed).toMatch(/This is screening, not a diagnosis/);
    expect(printed).not.toMatch(/Book Consultation|Skip to content|Sources|Email to GP|Download/);
    expect(await page.title()).toMatch(/^Saltbush-Health-.+-Assessment-\d{4}-\d\d-\d\d$/);

    // Printing ends with the PDF: the page is itself again.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await expect.poll(() => page.title(), soon).toBe(title);
    expect(await page.locator('.print-sheet').count()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('where a browser never says that printing ended, the next key press ends it', async () => {
    const { page, screener } = await withResult(site, sleep, /^STOP-BANG/, 'no', { before: openDialogue });
    await press(screener, 'Print or save as PDF');
    expect(await page.locator('html').getAttribute('data-printing')).toBe('sheet');
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('html').getAttribute('data-printing'), soon).toBeNull();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});
