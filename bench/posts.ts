import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PostStore } from '../src/server/blog/post-store.ts';
import { type OpenDatabase, openDatabase } from '../src/server/db/open-database.ts';
import type { DatabasePlace } from '../src/server/db/place.ts';
import { createPostStore } from '../src/server/db/post-store.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { categories, samplePosts } from './post-samples.ts';
import { median, printTable, saveResults } from './report.ts';
import { type Row, reportRows } from './rows.ts';

// Compares reads at 100 and at 100,000 posts on both engines. The budget is three times the time at 100 posts.
const few = 100;
const many = Number(process.argv[2] ?? 100_000);
const rounds = 200;
const searches = 50;
const allowed = 3;
/** Reads with that budget. The others show the cost of longer results and of pages deep in the list. */
const promised = new Set([
  'list, first page',
  'list, one category',
  'featured posts',
  'list, last page',
  'search, common word',
  'search and category',
  'staff list',
  'post by its address',
  'related posts',
  'sitemap, 100 addresses',
  'revision of the site',
]);

const tasks: Record<string, (posts: PostStore, round: number, count: number) => Promise<unknown>> = {
  'list, first page': (posts) => posts.published.list({}, { offset: 0, limit: 24 }),
  'list, one category': (posts, round) =>
    posts.published.list({ category: categories[round % categories.length] }, { offset: 0, limit: 24 }),
  'featured posts': (posts) => posts.published.list({ featured: true }, { offset: 0, limit: 24 }),
  'list, middle page': (posts, _round, count) => posts.published.list({}, { offset: Math.floor(count / 2), limit: 24 }),
  'list, last page': (posts, _round, count) => posts.published.list({}, { offset: count - 100, limit: 24 }),
  'search, common word': (posts) => posts.published.list({ query: 'Sleep' }, { offset: 0, limit: 24 }),
  'search, one in 4': (posts) => posts.published.list({ query: 'seldom heard' }, { offset: 0, limit: 24 }),
  'search, one in 50': (posts) => posts.published.list({ query: 'hardly ever' }, { offset: 0, limit: 24 }),
  'search, nothing found': (posts) => posts.published.list({ query: 'nowhere' }, { offset: 0, limit: 24 }),
  'search and category': (posts, round) =>
    posts.published.list(
      { query: 'number', category: categories[round % categories.length] },
      { offset: 0, limit: 24 },
    ),
  'search and category, 1 in 24': (posts, round) =>
    posts.published.list(
      { query: 'seldom heard', category: categories[round % categories.length] },
      { offset: 0, limit: 24 },
    ),
  'search of 2 characters': (posts) => posts.published.list({ query: 'sl' }, { offset: 0, limit: 24 }),
  'search of 2, none found': (posts) => posts.published.list({ query: 'zq' }, { offset: 0, limit: 24 }),
  'staff list': (posts) => posts.list({}, { offset: 0, limit: 24 }),
  'post by its address': (posts, round, count) => posts.published.bySlug(`post-${(round * 7919) % count}`),
  'related posts': (posts) => posts.published.related(related, 3),
  'sitemap, 100 addresses': (posts) => posts.published.addresses({ offset: 0, limit: 100 }),
  'revision of the site': (posts) => posts.revisionOfSite(),
};
let related: Awaited<ReturnType<PostStore['published']['bySlug']>> & object;

const folder = mkdtempSync(join(tmpdir(), 'bench-posts-'));
const server = await startPostgres();
const rows: Record<string, string | number>[] = [];
const reported: Row[] = [];
try {
  await measure('SQLite', async (count) => ({ file: join(folder, `${count}.sqlite`) }));
  await measure('PostgreSQL', async () => ({ url: await server.createDatabase() }));
  printTable(rows);
  saveResults('posts', { posts: { few, many }, rows });
  reportRows('posts', reported);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(engine: string, place: (count: number) => Promise<DatabasePlace>): Promise<void> {
  const small = await filled(await place(few), few, engine);
  const large = await filled(await place(many), many, engine);
  for (const [name, task] of Object.entries(tasks)) {
    const times = { few: [] as number[], many: [] as number[] };
    // Alternating runs, so that other load affects both.
    for (let round = -20; round < rounds; round += 1) {
      const first = await timed(small, task, round, few);
      const second = await timed(large, task, round, many);
      if (round < 0) continue;
      times.few.push(first);
      times.many.push(second);
    }
    const ratio = median(times.many) / median(times.few);
    reported.push({
      what: `posts on ${engine}, ${name}, ms at ${many}`,
      ours: median(times.many),
      reference: { name: `at ${few}`, value: median(times.few) },
      ...(promised.has(name) ? { budget: { of: 'ratio', atMost: allowed } } : {}),
    });
    rows.push({
      engine,
      task: name,
      [`ms at ${few}`]: median(times.few).toFixed(2),
      [`ms at ${many}`]: median(times.many).toFixed(2),
      'times as long': ratio.toFixed(1),
      within: ratio <= allowed ? `${allowed}` : promised.has(name) ? `over ${allowed}` : 'not promised',
    });
  }
  await concurrent(engine, large);
  await small.database.close();
  await large.database.close();
}

interface Filled {
  database: OpenDatabase;
  posts: PostStore;
}

async function filled(place: DatabasePlace, count: number, engine: string): Promise<Filled> {
  const started = performance.now();
  const database = await openDatabase(place);
  const posts = createPostStore(database);
  await posts.importAll(samplePosts(count), 'bench');
  console.log(`${engine}: ${count} posts imported in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { database, posts };
}

async function timed({ posts }: Filled, task: (typeof tasks)[string], round: number, count: number): Promise<number> {
  const found = await posts.published.bySlug('post-1');
  if (!found) throw new Error('the sample posts are missing');
  related = found;
  const started = performance.now();
  await task(posts, Math.max(0, round), count);
  return performance.now() - started;
}

/** The longest block of the event loop while many searches run at once. */
async function concurrent(engine: string, { posts }: Filled): Promise<void> {
  for (const [name, query] of Object.entries({ 'common word': 'sleep', '2 characters, none found': 'zq' })) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const started = performance.now();
    await Promise.all(
      Array.from({ length: searches }, () => posts.published.list({ query }, { offset: 0, limit: 24 })),
    );
    const took = performance.now() - started;
    delay.disable();
    console.log(
      `${engine}: ${searches} searches at once (${name}) took ${took.toFixed(0)} ms; the event loop waited ${(delay.percentile(99) / 1e6).toFixed(1)} ms (99th percentile), ${(delay.max / 1e6).toFixed(1)} ms at most`,
    );
  }
}
