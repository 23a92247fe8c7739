import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackup } from '#server/commands/backup.ts';
import { runRestore } from '#server/commands/restore.ts';
import { type Migration, migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { connect, openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { editor, saved } from './stores.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'going-back-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes of a newer version: a column and a table that this version does not know. */
const next: Migration = {
  name: '9999-next',
  async up(db) {
    await sql`alter table blog_posts add column mood text`.execute(db);
    await sql`create table moods (name text primary key)`.execute(db);
  },
};

onBothEngines('going back to an older version', (databases) => {
  test('[OPS-03] restore moves the whole newer database aside and restores the older data', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const empty = await databases.empty();
    const place = 'url' in empty ? empty : { file: join(dataDir, 'site.sqlite') };
    const settings = { DATA_DIR: dataDir, INIT_CWD: folder, ...('url' in place && { DATABASE_URL: place.url }) };
    const run = async (command: typeof runRestore, ...values: string[]) => {
      const lines: string[] = [];
      const code = await command(settings, values, (line) => lines.push(line));
      return { code, output: lines.join('\n') };
    };
    const older = await openDatabase(place);
    saved(await createPostStore(older).insert(postFields({ slug: 'before' }), editor));
    await older.close();
    const file = join(dataDir, 'before.gz');
    expect(await run(runBackup, file)).toMatchObject({ code: 0 });

    const newer = connect(place);
    await migrate(newer, [...migrations, next]);
    saved(await createPostStore(newer).insert(postFields({ slug: 'after' }), editor));
    await newer.close();

    const refused = { code: 1, output: expect.stringContaining('npm run restore -- FILE --replace') as string };
    expect(await run(runRestore, file)).toEqual(refused);
    const damaged = join(dataDir, 'damaged.gz');
    writeFileSync(damaged, 'no backup');
    expect(await run(runRestore, damaged, '--replace')).toMatchObject({ code: 1 });
    // The newer database is in its place again.
    expect(await run(runRestore, file)).toEqual(refused);

    const restored = await run(runRestore, file, '--replace');
    expect(restored).toMatchObject({ code: 0 });
    const [, aside = ''] = /it is in the (?:folder|schema) (\S+?)(?:\.$| of )/m.exec(restored.output) ?? [];
    const back = await openDatabase(place);
    expect((await back.db.selectFrom('blog_posts').select('slug').execute()).map(({ slug }) => slug)).toEqual([
      'before',
    ]);
    saved(await createPostStore(back).insert(postFields({ slug: 'afterwards' }), editor));
    const moved = 'url' in place ? back : connect({ file: join(aside, 'site.sqlite') });
    const table = 'url' in place ? sql.id(aside, 'blog_posts') : sql.id('blog_posts');
    const { rows } = await sql<{ slug: string }>`select slug, mood from ${table} order by slug`.execute(moved.db);
    expect(rows.map(({ slug }) => slug)).toEqual(['after', 'before']);
    await back.close();
    if (moved !== back) await moved.close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('newer-'))).toHaveLength('url' in place ? 0 : 1);
  });

  test('[OPS-04] a backup of an unused place is refused, names the setting and makes no file', async () => {
    const dataDir = mkdtempSync(join(folder, 'none-'));
    const place = await databases.empty();
    const lines: string[] = [];
    const settings = { DATA_DIR: dataDir, ...('url' in place && { DATABASE_URL: place.url }) };
    expect(await runBackup(settings, [join(folder, 'none.gz')], (line) => lines.push(line))).toBe(1);
    expect(lines.join('\n')).toContain('url' in place ? 'Set DATABASE_URL' : 'Set DATA_DIR');
    expect(readdirSync(dataDir)).toEqual([]);
    expect(readdirSync(folder)).not.toContain('none.gz');
  });
});
