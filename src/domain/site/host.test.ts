import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchHost } from './host.ts';
import { subSiteKeys } from './sub-site-keys.ts';

const domains = { product: 'clinic.example', previews: ['clinic-preview.pages.example', 'previews.example'] };

describe('[SUB-01] the first host label selects a sub-site', () => {
  test.each([
    // The product's own domain: more than 2 labels.
    ['clinic.example', 'clinic.example', undefined],
    ['sleep.clinic.example', 'clinic.example', 'sleep'],
    ['mental-health.clinic.example', 'clinic.example', 'mental-health'],
    ['sleep.www.clinic.example', 'clinic.example', 'sleep'],
    ['www.clinic.example', 'clinic.example', undefined],
    ['unknown.clinic.example', 'clinic.example', undefined],
    ['www.sleep.clinic.example', 'clinic.example', undefined],
    // A preview host: more than 3 labels.
    ['clinic-preview.pages.example', 'clinic-preview.pages.example', undefined],
    ['sleep.clinic-preview.pages.example', 'clinic-preview.pages.example', 'sleep'],
    ['unknown.clinic-preview.pages.example', 'clinic-preview.pages.example', undefined],
    ['previews.example', 'previews.example', undefined],
    ['sleep.previews.example', 'previews.example', undefined],
    // localhost: more than 1 label.
    ['localhost', 'localhost', undefined],
    ['sleep.localhost', 'localhost', 'sleep'],
    ['unknown.localhost', 'localhost', undefined],
    // Unknown hosts.
    ['other.example', undefined, undefined],
    ['sleep.other.example', undefined, undefined],
    ['sleepclinic.example', undefined, undefined],
    ['sleep.clinic.example.other.example', undefined, undefined],
    ['127.0.0.1', undefined, undefined],
  ])('%s stands on %s and shows %s', (host, root, key) => {
    expect(matchHost(host, domains)).toEqual({ root, port: '', key });
  });

  test.each(subSiteKeys)('%s is recognised on every root', (key) => {
    for (const root of ['clinic.example', 'clinic-preview.pages.example', 'localhost']) {
      expect(matchHost(`${key}.${root}`, domains).key).toBe(key);
    }
  });

  test('a deployment below a preview domain is its own main site', () => {
    expect(matchHost('sleep.branch-7.previews.example', domains)).toEqual({
      root: 'branch-7.previews.example',
      port: '',
      key: 'sleep',
    });
    expect(matchHost('branch-7.previews.example:8080', domains)).toMatchObject({ port: ':8080', key: undefined });
  });

  test.each([
    ['sleep.localhost:3000', ':3000', 'sleep'],
    ['SLEEP.Clinic.Example:443', ':443', 'sleep'],
    ['  sleep.clinic.example ', '', 'sleep'],
    ['sleep.clinic.example.', '', 'sleep'],
    ['sleep.clinic.example.:8080', ':8080', 'sleep'],
  ])('%s is read with port %s as %s', (host, port, key) => {
    expect(matchHost(host, domains)).toMatchObject({ port, key });
  });

  test.each([
    [undefined],
    [''],
    [' '],
    ['.'],
    ['.clinic.example'],
    ['sleep..clinic.example'],
    ['-sleep.clinic.example'],
    ['sleep.clinic.example..'],
    ['sleep.clinic.example:'],
    ['sleep.clinic.example:port'],
    ['sleep.clinic.example:123456'],
    ['sleep.clinic.example:65536'],
    ['sleep.clinic.example/path'],
    ['sleep.clinic.example\r\nx: y'],
    ['user@sleep.clinic.example'],
    ['sleep.clinic.example, other.example'],
    ['[::1]:3000'],
    ['slеep.clinic.example'],
  ])('a malformed host (%j) shows the main site', (host) => {
    expect(matchHost(host, domains).key).toBeUndefined();
    expect(matchHost(host, domains).root).toBeUndefined();
  });
});

describe('whatever is sent as a host', () => {
  const fragment = fc.oneof(
    fc.constantFrom(
      ...subSiteKeys,
      'clinic.example',
      'localhost',
      'previews.example',
      '.',
      ':',
      ':80',
      '-',
      '..',
      'www',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const anyHost = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fragment, { maxLength: 6 }).map((parts) => parts.join('')),
  );

  test('no host throws, and a sub-site needs a root of ours', () => {
    fc.assert(
      fc.property(anyHost, (host) => {
        const { root, key } = matchHost(host, domains);
        if (key !== undefined)
          expect(root).toMatch(/(^|\.)(clinic\.example|localhost|previews\.example|clinic-preview\.pages\.example)$/);
      }),
      { numRuns: 1000 },
    );
  });

  test('letters of either case mean the same', () => {
    fc.assert(
      fc.property(anyHost, (host) => {
        const upper = host.toUpperCase();
        expect(matchHost(upper, domains)).toEqual(matchHost(upper.toLowerCase(), domains));
      }),
    );
  });
});
