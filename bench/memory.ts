import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { type InstalledSite, startInstalled } from './installed-site.ts';
import { type Memory, memoryOf, processorSeconds } from './processes.ts';
import { untilQuiet } from './quiet.ts';
import { printTable, saveResults, saveTables } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { type Visits, visitsTo } from './visits.ts';

// Measures `npm start` with existing data and build: time to the first replies, memory in use, and response times of pages while ten
// visitors chat. With --postgres the site uses PostgreSQL, whose own memory is not counted. Linux only.

const budgets = {
  /** Milliseconds from `npm start`. */
  firstAnswer: 1500,
  firstChat: 3000,
  /** MB of all processes except npm, after 100 pages, 50 chats and 20 searches. */
  rss: 256,
  /** Growth in per cent from the middle to the end of the long run. */
  growth: 5,
  /** 95th percentile of pages while ten visitors chat, as a multiple of that without chats. */
  whileChatting: 3,
};
const visitors = 10;
const pagesInTurn = 200;
const longRun = Number(process.env.REQUESTS ?? 3000);
/** Above this load, times are goals only. */
const quietEnough = 0.75;

interface Spread {
  p50: number;
  p95: number;
}

const engine = process.argv.includes('--postgres') ? 'postgres' : 'sqlite';
const postgres = engine === 'postgres' ? await startPostgres() : undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'memory-bench-'));
const settings = {
  DATA_DIR: dataDir,
  // Each visitor has an address from the proxy header, and rate limits are out of reach.
  TRUST_PROXY: 'true',
  CHAT_LIMIT: '100000',
  FUNCTION_CALLS_OVERALL: '1000',
  ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
};
const points: { when: string; memory: Memory; processor: number }[] = [];
try {
  // Warm-up: builds if stale, creates the data, and fills the file cache.
  await (await startInstalled(settings)).stop();
  const idle = await untilQuiet();
  const site = await startInstalled(settings);
  const visits = visitsTo(site.port);
  try {
    await measure(site, visits, idle);
  } finally {
    visits.close();
    await site.stop();
  }
} finally {
  await postgres?.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(site: InstalledSite, visits: Visits, idle: number): Promise<void> {
  await visits.page(0);
  const firstPage = site.sinceStart();
  await site.answers('/readyz');
  const ready = site.sinceStart();
  await visits.chat(0);
  const firstChat = site.sinceStart();
  note(site, 'idle, after its first chat');
  await inTurn(0, 100, visits.page);
  note(site, '100 pages later');
  await inTurn(0, 50, visits.chat);
  note(site, '50 chats later');
  await inTurn(0, 20, visits.search);
  const used = note(site, '20 searches later');
  const quiet = spread(await inTurn(0, pagesInTurn, visits.page));
  const { chats, ...chatting } = await whileChatting(visits);
  await inTurn(0, longRun / 2, (number) => mixed(visits, number));
  const middle = note(site, `${longRun / 2} mixed requests later`);
  await inTurn(longRun / 2, longRun, (number) => mixed(visits, number));
  const end = note(site, `${longRun / 2} more later`);

  const growth = (100 * (end - middle)) / middle;
  const ratio = chatting.p95 / quiet.p95;
  const memory = points.map(({ when, memory: { rss, pss }, processor }) => ({
    memory: when,
    'RSS MB': rss.toFixed(0),
    'PSS MB': pss.toFixed(0),
    'processor s': processor.toFixed(1),
  }));
  const times = [
    { measure: 'first answer after npm start, ms', value: site.firstAnswer.toFixed(0), budget: budgets.firstAnswer },
    { measure: 'first page, ms', value: firstPage.toFixed(0), budget: '' },
    { measure: 'ready, ms', value: ready.toFixed(0), budget: '' },
    { measure: 'first well-read chat, ms', value: firstChat.toFixed(0), budget: budgets.firstChat },
    { measure: 'a page, p50 / p95, ms', value: `${quiet.p50.toFixed(1)} / ${quiet.p95.toFixed(1)}`, budget: '' },
    {
      measure: `the same while ${visitors} visitors chat`,
      value: `${chatting.p50.toFixed(1)} / ${chatting.p95.toFixed(1)}`,
      budget: '',
    },
    { measure: 'p95, times the quiet one', value: ratio.toFixed(1), budget: budgets.whileChatting },
    { measure: 'RSS after the visits, MB', value: used.toFixed(0), budget: budgets.rss },
    { measure: 'growth in the second half, %', value: growth.toFixed(1), budget: budgets.growth },
  ];
  printTable(memory);
  console.log('');
  printTable(times);
  const npm = memoryOf(site.npm);
  console.log(
    `\n${engine}; ${chats} chats were answered meanwhile; npm itself, which waits, takes ${npm.rss.toFixed(0)} MB. The machine was ${(100 * idle).toFixed(0)}% idle before.`,
  );
  const name = engine === 'sqlite' ? 'memory' : `memory-${engine}`;
  saveResults(name, { engine, idle, budgets, points, times, npm });
  saveTables(name, [memory, times]);

  // On a busy machine times are goals.
  const isGoal = idle < quietEnough;
  const on = `whole product on ${engine},`;
  const rows: Row[] = [
    ...points.map(({ when, memory: { rss } }) => ({ what: `${on} RSS, ${when}, MB`, ours: rss })),
    { what: `${on} RSS after the visits, MB`, ours: used, budget: { of: 'ours', atMost: budgets.rss } },
    { what: `${on} growth in the second half, %`, ours: growth, budget: { of: 'ours', atMost: budgets.growth } },
    {
      what: `${on} first answer after npm start, ms`,
      ours: site.firstAnswer,
      budget: { of: 'ours', atMost: budgets.firstAnswer, isGoal },
    },
    {
      what: `${on} first well-read chat, ms`,
      ours: firstChat,
      budget: { of: 'ours', atMost: budgets.firstChat, isGoal },
    },
    {
      what: `${on} a page while ${visitors} visitors chat, p95, ms`,
      ours: chatting.p95,
      reference: { name: 'nobody chats', value: quiet.p95 },
      budget: { of: 'ratio', atMost: budgets.whileChatting, isGoal },
    },
  ];
  reportRows(name, rows);
}

/** Records the current memory; returns RSS. */
function note({ server }: InstalledSite, when: string): number {
  const memory = memoryOf(server);
  points.push({ when, memory, processor: processorSeconds(server) });
  return memory.rss;
}

async function inTurn(from: number, to: number, visit: (number: number) => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let number = from; number < to; number += 1) took.push(await visit(number));
  return took;
}

/** Of ten requests: seven pages, two distinct searches, one chat. */
function mixed(visits: Visits, number: number): Promise<number> {
  if (number % 10 === 9) return visits.chat(Math.floor(number / 10));
  return number % 10 >= 7 ? visits.search(100 + number) : visits.page(number);
}

/** Visitors who send the next message as soon as they have an answer, faster than people do. */
async function whileChatting(visits: Visits): Promise<Spread & { chats: number }> {
  let chatting = true;
  let chats = 0;
  const all = Array.from({ length: visitors }, async (_, visitor) => {
    for (let number = 0; chatting; number += 1) {
      await visits.chat(number, 100 + visitor);
      chats += 1;
    }
  });
  const took = await inTurn(0, pagesInTurn, visits.page);
  chatting = false;
  await Promise.all(all);
  return { ...spread(took), chats };
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
