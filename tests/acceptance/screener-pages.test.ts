import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { answerAll, mentalHealth, showResult, sleep, toggle, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

/** Many pages in one test, on a machine that may be busy with other things. */
const patience = 240_000;

const onPages = [
  [mentalHealth, [/^BEDS-7/, /ASRS/, /^AUDIT-C/]],
  [sleep, [/^STOP-BANG/, /^Epworth/]],
] as const;

const site = await sharedSite();

async function open(path: string, name: RegExp, width = 1280): Promise<{ page: Page; screener: Locator }> {
  const { page } = await newPage(site, { width });
  await visit(page, site.address(path));
  return { page, screener: tool(page, name) };
}

describe('[SCREEN-01] [SCREEN-02] [SCREEN-05] what is shown beside the questions', () => {
  test(
    'each tool says that it is for adults and no diagnosis, and where it comes from',
    async () => {
      for (const [path, name] of onPages.flatMap(([path, names]) => names.map((name) => [path, name] as const))) {
        const { screener } = await open(path, name);
        expect(await screener.getByText(/For adults aged 18 and over\./).count()).toBe(1);
        expect(
          await screener
            .getByText(/^This is screening, not a diagnosis\./)
            .first()
            .isVisible(),
        ).toBe(true);
        await screener.getByText('About this tool').click();
        expect(await screener.locator('details').innerText()).toMatch(/, (19|20)\d{2};\d+/);
        const links = screener.locator('details a');
        for (const [target, rel] of await links.evaluateAll((all) =>
          all.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
        ))
          expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
      }
    },
    patience,
  );

  test('BEDS-7 shows the Butterfly helpline before any answer, and it dials', async () => {
    const { screener } = await open(mentalHealth, /^BEDS-7/);
    const helpline = screener.getByRole('link', { name: '1800 33 4673' });
    expect(await helpline.getAttribute('href')).toBe('tel:1800334673');
    const box = await helpline.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await answerAll(screener, 'no');
    await toggle(screener, 'Show').click();
    expect(await helpline.count()).toBe(1);
  });

  test('AUDIT-C shows the guideline always, and at high risk the hotline and 000', async () => {
    const { screener } = await open(mentalHealth, /^AUDIT-C/);
    expect(await screener.innerText()).toMatch(
      /10 standard drinks per week and no more than 4 on one day.+2 alcohol-free days/,
    );
    await answerAll(screener, 4);
    await toggle(screener, 'Show').click();
    expect(await screener.getByRole('link', { name: '1800 250 015' }).getAttribute('href')).toBe('tel:1800250015');
    expect(await screener.getByRole('link', { name: '000' }).getAttribute('href')).toBe('tel:000');
  });

  test('the scale is drawn with words, its bands and the person’s place in them', async () => {
    const { screener } = await open(sleep, /^STOP-BANG/);
    await answerAll(screener, 'yes');
    expect(await screener.getByRole('img').getAttribute('aria-label')).toBe(
      'Scale from 0 to 8: Low Risk 0 to 2, Intermediate Risk 3 to 4, High Risk 5 to 8. Your score is 8, High Risk.',
    );
    expect(await screener.locator('figcaption').innerText()).toMatch(
      /0 to 2: Low Risk\s+3 to 4: Intermediate Risk\s+5 to 8: High Risk \(your score\)/,
    );
    expect(await screener.getByText('Do not put it off').isVisible()).toBe(true);
  });
});

describe('[SCREEN-06] [SCREEN-07] without script', () => {
  test('the questions can be read, and the page says what is missing and whom to ask', async () => {
    const { page } = await newPage(site, { javaScriptEnabled: false });
    await page.goto(site.address(mentalHealth));
    const screener = tool(page, /^AUDIT-C/);
    expect(await screener.locator('fieldset').count()).toBe(3);
    expect(
      await screener
        .getByText('When you do drink, how many standard drinks does the day usually add up to?')
        .isVisible(),
    ).toBe(true);
    expect(await screener.getByText(/result needs JavaScript/).isVisible()).toBe(true);
    expect(await screener.getByRole('link', { name: '(07) 5550 0142' }).getAttribute('href')).toBe('tel:+61755500142');
    expect(await screener.getByText(/ of 3 answered/).isVisible()).toBe(false);
    // There is no form: Enter sends nothing anywhere.
    await screener.getByRole('radio').first().check();
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(site.address(mentalHealth));
    // The form there is keeps what was chosen from the browser's memory; of this method it is never sent.
    expect(await screener.locator('form:not([method=dialog])').count()).toBe(0);
  });
});

describe('[SCREEN-01] [SCREEN-02] [SCREEN-03] [SCREEN-04] [SCREEN-05] barriers that axe can find', () => {
  test.each(onPages)(
    '%s shows none: partly answered, at the lowest and at the highest result',
    async (path, names) => {
      const { page } = await newPage(site);
      await visit(page, site.address(path));
      const choose = async (place: 'first' | 'last', questions?: number) => {
        for (const name of names) {
          const fieldsets = await tool(page, name).locator('fieldset').all();
          for (const fieldset of fieldsets.slice(0, questions)) await fieldset.locator('input')[place]().check();
        }
      };
      const look = async (state: string) => {
        for (const width of [375, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          // Where no question happens to stand under the header.
          await page.evaluate(() => window.scrollTo(0, 0));
          expect(await accessibilityFindings(page, 'main'), `${state}, ${width} px`).toEqual([]);
        }
      };
      await choose('first', 2);
      await look('partly answered');
      await choose('first');
      for (const name of names) await showResult(tool(page, name));
      await look('first options');
      await choose('last');
      await page.locator('main details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      await look('last options');
    },
    patience,
  );
});

test('[SCREEN-01] [SCREEN-05] only pages with self-checks load their code', async () => {
  const { page } = await newPage(site);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response.text());
  });
  const loaded = async (path: string) => {
    scripts.length = 0;
    await page.goto('about:blank');
    await visit(page, site.address(path));
    return (await Promise.all(scripts)).some((script) => script.includes('Would never doze'));
  };
  expect(await loaded('/how-it-works')).toBe(false);
  expect(await loaded('/medical-weight-management')).toBe(false);
  expect(await loaded(sleep)).toBe(true);
});
