import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { say as ask } from '#tests/support/chat.ts';
import { openChat, say } from '#tests/support/chat-page.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { moveTo, visit } from '#tests/support/visit.ts';

const hour = 3_600_000;
const serveAt = fileURLToPath(new URL('../support/serve-at.ts', import.meta.url));

/** A site of the clinic that ships, closed on Christmas Day. @param clock When it starts, in UTC. */
async function closedAtChristmas(clock: string): Promise<Site> {
  const folder = contentFolder('content');
  folder.write(
    'notices.yaml',
    `notices:
  - id: christmas
    kind: closure
    from: '2026-12-25'
    to: '2026-12-25'
    title: Closed at Christmas
    text: "{{clinic.shortName}} is back on Saturday. If it cannot wait, call [healthdirect](tel:1800022222)."
  - id: invented
    kind: notice
    from: '2026-12-01'
    to: '2026-12-02T09:00'
    title: Over
`,
  );
  const settings = { CONTENT_DIR: folder.path, CLOCK: clock, CLOCK_STEP: `${12 * hour}`, TZ: 'America/New_York' };
  const site = await startSite(settings, serveAt);
  onTestFinished(() => site.stop());
  return site;
}

/** Moves the clock of the site forward by half a day. */
async function halfADayLater(site: Site): Promise<void> {
  const lines = () => site.stdout().split('the clock was moved').length;
  const before = lines();
  site.process.kill('SIGUSR2');
  while (lines() === before) await new Promise((resolve) => site.process.stdout?.once('data', resolve));
}

const words = 'We are closed on Friday 25 December 2026.';

test.skipIf(process.platform === 'win32')(
  '[DESK-06] a closure begins and ends by itself on every page and sub-site',
  async () => {
    const site = await closedAtChristmas('2026-12-24T13:58:00Z');
    const main = `localhost:${site.port}`;
    const places = [
      ...['/', '/faq', '/weight-loss-clinic-perth', '/calculator', '/blog', '/ask'].map((path) => ({
        path,
        host: main,
      })),
      ...['sleep', 'booking', 'api'].map((label) => ({ path: '/', host: `${label}.${main}` })),
    ];
    const shown = async () => {
      const found: string[] = [];
      for (const { path, host } of places) {
        const { text } = await request(site, path, { host });
        if (/<section aria-label="Notices"[^>]*>.*?We are closed on Friday 25 December 2026\./.test(text))
          found.push(host + path);
      }
      return found;
    };
    const everywhere = places.map(({ path, host }) => host + path);
    const home = async () => (await request(site, '/')).text;
    const special =
      '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-12-25","validThrough":"2026-12-25"}]';

    expect(await shown()).toEqual([]);
    expect(await home()).not.toContain('specialOpeningHours');
    // The record is known before visitors read of it.
    expect((await ask(site, 'Are you open on Christmas Day?')).message).toContain(words);
    expect((await ask(site, 'When do you open?')).message).not.toContain('closed');

    for (const _ of ['noon', 'two minutes before midnight']) {
      await halfADayLater(site);
      expect(await shown()).toEqual(everywhere);
      expect(await home()).toContain(special);
      expect(await home()).toContain('Saltbush is back on Saturday. If it cannot wait, call <a href="tel:1800022222"');
      const perth = (await request(site, '/weight-loss-clinic-perth')).text;
      expect(perth).toContain('100% online • Closed Friday 25 December 2026');
      expect((await request(site, '/', { host: `booking.${main}` })).text).toContain(
        `bulk-billed initial consultation. ${words}`,
      );
      expect((await ask(site, 'When do you open?')).message).toContain(words);
    }
    expect((await ask(site, 'Are you open today?')).message).toContain(words);
    expect((await ask(site, 'Are you open on Sunday 3 January?')).message).toContain(
      'We are open on Sunday 3 January 2027, 9 am to 4 pm',
    );
    expect((await request(site, '/admin/login')).text).not.toContain('aria-label="Notices"');

    await halfADayLater(site);
    expect(await shown()).toEqual([]);
    expect(await home()).not.toContain('specialOpeningHours');
    expect((await ask(site, 'When do you open?')).message).not.toContain('closed');
  },
);

test.skipIf(process.platform === 'win32').each([[375], [768], [1440]])(
  '[DESK-06] at %d pixels a notice stands above the page, stays, and never over help lines',
  async (width) => {
    const site = await closedAtChristmas('2026-12-25T01:00:00Z');
    const { page } = await newPage(site, { width, height: 812 });
    await visit(page, site.address('/'));
    const banner = page.getByRole('region', { name: 'Notices' });
    const place = async () => {
      const box = await banner.boundingBox();
      return box && [box.y, Math.round(box.x), Math.round(box.width)];
    };
    expect(await place()).toEqual([0, 0, width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await moveTo(page, '/about');
    expect(await place()).toEqual([0, 0, width]);
    for (const address of [site.address('/', 'sleep'), site.address('/weight-loss-clinic-perth')]) {
      await visit(page, address);
      expect(await place(), address).toEqual([0, 0, width]);
    }

    const chat = await openChat(page);
    await say(page, 'i want to kill myself');
    const line = chat.conversation.getByRole('link', { name: '000' }).first();
    await line.waitFor();
    await line.scrollIntoViewIfNeeded();
    const isOnTop = await line.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  },
);
