import { describe, expect, test } from 'vitest';
import { matchHost } from './host.ts';
import { originsFor, subSiteOrigin } from './origins.ts';

const domains = { product: 'clinic.example', previews: ['clinic-preview.pages.example', 'previews.example'] };
const originsOf = (host: string, protocol: 'http' | 'https' = 'https', publicOrigin?: string) =>
  originsFor(matchHost(host, domains), protocol, domains, publicOrigin);

describe('where links between the hosts lead', () => {
  test.each([
    ['clinic.example', 'https://clinic.example'],
    ['sleep.clinic.example', 'https://clinic.example'],
    ['www.clinic.example', 'https://clinic.example'],
    ['other.example', 'https://clinic.example'],
    ['sleep.clinic-preview.pages.example', 'https://clinic-preview.pages.example'],
    ['sleep.branch-7.previews.example', 'https://branch-7.previews.example'],
  ])('from %s to %s', (host, main) => {
    expect(originsOf(host)).toEqual({ main, canonical: 'https://clinic.example' });
  });

  test('on localhost they stay on that port and protocol', () => {
    expect(originsOf('booking.localhost:3000', 'http')).toEqual({
      main: 'http://localhost:3000',
      canonical: 'https://clinic.example',
    });
  });

  test('on the product domain with a port they stay on that port', () => {
    expect(originsOf('sleep.clinic.example:8443', 'https').main).toBe('https://clinic.example:8443');
  });

  test('a configured origin decides the canonical links everywhere, and the links of the public hosts', () => {
    expect(originsOf('sleep.clinic.example', 'https', 'https://www.clinic.example')).toEqual({
      main: 'https://www.clinic.example',
      canonical: 'https://www.clinic.example',
    });
    expect(originsOf('sleep.localhost:3000', 'http', 'https://www.clinic.example').canonical).toBe(
      'https://www.clinic.example',
    );
  });

  test('[SUB-07] the canonical origin of a sub-site is its label before the public host', () => {
    expect(subSiteOrigin('https://clinic.example', 'sleep')).toBe('https://sleep.clinic.example');
    expect(subSiteOrigin('http://localhost:3000', 'sleep')).toBe('http://sleep.localhost:3000');
  });
});
