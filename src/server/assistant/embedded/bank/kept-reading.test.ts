import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AnswerBank } from '#content/assistant.ts';
import { meaningSize } from '../../meaning/encoder.ts';
import { keptReading, readBy } from './kept-reading.ts';
import { readBank } from './reading.ts';

let folder = '';
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reading-'));
  folders.push(folder);
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const bank = (ask: string) =>
  ({
    answers: [{ id: 'cost/initial', asks: [ask], says: { html: '<p>Nothing.</p>', inline: false }, pages: [] }],
    followUps: [],
    asked: [{ wants: 'cost/initial', messages: ['is it dear'] }],
  }) as unknown as AnswerBank;

let times = 0;
const read = (ask: string, weights = 'one', where = folder) =>
  keptReading(where, bank(ask), weights, () => {
    times += 1;
    return readBank(bank(ask), async (texts) => texts.map((text) => new Float32Array(meaningSize).fill(text.length)));
  });
beforeEach(() => {
  times = 0;
});

test('what was read is read once, and is the same from the file', async () => {
  const made = await read('what does it cost');
  expect(await read('what does it cost')).toEqual(made);
  expect(times).toBe(1);
});

test('another bank, and the same by other weights, are read anew', async () => {
  await read('what does it cost');
  await read('how much is it');
  await read('what does it cost', 'others');
  expect(times).toBe(3);
});

test('a broken file costs the time to read, and so does a folder that cannot be written', async () => {
  await read('what does it cost');
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, 100));
  expect((await read('what does it cost')).stretches).toEqual([{ from: 0, to: 2 }]);
  expect((await read('what does it cost', 'one', join(folder, name, 'below'))).stretches).toEqual([{ from: 0, to: 2 }]);
  expect(times).toBe(3);
});

test('files of older banks go', async () => {
  for (let at = 0; at < 7; at += 1) await read(`what does it cost ${at}`);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('all code that reads a bank is told apart by what the file is called after', () => {
  const root = resolve(import.meta.dirname, '../../../..');
  const seen = new Set<string>();
  const outside: string[] = [];
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!readBy.some((one) => file.startsWith(one))) outside.push(file.slice(root.length + 1).replaceAll(sep, '/'));
    if (!file.endsWith('.ts')) return;
    for (const [, kind, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (type )?[^;]*?'([^']+)'/gm,
    ))
      if (!kind && from.startsWith('.')) follow(join(dirname(file), from));
      else if (!kind && from.startsWith('#')) follow(join(root, from.slice(1)));
  };
  follow(fileURLToPath(new URL('reading.ts', import.meta.url)));
  expect(seen.size).toBeGreaterThan(10);
  expect(outside).toEqual([]);
});
