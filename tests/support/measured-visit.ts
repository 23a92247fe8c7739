import type { Page } from 'playwright-core';
import { newPage, type Visitor, type VisitorOptions } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { startTagServer, type TagServer } from './tag-server.ts';

export const tagId = 'G-TEST12345';

/** A site with a configured analytics tag, and the test double of the tag's origin. */
export interface MeasuredSite {
  site: Site;
  tag: TagServer;
  stop: () => Promise<void>;
}

export async function startMeasuredSite(settings: Record<string, string> = {}): Promise<MeasuredSite> {
  const tag = await startTagServer();
  const site = await startSite({ ANALYTICS_TAG_ID: tagId, ANALYTICS_ORIGIN: tag.origin, ...settings });
  return {
    site,
    tag,
    stop: async () => {
      await site.stop();
      tag.stop();
    },
  };
}

/** A window that may reach the tag's origin, with its requests. */
export async function newMeasuredPage(
  { site, tag }: MeasuredSite,
  options: VisitorOptions = {},
): Promise<Visitor & { requested: string[] }> {
  const visitor = await newPage(site, options);
  const requested: string[] = [];
  await visitor.page.context().route(`${tag.origin}/**`, (route) => route.continue());
  visitor.page.context().on('request', (outgoing) => requested.push(outgoing.url()));
  return { ...visitor, requested };
}

/** The consent prompt for analytics. */
export const question = (page: Page) => page.getByRole('region', { name: 'May we measure how fast our pages are?' });

export const allow = (page: Page) => question(page).getByRole('button', { name: 'Allow' }).click();

export const refuse = (page: Page) => question(page).getByRole('button', { name: 'No thanks' }).click();

/** Hides the page, as a change to another app does; the page then reports its last measurements. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Follows a link within the loaded application. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"], main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
}
