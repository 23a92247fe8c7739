import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBackup } from '#server/commands/backup.ts';
import { runExport } from '#server/commands/export.ts';
import { runRestore } from '#server/commands/restore.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { signIn, staffSettings } from '#tests/support/staff.ts';

let parent = '';
let data = '';
let before = 0;
beforeEach(() => {
  // The default of most machines: new files are readable by all users.
  before = process.umask(0o022);
  parent = mkdtempSync(join(tmpdir(), 'rights-'));
  data = join(parent, 'data');
});
afterEach(() => {
  process.umask(before);
  rmSync(parent, { recursive: true, force: true });
});

/** The rights of other users on a path and its content. */
function openToOthers(path: string): string[] {
  const below = statSync(path).isDirectory() ? (readdirSync(path, { recursive: true }) as string[]) : [];
  return ['', ...below]
    .map((name) => [name, statSync(join(path, name)).mode & 0o077] as const)
    .filter(([, rights]) => rights !== 0)
    .map(([name, rights]) => `${name || '(itself)'} ${rights.toString(8)}`);
}

async function upload(site: Site): Promise<void> {
  const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#446' } })
    .png()
    .toBuffer();
  const reply = await fetch(site.address('/storage/v1/object/blog-images'), {
    method: 'POST',
    headers: { cookie: await signIn(site), 'content-type': 'image/png', origin: site.origin },
    body: new Uint8Array(body),
  });
  expect(reply.status).toBe(201);
}

async function command(run: typeof runBackup, folder: string, ...words: string[]): Promise<void> {
  const lines: string[] = [];
  const code = await run({ DATA_DIR: folder, ...staffSettings }, words, (line) => lines.push(line));
  expect([code, lines.join()]).toEqual([0, expect.any(String)]);
}

test('[TRUST-05] only the owner reads database, pictures, backups and exports; wider rights are narrowed', async () => {
  const site = await startSite({ ...staffSettings, DATA_DIR: data });
  await upload(site);
  const names = readdirSync(data, { recursive: true }) as string[];
  expect(names).toEqual(expect.arrayContaining(['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']));
  expect(names.filter((name) => /\.(webp|png|jpe?g|avif)$/.test(name)).length).toBeGreaterThan(0);
  expect(openToOthers(data)).toEqual([]);
  const backup = join(parent, 'site.gz');
  await command(runBackup, data, backup);
  const exported = ['posts.json', 'posts.csv'].map((name) => join(parent, name));
  for (const file of exported) await command(runExport, data, file);
  for (const file of [backup, ...exported]) expect(openToOthers(file), file).toEqual([]);

  const restored = join(parent, 'restored');
  await command(runRestore, restored, backup, '--from-elsewhere');
  expect(readdirSync(restored, { recursive: true }).length).toBeGreaterThan(3);
  expect(openToOthers(restored)).toEqual([]);

  // A folder with wider rights is narrowed at the next start. As a crash leaves it: the companions lie there, too.
  const left = join(parent, 'left');
  cpSync(data, left, { recursive: true });
  await site.stop();
  writeFileSync(join(left, 'notes-of-somebody.txt'), 'x');
  for (const name of ['', ...(readdirSync(left, { recursive: true }) as string[])]) {
    const path = join(left, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  expect(openToOthers(left).length).toBeGreaterThan(4);
  const second = await startSite({ ...staffSettings, DATA_DIR: left });
  expect(openToOthers(left)).toEqual(['notes-of-somebody.txt 44']);
  expect(second.stdout() + second.stderr()).not.toContain('Other users');
  await second.stop();
});

test('[TRUST-05] a folder that cannot be narrowed is reported in a sentence; its files are closed all the same', async () => {
  // A shared folder, such as /tmp, which the product must not restrict.
  mkdirSync(data);
  chmodSync(data, 0o1777);
  const site = await startSite({ ...staffSettings, DATA_DIR: data });
  expect(site.stderr() + site.stdout()).toContain(`Other users of this machine can look into the data folder ${data}`);
  expect(openToOthers(data)).toEqual(['(itself) 77']);
  await site.stop();
});
