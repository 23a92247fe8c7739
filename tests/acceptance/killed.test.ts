import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArchive } from '#server/archive/archive-file.ts';
import { composeStorage } from '#server/compose-storage.ts';
import { readConfig } from '#server/config.ts';
import { runCommand } from '#tests/support/command.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { importedPost } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import { startSite } from '#tests/support/site.ts';
import { signIn, staffSettings } from '#tests/support/staff.ts';

// Killed at random moments: stored data is still there, and interrupted work can start again. Saves, uploads and migrations are
// killed in tests/contract (kills, migrations) and src/server/files/disk.

type Settings = Record<string, string>;

const serve = fileURLToPath(new URL('../support/serve.ts', import.meta.url));
/** As scripts/start.ts has it: without it a start takes twice as long. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../build/compiled', import.meta.url));
const many = 120;
/** Duration of an undisturbed start, on either engine. */
let startTakes: number | undefined;

/** Moments, as parts of the duration of the undisturbed operation. */
describe.each([
  ['SQLite', [0.55, 0.85]],
  ['PostgreSQL', [0.7]],
] as const)('[TRUST-02] killed on %s', (engine, moments) => {
  let parent = '';
  let places = 0;
  let full: Settings;
  let backup = '';
  let backupTakes = 0;

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'killed-'));
    full = await place();
    await withPosts(full, many);
    backup = join(parent, 'whole.gz');
    backupTakes = await timed(() => done('backup', [backup], full));
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  /** Settings of a site that holds nothing yet. */
  async function place(): Promise<Settings> {
    places += 1;
    const database: Settings = engine === 'PostgreSQL' ? { DATABASE_URL: await emptyDatabase() } : {};
    return { DATA_DIR: join(parent, `data-${places}`), ...database };
  }

  async function withPosts(settings: Settings, count: number): Promise<void> {
    const storage = await composeStorage(readConfig(settings));
    const posts = Array.from({ length: count }, (_, index) =>
      importedPost(
        { title: `Post ${index}`, slug: `p-${index}`, content: `${index} words. `.repeat(1500) },
        index % 400,
      ),
    );
    await storage.posts.importAll(posts, 'test');
    await storage.close();
  }

  async function countOf(settings: Settings): Promise<number> {
    const storage = await composeStorage(readConfig(settings));
    try {
      let count = 0;
      for await (const { content, title } of storage.posts.exportAll())
        if (content.startsWith(title.replace('Post ', ''))) count += 1;
      expect((await storage.posts.list({}, { offset: 0, limit: 1 })).total).toBe(count);
      return count;
    } finally {
      await storage.close();
    }
  }

  async function done(name: string, values: string[], settings: Settings): Promise<void> {
    const { code, output } = await runCommand(name, values, settings);
    expect(code, output).toBe(0);
  }

  test('at a start: the next one finds or makes all that it needs', async () => {
    const begin = (settings: Settings) =>
      spawn(process.execPath, [serve], {
        env: {
          PORT: '0',
          HOST: '127.0.0.1',
          NODE_ENV: 'production',
          NODE_COMPILE_CACHE,
          ...staffSettings,
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    if (startTakes === undefined) {
      const left = begin(await place());
      startTakes = await timed(() => once(left.stdout, 'data'));
      left.kill('SIGKILL');
      await once(left, 'close');
    }
    const takes = startTakes;
    const settings = await place();
    for (const moment of moments) {
      const killed = begin(settings);
      setTimeout(() => killed.kill('SIGKILL'), moment * takes);
      await once(killed, 'close');
    }
    const site = await startSite({ ...staffSettings, ...settings });
    try {
      expect((await request(site, '/blog')).text).toContain('<article');
      await signIn(site);
    } finally {
      await site.stop();
    }
  }, 120_000);

  // Its file is written alike from either engine.
  test.runIf(engine === 'SQLite')(
    'in a backup: under its name there is a whole one or none',
    async () => {
      for (const moment of moments) {
        const file = join(parent, `killed-${moment}.gz`);
        await runCommand('backup', [file], full, moment * backupTakes);
        if (!existsSync(file)) continue;
        let rows = 0;
        const anyKey = { key: new Uint8Array(32), elsewhere: true };
        for await (const { kind } of readArchive(file, anyKey)) if (kind === 'row') rows += 1;
        expect(rows).toBeGreaterThan(many);
      }
      await done('backup', [join(parent, `killed-${moments[0]}.gz`)], full);
    },
    120_000,
  );

  test('in a restore: all is as before or as in the backup, and it can be done again', async () => {
    const settings = await place();
    await withPosts(settings, 3);
    const scratch = await place();
    const takes = await timed(() => done('restore', [backup, '--from-elsewhere'], scratch));
    for (const moment of moments) {
      await runCommand('restore', [backup, '--replace', '--from-elsewhere'], settings, moment * takes);
      const found = await countOf(settings);
      expect([3, many]).toContain(found);
      if (found === many) break;
    }
    await done('restore', [backup, '--replace', '--from-elsewhere'], settings);
    expect(await countOf(settings)).toBe(many);
  }, 120_000);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
