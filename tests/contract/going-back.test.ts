import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackup } from '#server/commands/backup.ts';
import { runRestore } from '#server/commands/restore.ts';
import { type Migration, migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { moveNewerAside } from '#server/db/move-aside.ts';
import { connect, openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { editor, resigned, saved } from './stores.ts';

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

function commandsOn(dataDir: string, place: DatabasePlace) {
  const settings = { DATA_DIR: dataDir, INIT_CWD: folder, ...('url' in place && { DATABASE_URL: place.url }) };
  return async (command: typeof runRestore, ...values: string[]) => {
    const lines: string[] = [];
    const code = await command(settings, values, (line) => lines.push(line));
    return { code, output: lines.join('\n') };
  };
}

onBothEngines('going back to an older version', (databases) => {
  /** A folder of data, or a database, and the commands on it. */
  async function site() {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const empty = await databases.empty();
    const place = 'url' in empty ? empty : { file: join(dataDir, 'site.sqlite') };
    return { dataDir, place, run: commandsOn(dataDir, place) };
  }

  /** A backup of this version's data, which the next version has changed since. */
  async function updated({ dataDir, place, run }: Awaited<ReturnType<typeof site>>): Promise<string> {
    const older = await openDatabase(place);
    saved(await createPostStore(older).insert(postFields({ slug: 'before' }), editor));
    await older.close();
    const file = join(dataDir, 'before.gz');
    expect(await run(runBackup, file)).toMatchObject({ code: 0 });
    const newer = connect(place);
    await migrate(newer, [...migrations, next]);
    saved(await createPostStore(newer).insert(postFields({ slug: 'after' }), editor));
    await newer.close();
    return file;
  }

  test('[OPS-01] restore moves the whole newer database aside and restores the older data', async () => {
    const tried = await site();
    const { dataDir, place, run } = tried;
    const file = await updated(tried);
    const refused = { code: 1, output: expect.stringContaining('npm run restore -- FILE --replace') as string };
    expect(await run(runRestore, file)).toEqual(refused);
    const damaged = join(dataDir, 'damaged.gz');
    writeFileSync(damaged, 'no backup');
    const text = gunzipSync(readFileSync(file)).toString();
    const changed = join(dataDir, 'changed.gz');
    writeFileSync(changed, gzipSync(text.replace('"before"', '"forged"')));
    for (const [bad, sentence] of [
      [damaged, 'is not a backup'],
      [changed, 'was changed after this site made it'],
    ] as const) {
      const { code, output } = await run(runRestore, bad, '--replace');
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
      // Nothing moved.
      expect(output).not.toContain('aside');
    }
    // It is of a version that this one cannot read: known only while it is restored.
    const later = join(dataDir, 'later.gz');
    const key = Buffer.from(readFileSync(join(dataDir, 'backup-key'), 'utf8').trim(), 'hex');
    writeFileSync(later, gzipSync(resigned(text.replace('"0001-posts"', '"0001-posts","9999-next"'), key)));
    expect(await run(runRestore, later, '--replace')).toEqual({
      code: 1,
      output: expect.stringContaining('The newer database is in its place again.') as string,
    });
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

  test('[OPS-01] after an interrupted restore a start names the newer database, and restore continues', async () => {
    const tried = await site();
    const { place, run } = tried;
    const file = await updated(tried);
    // What a kill between the move and the restore leaves.
    const moved = await moveNewerAside(place, async () => {});
    const name = /newer[-_]\w+/.exec(moved?.where ?? '')?.[0] ?? 'none';
    const interrupted = expect.stringMatching(`A restore was interrupted.*${name}.*npm run restore -- FILE --replace`);
    await expect(openDatabase(place)).rejects.toThrow(expect.objectContaining({ message: interrupted }) as Error);
    expect(await run(runRestore, file)).toEqual({ code: 1, output: interrupted });
    const restored = await run(runRestore, file, '--replace');
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining(name)]);
    const back = await openDatabase(place);
    expect(await createPostStore(back).published.bySlug('before')).toBeDefined();
    await back.close();
  });

  test.runIf(databases.name === 'postgres')('[OPS-01] a user who may make no schema is given the line', async () => {
    const { dataDir, place: owner } = await site();
    if (!('url' in owner)) throw new Error('no address');
    const url = new URL(owner.url);
    const admin = connect(owner);
    url.username = `limited_${randomBytes(4).toString('hex')}`;
    for (const line of ['create role ROLE login', 'grant create on schema public to ROLE', 'create extension pg_trgm'])
      await sql.raw(line.replace('ROLE', url.username)).execute(admin.db);
    const place = { ...owner, url: url.href };
    const run = commandsOn(dataDir, place);
    const file = await updated({ dataDir, place, run });
    const grant = `GRANT CREATE ON DATABASE ${url.pathname.slice(1)} TO ${url.username};`;
    const { code, output } = await run(runRestore, file, '--replace');
    expect([code, output]).toEqual([1, expect.stringContaining(grant)]);
    expect(output.split('\n')).toHaveLength(1);
    await sql.raw(grant).execute(admin.db);
    await admin.close();
    expect(await run(runRestore, file, '--replace')).toMatchObject({ code: 0 });
  });

  test('[OPS-02] a backup of an unused place is refused, names the setting and makes no file', async () => {
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
