import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeskKey } from '../src/domain/desk/records.ts';
import { liveItems } from '../src/domain/desk/releases.ts';
import { createDeskStore } from '../src/server/db/desk/desk-store.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import type { DeskStore } from '../src/server/desk/desk-store.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { type InstalledSite, startInstalled } from './installed-site.ts';
import { memoryOf } from './processes.ts';
import { untilQuiet } from './quiet.ts';
import { median, printTable, saveResults, saveTables } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { type Visits, visitsTo } from './visits.ts';

// Two instances on one PostgreSQL and a publication that neither of them made, again and again: when visitors see it, what
// pages take meanwhile, and what memory grows by. Then the time of a start with edits beside one without. Linux only.

const budgets = {
  /** Milliseconds until visitors of another instance see a publication, 95 of 100. */
  seen: 1000,
  /** Milliseconds of a page while somebody publishes, 95 of 100. */
  page: 60,
  /** MB after all publications. */
  growth: 15,
  /** Milliseconds that edits add to a start. */
  start: 50,
};
const publications = Number(process.env.PUBLICATIONS ?? 200);
/** Publications before the memory is compared: threads, compiled code and caches are there by then. */
const first = Math.min(20, Math.floor(publications / 4));
const starts = 5;
const key: DeskKey = 'site.yaml#hours';
/** Milliseconds between two publications, at random: instances ask at moments of their own. */
const pauseMs = 700;

const postgres = await startPostgres();
const url = await postgres.createDatabase();
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'publish-bench-')));
const settings = (DATA_DIR: string) => ({ DATA_DIR, DATABASE_URL: url, TRUST_PROXY: 'true', CHAT_LIMIT: '100000' });
try {
  const [one = '', other = ''] = folders;
  // Unmeasured: builds what is stale, makes the data, and reads every file once.
  await (await startInstalled(settings(one))).stop();
  const idle = await untilQuiet();
  const database = await openDatabase({ url });
  const store = createDeskStore(database);
  const sites = [await startInstalled(settings(one)), await startInstalled(settings(other))];
  try {
    await measure(store, sites, idle);
  } finally {
    for (const site of sites) await site.stop();
    await database.close();
  }
} finally {
  await postgres.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function measure(store: DeskStore, sites: readonly InstalledSite[], idle: number): Promise<void> {
  const [site] = sites as [InstalledSite];
  const visits = visitsTo(site.port);
  for (let number = 0; number < 100; number += 1) await visits.page(number);
  const quiet = await pagesUntil(visits, wait(3000));
  const seen: number[] = [];
  let before = 0;
  const all = (async () => {
    for (let number = 0; number < publications; number += 1) {
      if (number === first) before = memoryOf(site.server).rss;
      await wait(Math.random() * pauseMs);
      seen.push(...(await publishAndSee(store, sites, number)));
    }
  })();
  const meanwhile = await pagesUntil(visits, all);
  const growth = memoryOf(site.server).rss - before;
  visits.close();
  const [off, on] = await startsWithAndWithout();

  const table = [
    { measure: 'published to seen, p50 / p95 / longest, ms', value: spread(seen), goal: budgets.seen },
    {
      measure: 'the first publication, which starts the thread, ms',
      value: seen.slice(0, 2).map(Math.round).join(' / '),
      goal: budgets.seen,
    },
    { measure: 'a page, p50 / p95 / longest, ms', value: spread(quiet), goal: '' },
    { measure: 'the same while somebody publishes', value: spread(meanwhile), goal: budgets.page },
    { measure: `RSS of ${publications - first} publications, MB`, value: growth.toFixed(1), goal: budgets.growth },
    {
      measure: 'first answer of a start, without / with edits, ms',
      value: `${off.toFixed(0)} / ${on.toFixed(0)}`,
      goal: `+${budgets.start}`,
    },
  ];
  printTable(table);
  console.log(`\n${publications} publications; the machine was ${(100 * idle).toFixed(0)}% idle before.`);
  saveResults('publish', { idle, budgets, seen, quiet, meanwhile, growth, starts: { off, on } });
  saveTables('publish', [table]);
  const rows: Row[] = [
    {
      what: 'published to seen on another instance, p95, ms',
      ours: at(seen, 0.95),
      budget: { of: 'ours', atMost: budgets.seen, isGoal: true },
    },
    {
      what: 'a page while somebody publishes, p95, ms',
      ours: at(meanwhile, 0.95),
      reference: { name: 'nobody publishes', value: at(quiet, 0.95) },
      budget: { of: 'ours', atMost: budgets.page, isGoal: true },
    },
    {
      what: `RSS of ${publications - first} publications, MB`,
      ours: growth,
      budget: { of: 'ours', atMost: budgets.growth },
    },
    {
      what: 'first answer of a start with edits, ms',
      ours: on,
      reference: { name: 'without', value: off },
      budget: { of: 'ours', atMost: off + budgets.start, isGoal: true },
    },
  ];
  reportRows('publish', rows);
}

/** Milliseconds from a publication until each instance shows it. */
async function publishAndSee(store: DeskStore, sites: readonly InstalledSite[], number: number): Promise<number[]> {
  const words = `${(number % 11) + 1} am to ${(Math.floor(number / 11) % 11) + 1} pm`;
  const began = performance.now();
  await publish(store, key, [{ days: 'Monday to Friday', hours: words }]);
  return Promise.all(
    sites.map(async ({ port }) => {
      while (!(await (await fetch(`http://127.0.0.1:${port}/privacy`)).text()).includes(words)) await wait(5);
      return performance.now() - began;
    }),
  );
}

async function publish(store: DeskStore, key: DeskKey, value: unknown): Promise<void> {
  const live = liveItems(await store.releases(), Date.now()).get(key);
  const item = { key, value, expectedLive: live?.version ?? null, baseHash: '', fileValue: null };
  const release = { items: [item], from: null, to: null, title: 'Opening hours', editor: 'bench', note: '' };
  const audit = { action: 'signed-in' as const, by: { name: 'bench' }, subject: { name: 'Opening hours' } };
  if (!('release' in (await store.publish(release, audit)))) throw new Error('the publication was refused');
}

/** How long pages take, one after the other, until a promise settles. */
async function pagesUntil(visits: Visits, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = end.finally(() => {
    isOver = true;
  });
  const took: number[] = [];
  for (let number = 0; !isOver; number += 1) {
    took.push(await visits.page(number));
    await wait(5);
  }
  await ended;
  return took;
}

/** Medians of the first answer in turns: with the edits off, and with them. */
async function startsWithAndWithout(): Promise<[number, number]> {
  const took: Record<'off' | 'on', number[]> = { off: [], on: [] };
  const [folder = ''] = folders;
  for (let turn = 0; turn < 2 * starts; turn += 1) {
    const edits = turn % 2 === 0 ? 'off' : 'on';
    const site = await startInstalled({ ...settings(folder), CONTENT_EDITS: edits });
    took[edits].push(site.firstAnswer);
    await site.stop();
  }
  return [median(took.off), median(took.on)];
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function spread(values: readonly number[]): string {
  return [0.5, 0.95, 1].map((share) => at(values, share).toFixed(1)).join(' / ');
}
