import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

describe('the encoding of a reply', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br ; q=0 , gzip ; q=0.8', 'gzip'],
    ['br;q=much, gzip', 'gzip'],
    ['identity', 'identity'],
    ['*', 'identity'],
    ['brotli, gzipped', 'identity'],
  ])('%j is answered with %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  test('several headers are read as one', () => {
    expect(acceptedEncoding(['gzip', 'br'])).toBe('br');
  });

  test('an encoding that was not named or was refused is never used', () => {
    const part = fc.tuple(
      fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*'),
      fc.constantFrom('', ';q=0', ';q=0.5', ';q=1'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ([name]) => name }), (parts) => {
        const chosen = acceptedEncoding(parts.map((words) => words.join('')).join(', '));
        if (chosen === 'identity') return;
        expect(parts.some(([name, quality]) => name === chosen && quality !== ';q=0')).toBe(true);
      }),
    );
  });

  test('no header throws', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        acceptedEncoding(header);
      }),
    );
  });
});
