import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { appliedMigrations, type Migration, migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { connect, openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { tableOrder, tablesNotInBackups } from '#server/db/tables.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { editor, opened, saved } from './stores.ts';

const crash = fileURLToPath(new URL('../support/crash-in-migration.ts', import.meta.url));
const opener = fileURLToPath(new URL('../support/open-database.ts', import.meta.url));
const names = migrations.map(({ name }) => name);

onBothEngines('[DATA-01] migrations', (databases) => {
  test('blog_posts has the required columns; every table is described, in an order for backups', async () => {
    const { db } = await databases.cleared();
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'blog_posts')?.columns.map(({ name }) => name);
    const required =
      'id title slug excerpt content author category tags featured published featured_image meta_description reading_time created_at updated_at';
    expect(columns).toEqual(expect.arrayContaining(required.split(' ')));
    const described = (all: readonly string[]) =>
      all.filter((name) => !/^(site_migrations$|post_search|sqlite_|rate_counts$)/.test(name)).toSorted();
    expect(described(tables.map(({ name }) => name))).toEqual(described([...tableOrder, ...tablesNotInBackups]));
  });

  test('run in order and once, also when several instances start at the same moment', async () => {
    const place = await databases.empty();
    const instances = await Promise.all(Array.from({ length: 4 }, () => opened(place)));
    expect(await appliedMigrations(instances[0]?.db as unknown as Kysely<unknown>)).toEqual(names);
    const results = await Promise.all(
      instances.map((database, index) =>
        createPostStore(database).insert(postFields({ title: `From ${index}` }), editor),
      ),
    );
    expect(results.map(({ kind }) => kind)).toEqual(Array(4).fill('saved'));
    const again = await opened(place);
    expect(await createPostStore(again).published.count()).toBe(4);
  });

  test('an empty place is opened by several processes at the same moment', async () => {
    const places = [await databases.empty(), await databases.empty()];
    const programs = Array.from({ length: 3 }, () => {
      const child = spawn(process.execPath, [opener, JSON.stringify(places)], { stdio: 'pipe' });
      let failure = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        failure += text;
      });
      const ended = once(child, 'close').then(([code]) => (code === 0 ? 'opened' : failure));
      return { child, ended, output: createInterface(child.stdout)[Symbol.asyncIterator]() };
    });
    for (const _place of places) {
      // All of them wait at a barrier and are released together.
      for (const { output } of programs) await output.next();
      for (const { child } of programs) child.stdin.write('now\n');
    }
    expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual(['opened', 'opened', 'opened']);
  });

  test('a failed migration leaves nothing, and the next start applies it whole', async () => {
    const place = await databases.empty();
    const database = await opened(place);
    const post = saved(await createPostStore(database).insert(postFields(), editor));
    const step = (isBroken: boolean): Migration => ({
      name: '9999-next',
      async up(db) {
        await sql`create table next_step (name text primary key)`.execute(db);
        await sql`update blog_posts set title = 'Changed'`.execute(db);
        if (isBroken) throw new Error('in the middle');
      },
    });
    await expect(migrate(database, [...migrations, step(true)])).rejects.toThrow('in the middle');
    expect(await tableNames(database.db)).not.toContain('next_step');
    expect((await createPostStore(database).byId(post.id))?.title).toBe(post.title);
    await migrate(database, [...migrations, step(false)]);
    expect(await tableNames(database.db)).toContain('next_step');
    expect((await createPostStore(database).byId(post.id))?.title).toBe('Changed');
  });

  test('a process that is killed in the middle of a migration leaves nothing half done', async () => {
    const place = await databases.empty();
    const child = spawn(process.execPath, [crash, JSON.stringify(place)], { stdio: ['ignore', 'inherit', 'inherit'] });
    const [, signal] = await once(child, 'close');
    expect(signal).toBe('SIGKILL');
    const database = await opened(place);
    expect(await tableNames(database.db)).not.toContain('half_made');
    expect(await appliedMigrations(database.db as unknown as Kysely<unknown>)).toEqual(names);
    await sql`alter table site_facts add column half text`.execute(database.db);
    expect((await createPostStore(database).insert(postFields(), editor)).kind).toBe('saved');
  });

  test('a database of a newer version is not changed, and the error says so', async () => {
    const place = await databases.empty();
    const database = await opened(place);
    await migrate(database, [...migrations, { name: '9999-newer', up: async () => {} }]);
    await expect(openDatabase(place)).rejects.toThrow(
      'This database was changed by a newer version of the site (9999-newer). Start that version, or another with the same migrations: it runs on this data at once. To go back to this one, restore a backup made before the update: npm run restore -- FILE --replace.',
    );
  });

  test.runIf(databases.name === 'postgres')(
    'a slow migration has no timeout, in its own process and in others',
    async () => {
      const place = { ...(await databases.empty()), busyTimeout: 200, timeoutMs: { read: 800, other: 800 } };
      const [one, other] = [await opened(place), await opened(place)];
      const limits: string[] = [];
      const long: Migration = {
        name: '9999-long',
        async up(db) {
          const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
          limits.push(...rows.map(({ statement_timeout }) => statement_timeout));
          await sql`select pg_sleep(1.5)`.execute(db);
        },
      };
      await Promise.all([one, other].map((database) => migrate(database, [...migrations, long])));
      // Only once; later statements have their timeout again.
      expect(limits).toEqual(['0']);
      await expect(sql`select pg_sleep(1.5)`.execute(one.db)).rejects.toThrow(StorageUnavailable);
    },
  );

  test('an unused place holds no database', async () => {
    const database = connect(await databases.empty());
    expect(await database.answers()).toBe(false);
    expect(await tableNames(database.db)).toEqual([]);
    await database.close();
  });
});

async function tableNames(db: { introspection: Kysely<unknown>['introspection'] }): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}
