import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBackup } from '#server/commands/backup.ts';
import { runExport } from '#server/commands/export.ts';
import { runImport } from '#server/commands/import.ts';
import { runMove } from '#server/commands/move.ts';
import { runRestore } from '#server/commands/restore.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { runCommand } from '#tests/support/command.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { request } from '#tests/support/request.ts';
import { startSite } from '#tests/support/site.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (name: string, values: string[], settings: Record<string, string>) =>
  runCommand(name, values, { INIT_CWD: folder, ...settings });

const commands = { backup: runBackup, restore: runRestore, import: runImport, export: runExport, move: runMove };
type Name = keyof typeof commands;

/** The same without a process of its own. */
async function runHere(name: Name, values: string[], settings: Record<string, string>) {
  const lines: string[] = [];
  const code = await commands[name]({ INIT_CWD: folder, ...settings }, values, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

const newFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

/** Lets a database note how long a statement that drops a table may take; answers what it noted since. */
async function noteLimits(url: string): Promise<() => Promise<string[]>> {
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.query<{ given: string }>(text).finally(() => client.end());
  };
  await query(`create schema noted; create table noted.limits (given text);
    create function noted.note() returns event_trigger language plpgsql as $$ begin
      insert into noted.limits values (current_setting('statement_timeout')); end $$;
    create event trigger note on sql_drop when tag in ('DROP TABLE') execute function noted.note()`);
  return async () => [
    ...new Set((await query('delete from noted.limits returning given')).rows.map(({ given }) => given)),
  ];
}

describe('data commands', () => {
  test('a site is backed up and exported while it runs, and lives on elsewhere: SQLite, then PostgreSQL', async () => {
    const site = await startSite();
    const here = { DATA_DIR: site.dataDir };
    writeFileSync(join(folder, 'more.csv'), 'title,slug,published,content\nBrought along,brought-along,true,Words\n');
    expect(await run('import', ['more.csv', '--publish'], here)).toEqual({
      code: 0,
      output: 'Imported 1 of 1 posts.\n',
    });
    expect((await request(site, '/blog/brought-along')).status).toBe(200);
    const backedUp = await run('backup', ['backup.gz'], here);
    expect(backedUp).toMatchObject({ code: 0 });
    expect(backedUp.output).toMatch(/^Backed up \d+ rows and 0 picture files to /);
    expect((await run('export', ['all.json'], here)).code).toBe(0);
    const exported = JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')) as { slug: string }[];
    expect(exported.map(({ slug }) => slug)).toContain('brought-along');
    await site.stop();

    const other = newFolder('other');
    const foreign = ['backup.gz', '--from-elsewhere'];
    expect((await run('restore', foreign, { DATA_DIR: other })).code).toBe(0);
    expect(await runHere('restore', foreign, { DATA_DIR: other })).toMatchObject({
      code: 1,
      output: expect.stringContaining('add --replace') as string,
    });
    const url = await emptyDatabase();
    const limitsSeen = await noteLimits(url);
    expect((await runHere('restore', foreign, { DATA_DIR: newFolder('third'), DATABASE_URL: url })).code).toBe(0);
    const fourth = newFolder('fourth');
    expect(await run('move', ['sqlite'], { DATA_DIR: fourth, DATABASE_URL: url })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Moved \d+ rows, and every one is the same/) as string,
    });
    // A large database takes longer than a visitor waits: both commands give each statement hours.
    expect(await limitsSeen()).toEqual(['6h']);
    expect((await runHere('move', ['postgres', '--replace'], { DATA_DIR: fourth, DATABASE_URL: url })).code).toBe(0);
    expect(await limitsSeen()).toEqual(['6h']);
    // From a folder where no site ran, nothing takes the place of everything.
    const never = await runHere('move', ['postgres', '--replace'], { DATA_DIR: newFolder('never'), DATABASE_URL: url });
    expect(never, '[OPS-02]').toMatchObject({ code: 1, output: expect.stringContaining('There is no site') as string });
    for (const settings of [{ DATA_DIR: other }, { DATABASE_URL: url }]) {
      const again = await startSite(settings);
      expect((await request(again, '/blog/brought-along')).status).toBe(200);
      await again.stop();
    }
  });

  test.each(['SQLite', 'PostgreSQL'])(
    'a post that holds line separators is backed up and exported whole: %s',
    async (engine) => {
      const newPlace = async (name: string): Promise<Record<string, string>> => ({
        DATA_DIR: newFolder(`${engine}-${name}`),
        ...(engine === 'SQLite' ? {} : { DATABASE_URL: await emptyDatabase() }),
      });
      const [here, restored, imported] = [await newPlace('a'), await newPlace('b'), await newPlace('c')];
      const content = 'First\u2028line\u2029of\u0085a\u000bslide\fdeck';
      const title = 'Pasted\u2028from a slide';
      writeFileSync(join(folder, 'slide.json'), JSON.stringify([{ title, content }]));
      const [backup, all] = [`${engine}.gz`, `${engine}.json`];
      for (const [name, file, place] of [
        ['import', 'slide.json', here],
        ['backup', backup, here],
        ['export', all, here],
        ['import', all, imported],
      ] as const)
        expect(await runHere(name, [file], place)).toMatchObject({ code: 0 });
      const elsewhere = await runHere('restore', [backup], restored);
      expect(elsewhere).toEqual({ code: 1, output: expect.stringContaining('was made by another installation') });
      expect((await runHere('restore', [backup, '--from-elsewhere'], restored)).code).toBe(0);
      for (const place of [restored, imported]) {
        expect((await runHere('export', ['again.json'], place)).code).toBe(0);
        const [post] = JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8')) as {
          title: string;
          content: string;
        }[];
        expect(post).toMatchObject({ title, content });
      }
    },
  );

  test.each(['SQLite', 'PostgreSQL'])(
    '[TRUST-10] a changed backup is refused, and the key outlives the database: %s',
    async (engine) => {
      const url = engine === 'SQLite' ? undefined : await emptyDatabase();
      const data = newFolder(`${engine}-signed`);
      const settings = (address = url): Record<string, string> => ({
        DATA_DIR: data,
        ...(address ? { DATABASE_URL: address } : {}),
      });
      writeFileSync(join(folder, 'one.json'), JSON.stringify([{ title: 'One', slug: 'one', content: 'Words' }]));
      const file = `${engine}-signed.gz`;
      expect((await runHere('import', ['one.json'], settings())).code).toBe(0);
      expect((await runHere('backup', [file], settings())).code).toBe(0);
      const text = gunzipSync(readFileSync(join(folder, file))).toString();
      const key = readFileSync(join(data, 'backup-key'), 'utf8').trim();
      expect([key.length, text.includes(key)]).toEqual([64, false]);
      const forged = (name: string, change: (text: string) => string) => {
        writeFileSync(join(folder, name), gzipSync(change(text)));
        return runHere('restore', [name, '--replace'], settings());
      };
      const refused = (words: string) => ({ code: 1, output: expect.stringContaining(words) as string });
      expect(await forged('changed.gz', (all) => all.replace('Words', 'Wards'))).toEqual(
        refused('was changed after this site made it'),
      );
      expect(await forged('bare.gz', (all) => all.replace(/,"signature":\{[^}]+\}/, ''))).toEqual(
        refused('has no signature'),
      );
      // A foreign key in a trusted file does not become this site's.
      const planted = `["backup-key","${'ab'.repeat(32)}"]`;
      writeFileSync(
        join(folder, 'planted.gz'),
        gzipSync(
          text
            .replace(/(\{"kind":"table","name":"site_facts"[^\n]+\n)/, `$1{"kind":"row","values":${planted}}\n`)
            .replace(/"rows":(\d+)/, (_, rows: string) => `"rows":${Number(rows) + 1}`)
            .replace(/,"signature":\{[^}]+\}/, ''),
        ),
      );
      const trusted = ['planted.gz', '--replace', '--from-elsewhere'];
      expect(await runHere('restore', trusted, settings())).toMatchObject({ code: 0 });
      expect(await runHere('restore', [file, '--replace'], settings())).toMatchObject({ code: 0 });
      expect(readFileSync(join(data, 'backup-key'), 'utf8').trim()).toBe(key);
      if (!url) for (const name of ['', '-wal', '-shm']) rmSync(join(data, `site.sqlite${name}`), { force: true });
      const lost = settings(url && (await emptyDatabase()));
      expect(await runHere('restore', [file], lost)).toMatchObject({ code: 0 });
    },
  );

  test('a move is refused while the site runs, on either engine, and changes nothing', async () => {
    const url = await emptyDatabase();
    const here = { DATA_DIR: newFolder('runs'), DATABASE_URL: url };
    const refused = { code: 1, output: expect.stringContaining('The site still runs on this data. Stop it') as string };
    const onFile = await startSite({ DATA_DIR: here.DATA_DIR });
    expect(await run('move', ['postgres'], here)).toMatchObject(refused);
    expect((await request(onFile, '/blog')).status).toBe(200);
    await onFile.stop();
    expect((await run('move', ['postgres'], here)).code).toBe(0);
    const onServer = await startSite({ DATABASE_URL: url });
    expect(await run('move', ['sqlite', '--replace'], here)).toMatchObject(refused);
    await onServer.stop();
    expect((await run('move', ['sqlite', '--replace'], here)).code).toBe(0);
  });

  test.each(['backup', 'restore', 'import', 'export'] as const)('%s says how it is called', async (name) => {
    const none = await runHere(name, [], {});
    expect(none.code).toBe(2);
    expect(none.output).toContain(`npm run ${name} -- FILE`);
    expect((await runHere(name, ['--help'], {})).code).toBe(0);
    expect((await runHere(name, ['a.json', '--unknown'], {})).code).toBe(2);
  });

  test('what cannot be done is said in a sentence', async () => {
    const settings = { DATA_DIR: newFolder('sentences') };
    const said = async (name: Name, ...values: string[]) => (await runHere(name, values, settings)).output;
    expect(await said('restore', 'nothing.gz')).toBe(`There is no file ${join(folder, 'nothing.gz')}.`);
    expect(await said('import', 'nothing.csv')).toBe(`There is no file or folder ${join(folder, 'nothing.csv')}.`);
    expect(await said('export', 'a.txt')).toBe('The name of the file has to end in .json or .csv.');
    await (await openDatabase({ file: join(settings.DATA_DIR, 'site.sqlite') })).close();
    expect(await said('backup', 'no/such/folder.gz')).toContain('There is no file or folder');
  });
});
