import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { calculateFor } from '#tests/support/calculator-page.ts';
import { answer, press, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

const timeoutMs = 120_000;
const site = await sharedSite();

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

describe('[TOOLS-05] the summary of a tab', () => {
  test(
    'shows waist and drinking together, hands them over as files, sends and keeps nothing, and is empty after a reload',
    async () => {
      const { page, problems } = await newPage(site);
      const sent: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
      await visit(page, site.address('/calculator'));
      await calculateFor(page, { waist: '101' });
      await page.getByRole('link', { name: 'this result on one page' }).click();
      await page.waitForURL('**/tools/summary');
      await page.getByRole('heading', { level: 2, name: 'Body metrics' }).waitFor();
      await page.getByRole('link', { name: 'AUDIT-C' }).click();
      await page.waitForURL('**/mental-health-support');
      const auditC = tool(page, /AUDIT-C/);
      await answer(auditC, [4, 2, 3]);
      await press(auditC, 'Show My Results').catch(() => undefined);
      await page.getByRole('link', { name: 'See them together on one page' }).click();
      await page.waitForURL('**/tools/summary');

      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 2, name: 'AUDIT-C' }).waitFor();
      const reported = await main.innerText();
      expect(reported).toContain('101 cm, Substantially Increased Risk');
      expect(reported).toContain('Score: 9/12 - High Risk');
      expect(reported).toContain('Not looked at in this tab. Sleep assessments');
      expect(await accessibilityFindings(page, 'main')).toEqual([]);

      const pdf = await saved(page, 'Save one page as PDF');
      expect(pdf.name).toMatch(/-Health-Summary-\d{4}-\d\d-\d\d\.pdf$/);
      expect(pdf.bytes.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+High Risk[\s\S]+%%EOF\n$/);
      const fhir = await saved(page, 'Save a file for clinic software');
      expect(fhir.name).toMatch(/\.fhir\.json$/);
      expect(JSON.parse(fhir.bytes.toString()).entry).toHaveLength(11);

      await page.getByRole('button', { name: 'Forget this result' }).first().click();
      expect(await main.getByRole('heading', { name: 'Body metrics' }).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

      expect(page.url()).toBe(site.address('/tools/summary'));
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
        /audit|101/i,
      );
      expect(sent).toEqual([]);
      await page.reload();
      await scriptIsReady(page);
      expect(await main.getByRole('heading', { name: 'Nothing here yet' }).isVisible()).toBe(true);
      expect(problems).toEqual([]);
    },
    timeoutMs,
  );

  test('says without script what needs it, and is not for search engines', async () => {
    const text = await (await fetch(site.address('/tools/summary'))).text();
    expect(text).toContain('that needs JavaScript, which is switched off here');
    expect(text).toContain('name="robots" content="noindex"');
  });
});
