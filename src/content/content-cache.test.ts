import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentCache } from './content-cache.ts';

function made(): { cacheFolder: string; source: string } {
  const root = mkdtempSync(join(tmpdir(), 'kept-reading-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const source = join(root, 'source');
  mkdirSync(join(source, 'pages'), { recursive: true });
  writeFileSync(join(source, 'pages/faq.md'), 'one');
  return { cacheFolder: join(root, 'kept'), source };
}

const never = () => expect.unreachable('it was read again');
const value = () => ({ pages: new Map([['faq', { words: 'one' }]]), names: new Set(['faq']), none: undefined });

test('what was made of files is taken over by the next start', () => {
  const { cacheFolder, source } = made();
  expect(createContentCache(cacheFolder, 'v1')(['content'], [source], value)).toEqual(value());
  expect(createContentCache(cacheFolder, 'v1')(['content'], [source], never)).toEqual(value());
});

test('it is made anew when a file changed, came or went, when the program did, or other words decide', () => {
  const { cacheFolder, source } = made();
  let read = 0;
  const ask = (program = 'v1', words: string[] = []) =>
    createContentCache(cacheFolder, program)(['content', ...words], [source, join(source, 'missing')], () => ++read);
  const page = join(source, 'pages/faq.md');
  expect([ask(), ask()]).toEqual([1, 1]);
  writeFileSync(page, 'two');
  expect([ask(), ask()]).toEqual([2, 2]);
  writeFileSync(join(source, 'missing'), '');
  expect([ask(), ask()]).toEqual([3, 3]);
  rmSync(page);
  expect([ask(), ask()]).toEqual([4, 4]);
  expect([ask('v2'), ask('v2')]).toEqual([5, 5]);
  expect([ask('v2', ['other']), ask('v2', ['other'])]).toEqual([6, 6]);
});

test('what changes while it is read is not kept, and a hidden folder decides nothing', () => {
  const { cacheFolder, source } = made();
  const read = (make: () => number) => createContentCache(cacheFolder, 'v1')(['content'], [source], make);
  const page = join(source, 'pages/faq.md');
  read(() => {
    writeFileSync(page, 'two');
    return 2;
  });
  writeFileSync(page, 'one');
  expect(read(() => 1)).toBe(1);
  mkdirSync(join(source, '.git'));
  expect(read(() => 3)).toBe(3);
  writeFileSync(join(source, '.git/HEAD'), 'main');
  expect(read(() => 4)).toBe(3);
  writeFileSync(join(source, '.faq.md'), 'a file that is read like others');
  expect(read(() => 5)).toBe(5);
});

test('a folder may be hidden itself, and hold what leads back to it', () => {
  const { cacheFolder, source } = made();
  const hidden = join(source, '.clinic');
  mkdirSync(hidden);
  symlinkSync(hidden, join(hidden, 'again'));
  let read = 0;
  const ask = () => createContentCache(cacheFolder, 'v1')(['content'], [hidden], () => ++read);
  expect([ask(), ask()]).toEqual([1, 1]);
  writeFileSync(join(hidden, 'site.yaml'), 'name: a');
  expect([ask(), ask()]).toEqual([2, 2]);
});

test('what was cut off is made anew, and a folder that cannot be written keeps nothing', () => {
  const { cacheFolder, source } = made();
  const ask = () => createContentCache(cacheFolder, 'v1')(['content'], [source], value);
  ask();
  for (const name of readdirSync(cacheFolder)) writeFileSync(join(cacheFolder, name), 'cut');
  expect(ask()).toEqual(value());
  expect(createContentCache(join(source, 'pages/faq.md/kept'), 'v1')(['content'], [source], value)).toEqual(value());
});

test('what cannot be made is said with every start', () => {
  const { cacheFolder, source } = made();
  const fail = () => {
    throw new Error('wrong');
  };
  for (let start = 0; start < 2; start += 1)
    expect(() => createContentCache(cacheFolder, 'v1')(['content'], [source], fail)).toThrow('wrong');
});

test('what cannot be kept is made with every start', () => {
  const { cacheFolder, source } = made();
  let read = 0;
  const ask = () =>
    createContentCache(cacheFolder, 'v1')(['content'], [source], () => ({ read: ++read, run: () => 1 })).read;
  expect([ask(), ask()]).toEqual([1, 2]);
});

test('folders that come and go do not fill the disk', () => {
  const { cacheFolder, source } = made();
  const read = createContentCache(cacheFolder, 'v1');
  for (let folder = 0; folder < 40; folder += 1) read([`content of ${folder}`], [source], value);
  expect(readdirSync(cacheFolder).length).toBeLessThanOrEqual(12);
});
