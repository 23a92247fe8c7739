import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { onBothEngines } from './engines.ts';
import { linesUntil } from './killed-program.ts';
import { opened } from './stores.ts';

/** Concurrent processes that save into one database. */
const together = 2;
/** Each is killed while it saves. A server rolls back a torn transaction itself; a file has no server. */
const rounds = { sqlite: 8, postgres: 4 };

interface Acknowledged {
  id: string;
  version: number;
  title: string;
}

/** Lets a process save until a random moment, and returns the acknowledged versions. */
async function saveUntil(end: 'killed' | (() => Promise<void>), place: DatabasePlace, name: string) {
  const lines = await linesUntil(end, 'save-until-killed.ts', place, name);
  return lines.map((line): Acknowledged => {
    const [id = '', version, ...title] = line.split(' ');
    return { id, version: Number(version), title: title.join(' ') };
  });
}

/** Expects every acknowledged version with its text. */
async function expectStored(database: OpenDatabase, acknowledged: readonly Acknowledged[]): Promise<void> {
  const posts = createPostStore(database);
  const lost: Acknowledged[] = [];
  for (const save of acknowledged) {
    const revision = await posts.revision(save.id, save.version);
    if (revision?.title !== save.title || !revision.content.includes(save.title.replace(' again', ''))) lost.push(save);
  }
  expect(lost).toEqual([]);
}

/** Expects consistency: lists, search, counts, addresses and revisions match the posts. */
async function expectWhole({ db, engine }: OpenDatabase): Promise<void> {
  const count = async (query: string) => {
    const { rows } = await sql<{ found: number }>`select (${sql.raw(query)}) as found`.execute(db);
    return Number(rows[0]?.found);
  };
  const all = await count('select count(*) from blog_posts');
  expect(all).toBeGreaterThan(0);
  expect(await count('select count(*) from post_entries')).toBe(all);
  expect(await count('select sum(posts) from post_counts')).toBe(all);
  expect(await count('select count(*) from post_tags')).toBe(2 * all);
  expect(
    await count(`select count(*) from blog_posts p where not exists
      (select 1 from post_slugs s where s.slug = p.slug and s.post_id = p.id)`),
  ).toBe(0);
  expect(
    await count(`select count(*) from blog_posts p where p.version - 1 <>
      (select count(*) from post_revisions r where r.post_id = p.id)`),
  ).toBe(0);
  if (engine === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    await sql`insert into post_search (post_search) values ('integrity-check')`.execute(db);
    expect(await count('select count(*) from post_search')).toBe(all);
  }
}

onBothEngines('saves', (databases) => {
  test('kills in the middle of saves lose no acknowledged save', { timeout: 240_000 }, async () => {
    const place = await databases.empty();
    const database = await opened(place);
    for (let round = 0; round < rounds[databases.name]; round += 1) {
      const names = Array.from({ length: together }, (_, index) => `writer${round}x${index}`);
      await expectStored(database, (await Promise.all(names.map((name) => saveUntil('killed', place, name)))).flat());
    }
    // A new connection, as after a restart.
    await expectWhole(await opened(place));
  });

  // SQLite has no server beside the process that is killed above.
  if (databases.name === 'sqlite') return;
  test('a killed server loses no acknowledged save', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.close());
    const place = { url: await server.createDatabase(), connections: 5 };
    (await opened(place)).answers();
    for (let round = 0; round < 2; round += 1) {
      const acknowledged = await saveUntil(server.kill, place, `round${round}`);
      await server.start();
      const fresh = await opened(place);
      await expectStored(fresh, acknowledged);
      await expectWhole(fresh);
    }
  });
});
