import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aliases, permanentRedirects, publicAddresses, staffAddresses } from '#domain/site/addresses.ts';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { routeLabel } from './route-label.ts';

const cities = new Map([
  ['hobart', {}],
  ['gold-coast', {}],
]);

describe('addresses as logged', () => {
  test.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq?email=someone@example.com', '/faq'],
    ['/faq#my-answer', '/faq'],
    ['/faq.data', '/faq'],
    ['/_root.data', '/'],
    ['/_.data?_routes=x', '/'],
    ['/meet-the-team', '/about'],
    ['/medicare-billing', '/medicare-billing'],
    ['/admin/login', '/admin/login'],
    ['/robots.txt', '/robots.txt'],
    ['/healthz', '/healthz'],
    ['/functions/v1/sleep-ai-analysis', '/functions/v1/sleep-ai-analysis'],
    ['/functions/v1/ai-interpret-calculator?weight=80', '/functions/v1/ai-interpret-calculator'],
    ['/functions/v1/my-secret', '(unknown)'],
    ['/assets/root-abc123.js', '/assets/*'],
    ['/art/mark.0123456789.svg', '/art/*'],
    ['/blog/how-i-lost-my-leg', '/blog/{slug}'],
    ['/weight-loss-clinic-hobart', '/weight-loss-clinic-hobart'],
    ['/weight-loss-clinic-someones-name', '(unknown)'],
    ['/FAQ', '(unknown)'],
    ['/someone@example.com', '(unknown)'],
    ['/search/my secret', '(unknown)'],
    ['constructor', '(unknown)'],
    ['', '(unknown)'],
    [undefined, '(unknown)'],
  ])('%s is logged as %s', (target, label) => {
    expect(routeLabel(target, cities)).toBe(label);
  });

  test('nothing that a person typed is ever logged', () => {
    const labels = new Set([
      ...publicAddresses,
      ...staffAddresses,
      ...Object.keys(aliases),
      ...Object.keys(permanentRedirects),
      ...Object.values(functionAddresses),
      ...[
        '/robots.txt',
        '/sitemap.xml',
        '/sitemap-index.xml',
        '/healthz',
        '/readyz',
        '/assets/*',
        '/art/*',
        '/blog/{slug}',
        '(unknown)',
      ],
      ...[...cities.keys()].map((slug) => `/weight-loss-clinic-${slug}`),
    ]);
    const start = fc.constantFrom(
      '',
      '/',
      '/faq',
      '/blog/',
      '/assets/',
      '/functions/v1/',
      '/functions/v1/sleep-ai-analysis',
      '/weight-loss-clinic-',
      '/admin/',
      '/?',
      '#',
      '/_root.data',
    );
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (prefix, typed) => {
        expect(labels).toContain(routeLabel(prefix + typed, cities));
      }),
      { numRuns: 1000 },
    );
  });
});
