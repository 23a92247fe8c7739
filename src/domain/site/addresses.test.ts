import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityPages, publicPages, staffPages, unlistedPages } from '#tests/support/addresses.ts';
import {
  aliases,
  canonicalPath,
  cityAddress,
  citySlugOf,
  permanentRedirects,
  publicAddresses,
  staffAddresses,
  unlistedAddresses,
} from './addresses.ts';

describe('addresses of the main site', () => {
  test('[ROUTE-01] every address of the list is known', () => {
    const cities: readonly string[] = cityPages;
    const listed = [...publicPages.filter((page) => !cities.includes(page)), ...staffPages];
    expect([...publicAddresses, ...staffAddresses].sort()).toEqual(listed.sort());
    expect([...unlistedAddresses].sort()).toEqual([...unlistedPages].sort());
  });

  test('no address is listed twice, and none is both public and for staff', () => {
    const all = [...publicAddresses, ...staffAddresses, ...Object.keys(aliases), ...Object.keys(permanentRedirects)];
    expect(new Set(all).size).toBe(all.length);
  });

  test('[ROUTE-03] aliases name the page that they show', () => {
    expect(canonicalPath('/blogs/news')).toBe('/blog');
    expect(canonicalPath('/meet-the-team')).toBe('/about');
    expect(canonicalPath('/index.html')).toBe('/');
  });

  test('[ROUTE-05] the old billing address leads to the policy', () => {
    expect(permanentRedirects['/medicare-billing']).toBe('/medicare');
  });

  test('aliases and redirects lead to public addresses', () => {
    for (const target of [...Object.values(aliases), ...Object.values(permanentRedirects)])
      expect(publicAddresses).toContain(target);
  });

  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['/meet-the-team/', '/about'],
    ['/unknown/', '/unknown'],
  ])('%s is the page %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test('a path is text whatever it spells', () => {
    expect(canonicalPath('constructor')).toBe('constructor');
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(canonicalPath(path)).toBeTypeOf('string');
      }),
    );
  });
});

describe('[ROUTE-02] city addresses', () => {
  test('an address and its city belong together', () => {
    expect(cityAddress('gold-coast')).toBe('/weight-loss-clinic-gold-coast');
    expect(citySlugOf('/weight-loss-clinic-gold-coast')).toBe('gold-coast');
  });

  test.each([['/'], ['/faq'], ['/gold-coast'], ['/x/weight-loss-clinic-perth'], ['weight-loss-clinic-perth']])(
    '%s is no city address',
    (path) => {
      expect(citySlugOf(path)).toBeUndefined();
    },
  );
});
