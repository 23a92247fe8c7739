import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parsedValues } from './parsed-values.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'kept-values-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const never = () => expect.unreachable('it was parsed again');

test('a text is parsed once, also by the next start', () => {
  const place = join(folder(), 'content');
  expect(parsedValues(place)('a: 1', () => ({ a: 1 }))).toEqual({ a: 1 });
  expect(parsedValues(place)('a: 1', never)).toEqual({ a: 1 });
});

test('another text is parsed, and so is what was cut off', () => {
  const place = folder();
  const read = parsedValues(place);
  read('a: 1', () => ({ a: 1 }));
  expect(read('a: 2', () => ({ a: 2 }))).toEqual({ a: 2 });
  for (const name of readdirSync(place)) writeFileSync(join(place, name), '{"a":');
  expect(read('a: 1', () => ({ a: 1 }))).toEqual({ a: 1 });
});

test('a text without a value, and a folder that cannot be written, keep nothing', () => {
  const place = folder();
  expect(parsedValues(place)('a: [', () => undefined)).toBeUndefined();
  expect(readdirSync(place)).toEqual([]);
  writeFileSync(join(place, 'file'), '');
  expect(parsedValues(join(place, 'file/content'))('a: 1', () => ({ a: 1 }))).toEqual({ a: 1 });
});
