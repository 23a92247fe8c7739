import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Each test that the documents name as evidence exists.

const named = /`([\w./-]+\.test\.ts)`/g;
const place = (name: string) => (/^(?:src|scripts|tests)\//.test(name) ? name : `tests/${name}`);

/** Rows of the tables of a document, without their heads. */
function rowsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(
      (line, index, lines) => line.startsWith('|') && !/^\|\s*-/.test(line) && !/^\|\s*-/.test(lines[index + 1] ?? ''),
    );
}

describe.each(['docs/asvs.md', 'docs/faults.md'])('%s', (file) => {
  const rows = rowsOf(file);

  test('[TRUST-02] every row names a test that exists and tests something', () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const tests = Array.from(row.matchAll(named), ([, name = '']) => place(name));
      expect(tests, row).not.toEqual([]);
      for (const name of tests) {
        expect(existsSync(name), `${name} of ${row.slice(0, 60)}`).toBe(true);
        expect(readFileSync(name, 'utf8'), name).toMatch(/\btest(?:\.each)?\(/);
      }
    }
  });
});

test('[TRUST-02] every chapter of the standard has a row', () => {
  const chapters = new Set(
    Array.from(
      rowsOf('docs/asvs.md')
        .join('\n')
        .matchAll(/^\| V(\d+)/gm),
      ([, number]) => Number(number),
    ),
  );
  expect([...chapters].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
});
