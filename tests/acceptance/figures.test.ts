import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

const site = await sharedSite();
const pages = [
  'nutrition-meal-planning',
  'sleep-recovery-optimisation',
  'movement-activity-programs',
  'goal-setting-maintenance',
];

test('[PAGE-06] the words of teaching figures use the page’s typeface at 13 px on a phone, uncut and apart', async () => {
  const { page } = await newPage(site, { width: 375, javaScriptEnabled: false });
  for (const path of pages) {
    await page.goto(site.address(`/${path}`), { waitUntil: 'domcontentloaded' });
    const [figure] = await page.locator('figure:has(svg text)').evaluateAll((figures) =>
      figures.map((element) => {
        const texts = [...element.querySelectorAll('text')];
        const boxes = texts.map((text) => text.getBoundingClientRect());
        const scale = (element.querySelector('svg')?.getBoundingClientRect().width ?? 0) / 800;
        const apart = (one: DOMRect, other: DOMRect) =>
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom - 3 <= other.top ||
          other.bottom - 3 <= one.top;
        return {
          sizes: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)),
          faces: new Set(
            texts.map((text) => getComputedStyle(text).fontFamily === getComputedStyle(document.body).fontFamily),
          ).size,
          cut: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
          over: boxes.filter((one, index) => boxes.slice(index + 1).some((other) => !apart(one, other))).length,
        };
      }),
    );
    expect(figure?.sizes, path).toBeGreaterThanOrEqual(13);
    expect({ ...figure, sizes: 0 }, path).toEqual({ sizes: 0, faces: 1, cut: 0, over: 0 });
  }
});
