import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent, type SiteContent } from '#content/load.ts';
import { splicedYaml } from '#content/splice.ts';
import { type DeskKey, deskRecord } from '#domain/desk/records.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { memoryDeskStore } from '#tests/support/desk-store.ts';
import type { PostStore } from '../blog/post-store.ts';
import { createDraftCheck } from './check-draft.ts';
import { hashOf, overFiles, readFileValues } from './file-values.ts';
import type { PageAddress } from './page-texts.ts';
import { readPages } from './reach.ts';

const fees: DeskKey = 'claims.yaml#fees';
const hours: DeskKey = 'site.yaml#hours';
const claims: DeskKey = 'claims.yaml#claims';

/** The content with edits, as files would have them. */
async function load(edits: ReadonlyMap<DeskKey, unknown>): Promise<SiteContent> {
  const folder = contentFolder('content');
  for (const [key, value] of edits) {
    const { file = '', part = '' } = deskRecord(key) ?? {};
    const path = join(folder.path, file);
    writeFileSync(path, splicedYaml(readFileSync(path, 'utf8'), part, value));
  }
  return loadContent(folder.path);
}

/** A page is its own content, with the hours in the footer of every page. */
async function read({ site, ...content }: SiteContent, { path }: PageAddress): Promise<string> {
  const own = { '/faq': content.faq, '/medicare': content.pages.get('medicare') }[path] ?? {};
  return `${JSON.stringify(own)}\nP1:${JSON.stringify({ hours: site.hours })}`;
}

const post = { slug: 'a', title: 'A post', excerpt: 'Short', content: 'A follow-up is $85 today. We open at noon.' };

async function draftCheck() {
  const store = memoryDeskStore(() => 1000);
  const files = readFileValues('content');
  const shown = await load(new Map());
  const check = createDraftCheck({
    store: overFiles(store, files),
    files,
    load,
    shown: () => shown,
    setAside: () => new Set(),
    pages: readPages(read, async () => {}),
    posts: () => ({
      published: {
        addresses: async () => [{ slug: post.slug, updatedAt: '' }],
        bySlug: async () => post,
      } as unknown as PostStore['published'],
    }),
    now: () => 1000,
  });
  return { check, store, files };
}

test('[DESK-03] a fee reaches the pages and answers that state it, and a post that still says the old one is named', async () => {
  const { check, files } = await draftCheck();
  const value = structuredClone(files.read(fees)) as { followup: { fee: number } };
  value.followup.fee = 92;
  const { problems, elsewhere, reach, alsoSays } = await check(fees, value, 1000);
  expect([problems, elsewhere]).toEqual([[], []]);
  const addresses = reach.pages.map(({ address }) => address);
  expect(addresses).toContain('/medicare');
  expect(addresses).not.toContain('/privacy');
  const page = reach.pages.find(({ address }) => address === '/medicare');
  expect(page?.before).toContain('$85.00');
  expect(page?.after).toContain('$92.00');
  expect(page?.after).not.toContain('$85.00');
  expect(reach.answers.length).toBeGreaterThan(0);
  for (const { before, after } of reach.answers) expect(after).not.toBe(before);
  const said = alsoSays.find(({ phrase }) => phrase === '$85');
  expect(said?.places).toEqual([{ address: '/blog/a', where: 'Post: A post', text: 'A follow-up is $85 today.' }]);
});

test('[DESK-03] hours reach every page; what did not change is not searched for', async () => {
  const { check, files } = await draftCheck();
  const value = structuredClone(files.read(hours)) as { hours: string }[];
  const last = value.at(-1);
  if (last) last.hours = '10 am to 2 pm';
  const { reach, alsoSays } = await check(hours, value, 1000);
  expect(reach.pages.length).toBeGreaterThan(40);
  expect(alsoSays.map(({ phrase }) => phrase)).not.toContain('Saturday and Sunday');
});

test('[DESK-03] each problem is at its field, and those of other files are listed beside', async () => {
  const { check, files } = await draftCheck();
  const value = structuredClone(files.read(fees)) as { followup: { rebate: number; asAt: string } };
  value.followup = { ...value.followup, rebate: 900, asAt: '2026-02-31' };
  const bad = await check(fees, value, 1000);
  expect(bad.problems.map(({ path }) => path).toSorted()).toContain('followup.asAt');
  expect(bad.reach).toEqual({ pages: [], answers: [] });
  expect((await check(hours, 'nonsense', 1000)).problems).toMatchObject([{ path: '' }]);
  expect((await check(hours, [{ days: 'Monday', hours: 'whenever' }], 1000)).problems[0]?.path).toBe('[0].hours');
  const shown = structuredClone(files.read(claims)) as { 'same-day': { shown: boolean; phrases: string[] } };
  shown['same-day'] = { ...shown['same-day'], shown: false, phrases: ['nurse practitioner'] };
  const hidden = await check(claims, shown, 1000);
  expect(hidden.elsewhere.length).toBeGreaterThan(3);
});

test('[DESK-03] a change for later is compared with what is live then', async () => {
  const { check, store, files } = await draftCheck();
  const fileValue = files.read(fees) as { followup: object };
  const later = { ...fileValue, followup: { ...fileValue.followup, fee: 95 } };
  const item = { key: fees, value: later, expectedLive: null, baseHash: hashOf(fileValue), fileValue };
  const audit = { action: 'fact-published', by: { name: 'jo' }, subject: { name: 'Fees' } } as const;
  await store.publish({ items: [item], from: 5000, to: null, title: 'Fees', editor: 'jo', note: '' }, audit);
  const { reach } = await check(fees, later, 6000);
  expect(reach).toEqual({ pages: [], answers: [] });
  expect((await check(fees, later, 1000)).reach.pages.length).toBeGreaterThan(0);
});
