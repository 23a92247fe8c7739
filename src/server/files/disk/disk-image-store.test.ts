import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ImageStoreUnavailable, NameTaken } from '../../images/image-store.ts';
import { createDiskImageStore, purgeUnfinished } from './disk-image-store.ts';

const root = mkdtempSync(join(tmpdir(), 'disk-images-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
let number = 0;
beforeEach(() => {
  folder = join(root, `${++number}`);
});

const bucket = 'blog-images';
const picture = { body: Buffer.alloc(3_000_000, 'picture'), type: 'image/jpeg' };

describe('[EDITOR-05] pictures on disk', () => {
  test('are in the folder of their bucket under their name, without other files', async () => {
    await createDiskImageStore(folder).put(bucket, 'blog-1.jpg', picture);
    expect(readdirSync(join(folder, bucket))).toEqual(['blog-1.jpg']);
  });

  test('of two concurrent writes to one name exactly one is stored, complete', async () => {
    const store = createDiskImageStore(folder);
    const bodies = Array.from({ length: 8 }, (_, index) => Buffer.alloc(500_000, `${index}`));
    const outcomes = await Promise.allSettled(
      bodies.map((body) => store.put(bucket, 'blog-1.jpg', { body, type: 'image/jpeg' })),
    );
    const stored = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(stored).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(NameTaken);
    const winner = bodies[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    expect(readFileSync(join(folder, bucket, 'blog-1.jpg')).equals(winner ?? Buffer.of())).toBe(true);
    expect(readdirSync(join(folder, bucket))).toEqual(['blog-1.jpg']);
  });

  test('files of a killed process are never shown, and are purged after an hour', async () => {
    expect(await purgeUnfinished(folder, new Date(), 500)).toBe(0);
    mkdirSync(join(folder, bucket), { recursive: true });
    const file = (name: string) => join(folder, bucket, name);
    writeFileSync(file('.old.unfinished'), 'half');
    writeFileSync(file('.new.unfinished'), 'half');
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    utimesSync(file('.old.unfinished'), yesterday, yesterday);
    const store = createDiskImageStore(folder);
    await store.put(bucket, 'blog-1.jpg', picture);
    const names: string[] = [];
    for await (const name of store.list(bucket)) names.push(name);
    expect(names).toEqual(['blog-1.jpg']);
    expect(await purgeUnfinished(folder, new Date((yesterday + 3600) * 1000), 500)).toBe(1);
    expect(readdirSync(join(folder, bucket)).sort()).toEqual(['.new.unfinished', 'blog-1.jpg']);
  });

  test('a folder that is a file, or that has the name of a picture, is reported', async () => {
    writeFileSync(folder, 'not a folder');
    const error = await createDiskImageStore(folder)
      .put(bucket, 'blog-1.jpg', picture)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImageStoreUnavailable);
  });
});

/** Writes one picture after another, each of one letter, and prints each number once it is acknowledged. */
const writer = `
import { createDiskImageStore } from ${JSON.stringify(new URL('disk-image-store.ts', import.meta.url).href)};
const store = createDiskImageStore(process.argv[1]);
for (let number = Number(process.argv[2]); ; number++) {
  const body = Buffer.alloc(2_000_000, String.fromCharCode(97 + (number % 26)));
  await store.put('blog-images', 'blog-' + number + '.jpg', { body, type: 'image/jpeg' });
  process.stdout.write(number + '\\n');
}`;

describe('[EDITOR-05] a server killed while it stores pictures', () => {
  test('leaves only complete files and loses no acknowledged one', async () => {
    const acknowledged: number[] = [];
    for (let kill = 0; kill < 12; kill++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder, `${kill * 1000}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const reported = await killedAfter(child, 1 + (kill % 4), kill % 3);
      acknowledged.push(...reported);
    }
    const store = createDiskImageStore(folder);
    const names: string[] = [];
    for await (const name of store.list('blog-images')) names.push(name);
    for (const name of names) {
      const { body } = (await store.get('blog-images', name)) ?? { body: Buffer.of() };
      const letter = 97 + (Number(/\d+/.exec(name)?.[0]) % 26);
      expect(body.length, name).toBe(2_000_000);
      expect(
        body.every((byte) => byte === letter),
        name,
      ).toBe(true);
    }
    for (const reported of acknowledged) expect(names).toContain(`blog-${reported}.jpg`);
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  });
});

/** Kills the writer some milliseconds after its nth acknowledged picture, so in the middle of the next one. */
async function killedAfter(child: ChildProcess, pictures: number, milliseconds: number): Promise<number[]> {
  let text = '';
  const killed = Promise.withResolvers<void>();
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.split('\n').length > pictures) setTimeout(() => killed.resolve(void child.kill('SIGKILL')), milliseconds);
  });
  await killed.promise;
  await once(child, 'close');
  return text.split('\n').slice(0, -1).map(Number);
}
