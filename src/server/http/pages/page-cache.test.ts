import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

function pageOf(bytes: number): CachedPage {
  return new CachedPage(Buffer.alloc(bytes), {});
}

describe('the page cache', () => {
  test('returns what was stored', () => {
    const cache = new PageCache();
    const page = pageOf(30);
    cache.set('a', page);
    expect(cache.get('a')).toBe(page);
    expect(cache.get('b')).toBeUndefined();
  });

  test('evicts the least recently used page first', () => {
    const cache = new PageCache(1000);
    for (const key of 'abc') cache.set(key, pageOf(300));
    cache.get('a');
    cache.set('d', pageOf(300));
    expect([...'abcd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  test('does not evict everything for a page that is larger than its limit', () => {
    const cache = new PageCache(1000);
    cache.set('a', pageOf(300));
    cache.set('b', pageOf(2000));
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
  });

  test('replaces a page and counts it once', () => {
    const cache = new PageCache(1000);
    cache.set('a', pageOf(400));
    const once = cache.bytes;
    cache.set('a', pageOf(400));
    expect(cache.bytes).toBe(once);
  });

  test('counts the bytes of keys, so that long addresses cannot fill the memory', () => {
    const cache = new PageCache(1000);
    cache.set('k'.repeat(2000), pageOf(3));
    expect(cache.bytes).toBe(0);
  });

  test('counts the bytes of a compressed page, and stops after its eviction', async () => {
    const cache = new PageCache();
    const page = pageOf(10_000);
    cache.set('a', page);
    expect(cache.bytes).toBe(10_001);
    const { body } = await page.make('gzip');
    expect(cache.bytes).toBe(1 + body.length);
    cache.delete('a');
    await page.make('identity');
    expect(cache.bytes).toBe(0);
  });

  test('is empty after everything is deleted or cleared', () => {
    const cache = new PageCache();
    cache.set('a', pageOf(30));
    cache.delete('a');
    cache.delete('a');
    expect(cache.bytes).toBe(0);
    cache.set('a', pageOf(30));
    cache.clear();
    expect([cache.bytes, cache.get('a')]).toEqual([0, undefined]);
  });

  test('never holds more than its limit after any sequence of operations', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      bytes: fc.nat(1200),
      act: fc.constantFrom('set', 'set', 'get', 'delete'),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cache = new PageCache(1000);
        for (const { key, bytes, act } of steps) {
          if (act === 'set') cache.set(key, pageOf(bytes));
          else if (act === 'get') cache.get(key);
          else cache.delete(key);
          expect(cache.bytes).toBeLessThanOrEqual(1000);
          expect(cache.bytes).toBeGreaterThanOrEqual(0);
        }
        for (const key of 'abcde') cache.delete(key);
        expect(cache.bytes).toBe(0);
      }),
    );
  });
});
