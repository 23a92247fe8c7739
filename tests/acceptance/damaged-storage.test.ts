import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackup } from '#server/commands/backup.ts';
import { request } from '#tests/support/request.ts';
import { startSite } from '#tests/support/site.ts';
import { signIn, staffSettings } from '#tests/support/staff.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Overwrites the first page of a table, as a failing disk does. */
function damage(file: string, table: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
  const root = Number(database.prepare('select rootpage from sqlite_schema where name = ?').get(table)?.rootpage);
  const size = Number(database.prepare('pragma page_size').get()?.page_size);
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, new Uint8Array(size).fill(0xff), 0, size, (root - 1) * size);
  closeSync(handle);
}

async function backup(dataDir: string): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await runBackup({ DATA_DIR: dataDir }, [join(folder, 'site.gz')], (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

test('a damaged page is a sentence for visitors, staff and the backup, and the instance is not ready', async () => {
  const data = join(folder, 'page');
  const first = await startSite({ ...staffSettings, DATA_DIR: data });
  await first.stop();
  damage(join(data, 'site.sqlite'), 'blog_posts');
  const site = await startSite({ ...staffSettings, DATA_DIR: data });
  const page = await request(site, '/blog');
  expect([page.status, page.headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect(page.text).not.toContain('malformed');
  const list = await request(site, '/api/blog-admin/posts', { headers: { cookie: await signIn(site) } });
  expect([list.status, list.text]).toEqual([503, expect.stringContaining('The database is damaged')]);
  await site.logged('the database is damaged: see docs/operations.md, A damaged database');
  expect((await request(site, '/readyz')).text).toContain('"database-damaged"');
  await site.stop();
  expect(await backup(data)).toEqual({ code: 1, said: expect.stringContaining('The database is damaged') });
});

test('a file that is no database is a sentence at the start', async () => {
  const data = join(folder, 'none');
  mkdirSync(data);
  const handle = openSync(join(data, 'site.sqlite'), 'w');
  writeSync(handle, 'x'.repeat(8192));
  closeSync(handle);
  expect(await backup(data)).toEqual({ code: 1, said: expect.stringContaining('it is damaged') });
});

test('an instance whose database file was moved away is not ready, and ready again when it is back', async () => {
  const site = await startSite(staffSettings);
  const file = join(site.dataDir, 'site.sqlite');
  renameSync(file, `${file}.away`);
  expect((await request(site, '/readyz')).text).toContain('"database-missing"');
  renameSync(`${file}.away`, file);
  expect((await request(site, '/readyz')).text).not.toContain('database');
  await site.stop();
});

/** A start in a folder on a small disk; undefined on systems without permission to mount one. */
function startOnDisk(kilobytes: number): string | undefined {
  const serve = fileURLToPath(new URL('../support/serve.ts', import.meta.url));
  const disk = join(folder, `disk-${kilobytes}`);
  mkdirSync(disk);
  const script = `mount -t tmpfs -o size=${kilobytes}k none "$1" || exit 77; exec "$2" "$3"`;
  const { status, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, 'sh', disk, process.execPath, serve], {
    env: { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(disk, 'data'), PATH: process.env.PATH },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 1 && !/unshare:|mount:/.test(stderr) ? stderr : undefined;
}

test('a start on a full disk names the full disk', ({ skip }) => {
  const said = startOnDisk(512);
  if (said === undefined) return skip('no disk can be mounted here');
  expect(said).toContain('The disk is full');
});
