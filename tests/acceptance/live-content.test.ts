import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems } from '#domain/desk/releases.ts';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import type { AuditEntry } from '#server/audit/audit-trail.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import { publicPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

// Two real instances on one real PostgreSQL, and a publication that neither of them made.

const hours = [{ days: 'Monday to Friday', hours: '6 am to 4 pm' }];
const key: DeskKey = 'site.yaml#hours';
const editor = 'owner@clinic.example';
/** What the store writes to the audit trail; which action it is decides nothing here. */
const audit: AuditEntry = { action: 'signed-in', by: { name: editor }, subject: { name: 'Opening hours' } };

let address: string;
let database: OpenDatabase;
let sites: Site[];
const later: Site[] = [];

beforeAll(async () => {
  address = await emptyDatabase();
  sites = await Promise.all([startSite({ DATABASE_URL: address }), startSite({ DATABASE_URL: address })]);
  database = await openDatabase({ url: address });
});
afterAll(async () => {
  await database?.close();
  for (const site of [...(sites ?? []), ...later]) site.process.kill('SIGKILL');
});

async function publish(value: unknown, from: number | null = null, to: number | null = null): Promise<string> {
  const store = createDeskStore(database);
  const live = liveItems(await store.releases(), from ?? Date.now()).get(key);
  const item = { key, value, expectedLive: live?.version ?? null, baseHash: 'of the file', fileValue: null };
  const given = { items: [item], from, to, title: 'Opening hours', editor, note: '' };
  const result = await store.publish(given, audit);
  if ('stale' in result) throw new Error('the publication was refused');
  return result.release.id;
}

const textOf = async (site: Site, path: string, host?: string) =>
  (await request(site, path, host ? { host: `${host}.localhost:${site.port}` } : {})).text;
const shows = (site: Site, words: string, path = '/') =>
  expect.poll(async () => (await textOf(site, path)).includes(words)).toBe(true);

async function ask(site: Site, message: string): Promise<string> {
  const { text } = await request(site, functionAddresses.chat, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  return text;
}

test('[DESK-02] a publication is on every page, file and answer of both instances, without a restart', async () => {
  const before = await Promise.all(publicPages.map((path) => textOf(sites[0] as Site, path)));
  const published = await publish(hours);
  for (const site of sites) {
    await shows(site, '6 am to 4 pm');
    for (const path of publicPages) {
      const text = await textOf(site, path);
      expect([path, text.includes('6 am to 4 pm')]).toEqual([path, true]);
      expect([path, text.includes('9 am to 4 pm')]).toEqual([path, false]);
    }
    expect(await textOf(site, '/', 'sleep')).toContain('6 am to 4 pm');
    expect(await textOf(site, '/faq.data')).toContain('6 am to 4 pm');
    expect(await ask(site, 'When are you open on weekdays?')).toContain('6 am to 4 pm');
  }
  await createDeskStore(database).undo(published, 600_000, audit);
  // Undone, every page is what it was, to the byte.
  for (const site of sites) await expect.poll(() => textOf(site, '/')).not.toContain('6 am to 4 pm');
  expect(await Promise.all(publicPages.map((path) => textOf(sites[0] as Site, path)))).toEqual(before);
});

test('[DESK-02] a release begins and ends by itself', async () => {
  const [site] = sites as [Site];
  await publish(hours, Date.now() + 1500, Date.now() + 4000);
  expect(await textOf(site, '/about')).not.toContain('6 am to 4 pm');
  await shows(site, '6 am to 4 pm', '/about');
  await expect.poll(() => textOf(site, '/about')).not.toContain('6 am to 4 pm');
});

test('[DESK-02] a page that was open before a publication works after it, and shows it whole', async () => {
  const [site] = sites as [Site];
  const { page } = await newPage(site);
  await page.goto(site.address('/faq'));
  expect(await page.textContent('main')).not.toContain('5 am');
  await publish([{ days: 'Monday to Friday', hours: '5 am to 4 pm' }]);
  await shows(site, '5 am to 4 pm', '/faq');
  // The script of the page comes when it is wanted, and with it the facts of the next snapshot.
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getAttribute('html', 'data-script')).toBe('here');
  await expect.poll(() => page.textContent('body')).toContain('5 am to 4 pm');
  await page.click('header >> text=About');
  await expect.poll(() => page.textContent('body')).toContain('5 am to 4 pm');
});

test('[DESK-10] a start shows what is live; with CONTENT_EDITS=off it shows the files', async () => {
  await publish(hours);
  const [on, off] = await Promise.all([
    startSite({ DATABASE_URL: address }),
    startSite({ DATABASE_URL: address, CONTENT_EDITS: 'off' }),
  ]);
  later.push(on, off);
  expect(await textOf(on, '/')).toContain('6 am to 4 pm');
  expect(await textOf(off, '/')).not.toContain('6 am to 4 pm');
});

test('[DESK-02] an edit that no longer fits never stops a start: the file shows, and the log names it', async () => {
  await publish([{ days: 'Monday' }]);
  const site = await startSite({ DATABASE_URL: address });
  later.push(site);
  expect(await textOf(site, '/')).not.toContain('6 am to 4 pm');
  expect(site.logs().some(({ msg }) => msg.includes("'site.yaml#hours' no longer fits"))).toBe(true);
});

test('[DESK-02] replaced snapshots leave the memory with their last request', async () => {
  const program = fileURLToPath(new URL('../support/swap-snapshots.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, '20']);
  expect(JSON.parse(stdout)).toEqual({ pages: 80, held: 0 });
});
