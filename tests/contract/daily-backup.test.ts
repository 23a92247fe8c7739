import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BackupPlace } from '#server/archive/backup-place.ts';
import { type BackupReport, backUpDaily } from '#server/archive/daily-backup.ts';
import { createDatabaseArchive } from '#server/db/archive.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { createDiskBackups } from '#server/files/disk/disk-backups.ts';
import { createDiskImageStore } from '#server/files/disk/disk-image-store.ts';
import { createS3Backups } from '#server/files/s3/s3-backups.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { onBothEngines } from './engines.ts';
import { editor, opened, resigned, saved } from './stores.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'daily-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let bucket: S3Server | undefined;
afterEach(async () => {
  await bucket?.stop();
  bucket = undefined;
});

const key = Buffer.alloc(32, 7);
const day = 24 * 60 * 60 * 1000;
const picture = { body: Buffer.from([0, 1, 2, 255]), type: 'image/webp' };

onBothEngines('[TRUST-10] daily backups of the site', (databases) => {
  let sites = 0;

  /** A site with posts and a picture, with a clock of the test. */
  async function site(place?: (home: string) => BackupPlace, keep = 2) {
    sites += 1;
    const home = join(folder, `${databases.name}-${sites}`);
    const images = createDiskImageStore(join(home, 'files'));
    await images.put('blog-images', 'blog-1.webp', picture);
    const database = await opened(await databases.empty());
    const posts = createPostStore(database);
    await posts.importAll(
      Array.from({ length: 30 }, (_, index) => importedPost({ slug: `p-${index}`, featured: index % 2 === 0 }, index)),
      editor,
    );
    const backups = join(home, 'backups');
    let now = Date.parse('2026-11-25T16:00:00Z');
    let report: BackupReport | undefined;
    const failures: string[] = [];
    const run = (signal = new AbortController().signal) =>
      backUpDaily(
        {
          archive: createDatabaseArchive(database),
          key,
          pictures: { store: images, buckets: ['blog-images'] },
          place: place?.(home) ?? createDiskBackups(backups),
          keep,
          scratch: async () => ({
            archive: createDatabaseArchive(await opened({ file: join(home, `scratch-${now}.sqlite`) })),
            images: createDiskImageStore(join(home, 'scratch-files')),
            end: async () => rmSync(join(home, 'scratch-files'), { recursive: true, force: true }),
          }),
          reports: {
            read: async () => report,
            write: async (written) => {
              report = structuredClone(written);
            },
          },
          failed: ({ step, why }) => void failures.push(`${step}: ${why}`),
          now: () => now,
        },
        signal,
      );
    return {
      home,
      posts,
      backups,
      failures,
      putClock: (days: number) => {
        now += days * day;
      },
      nextDay: async () => {
        now += day;
        await run();
      },
      run,
      report: () => report,
      stored: () => readdirSync(backups).sort(),
    };
  }

  test('makes one a day, restores and compares the one before, and deletes only its own oldest', async () => {
    const { run, nextDay, report, stored, posts, backups, failures } = await site();
    await run();
    const [first = ''] = stored();
    expect(first).toBe('site-2026-11-25T16-00-00Z.gz');
    expect(statSync(join(backups, first)).mode & 0o777).toBe(0o600);
    expect(report()).toMatchObject({ made: { name: first, pictures: 1 }, checked: { name: first, pictures: 1 } });
    writeFileSync(join(backups, 'site-old.gz'), 'mine');
    writeFileSync(join(backups, 'site-x.gz.ab12.unfinished'), 'of a process that was killed');
    saved(await posts.insert(postFields({ title: 'Written since' }), editor));
    await nextDay();
    expect(report()?.checked?.name).toBe(first);
    await nextDay();
    expect(stored()).toEqual(['site-2026-11-26T16-00-00Z.gz', 'site-2026-11-27T16-00-00Z.gz', 'site-old.gz']);
    expect(failures).toEqual([]);
  });

  // The rest does not depend on the engine that was read: it writes and compares a file.
  if (databases.name === 'postgres') return;

  test('an incomplete backup is reported as damaged; a new one is made and none is deleted', async () => {
    const { nextDay, report, stored, backups, failures } = await site(undefined, 1);
    await nextDay();
    const damages: ((text: string) => string)[] = [
      // An unknown column, two equal rows, a picture without content, no end.
      (text) => text.replace('"order_key"', '"order_keys"'),
      (text) => text.replaceAll('"p-8"', '"p-7"'),
      (text) => text.replace(/"body":"[^"]+"/, '"body":""'),
      (text) => `${text.slice(0, text.lastIndexOf('"pictures"'))}"pictures":7}`,
    ];
    for (const [index, damage] of damages.entries()) {
      const newest = join(backups, stored().at(-1) ?? '');
      writeFileSync(newest, gzipSync(resigned(damage(gunzipSync(readFileSync(newest)).toString()), key)));
      await nextDay();
      expect(report()?.failed).toMatchObject({ step: 'check', why: 'damaged' });
      expect(stored()).toHaveLength(index + 2);
    }
    expect(failures).toEqual(damages.map(() => 'check: damaged'));
    await nextDay();
    expect(stored()).toHaveLength(1);
  });

  test('[TRUST-10] a backup that was changed or lost its signature is reported as changed', async () => {
    const { nextDay, report, stored, backups, failures } = await site(undefined, 1);
    await nextDay();
    const changes: ((text: string) => string)[] = [
      (text) => text.replaceAll('"p-8"', '"p-7"'),
      (text) => text.replace(/,"signature":\{[^}]+\}/, ''),
      (text) => resigned(text, Buffer.alloc(32, 8)),
    ];
    for (const change of changes) {
      const newest = join(backups, stored().at(-1) ?? '');
      writeFileSync(newest, gzipSync(change(gunzipSync(readFileSync(newest)).toString())));
      await nextDay();
      expect(report()?.failed).toMatchObject({ step: 'check', why: 'changed' });
    }
    expect(failures).toEqual(changes.map(() => 'check: changed'));
    // An update: the report of the earlier version names no key.
    delete report()?.made?.signedBy;
    const newest = join(backups, stored().at(-1) ?? '');
    writeFileSync(newest, gzipSync(changes[1]?.(gunzipSync(readFileSync(newest)).toString()) ?? ''));
    await nextDay();
    expect([report()?.failed, stored().length]).toEqual([undefined, 1]);
  });

  test('after a clock ran ahead and was set back, the new backups stay, and the day before is proven', async () => {
    const { nextDay, putClock, report, stored, failures } = await site();
    putClock(100);
    for (let days = 0; days < 3; days += 1) await nextDay();
    const ahead = stored();
    expect(ahead).toHaveLength(2);
    putClock(-103);
    await nextDay();
    expect(report()?.checked?.name).toBe('site-2026-11-26T16-00-00Z.gz');
    for (let days = 0; days < 2; days += 1) await nextDay();
    expect(report()?.checked?.name).toBe('site-2026-11-27T16-00-00Z.gz');
    expect(stored()).toEqual(['site-2026-11-27T16-00-00Z.gz', 'site-2026-11-28T16-00-00Z.gz', ...ahead]);
    expect(failures).toEqual([]);
  });

  test('a site that stops aborts the backup: no failure is reported and no partial file is left', async () => {
    const { run, report, stored, failures } = await site();
    await expect(run(AbortSignal.abort())).rejects.toThrow('aborted');
    expect([report(), stored(), failures]).toEqual([undefined, [], []]);
    await run();
    expect(stored()).toHaveLength(1);
  });

  test('a folder that cannot be written is reported, and the backup is retried', async () => {
    const { run, nextDay, report, home, failures, backups } = await site();
    mkdirSync(home, { recursive: true });
    writeFileSync(backups, 'a file in the way');
    await expect(run()).rejects.toThrow();
    expect(report()).toMatchObject({ failed: { step: 'backup', why: 'refused' } });
    rmSync(backups);
    await nextDay();
    expect(report()?.failed).toBeUndefined();
    expect(failures).toEqual(['backup: refused']);
  });

  test('a bucket stores them as well, and an unavailable one is reported', async () => {
    const server = await startS3Server();
    bucket = server;
    const { run, nextDay, report, home } = await site((at) =>
      createS3Backups({ ...server.settings, prefix: 'web/', scratch: join(at, 'scratch'), attempts: 1 }),
    );
    for (let days = 0; days < 3; days += 1) await nextDay();
    expect([...server.objects.keys()].sort()).toEqual([
      'web/backups/site-2026-11-27T16-00-00Z.gz',
      'web/backups/site-2026-11-28T16-00-00Z.gz',
    ]);
    expect(report()?.checked?.name).toBe('site-2026-11-27T16-00-00Z.gz');
    expect(readdirSync(join(home, 'scratch'))).toEqual([]);
    server.faults.push('quota');
    await expect(run()).rejects.toThrow();
    expect(report()?.failed).toMatchObject({ step: 'backup', why: 'full' });
  });
});
