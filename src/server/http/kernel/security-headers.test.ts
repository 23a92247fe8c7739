import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/** A policy as a map from directive to its sources. */
const read = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('the content security policy', () => {
  const policies = {
    plain: contentSecurityPolicy(),
    hashed: contentSecurityPolicy({ scriptHashes: ['sha256-a', 'sha256-b'] }),
    framed: contentSecurityPolicy({ frames: ['https://diary.example'] }),
    measured: contentSecurityPolicy({ analytics: 'https://tags.example' }),
  };

  test.each(Object.entries(policies))('%s: no unsafe source and no wildcard', (_, policy) => {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|nonce-/);
    for (const [directive, sources] of read(policy)) {
      expect(sources, directive).not.toContain('*');
      expect(sources, directive).not.toContain('http:');
      expect(sources, directive).not.toContain('https:');
    }
  });

  test.each(Object.entries(policies))('%s: no source of another site unless it is named', (_, policy) => {
    const directives = read(policy);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('media-src')).toEqual(["'none'"]);
    expect(directives.get('worker-src')).toEqual(["'none'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
  });

  test('scripts: the site itself, and the given hashes', () => {
    expect(read(policies.plain).get('script-src')).toEqual(["'self'"]);
    expect(read(policies.hashed).get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  });

  test('[SUB-10] frames: none, or the booking form', () => {
    expect(read(policies.plain).get('frame-src')).toEqual(["'none'"]);
    expect(read(policies.framed).get('frame-src')).toEqual(['https://diary.example']);
    expect(read(policies.framed).get('connect-src')).toEqual(["'self'", 'https://diary.example']);
  });

  test('[DATA-02] analytics is allowed only where it is switched on', () => {
    expect(policies.plain).not.toContain('analytics');
    expect(read(policies.measured).get('script-src')).toContain('https://tags.example');
    expect(read(policies.measured).get('connect-src')).toEqual([
      "'self'",
      'https://tags.example',
      'https://*.google-analytics.com',
    ]);
  });
});

describe('security headers', () => {
  test('the address of a health page never leaves the site', () => {
    expect(securityHeaders(true)['referrer-policy']).toBe('same-origin');
  });

  test('no sniffing, framing or sharing is allowed', () => {
    expect(securityHeaders(false)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(securityHeaders(false)['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
  });

  test('Strict-Transport-Security is sent over https only', () => {
    expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
