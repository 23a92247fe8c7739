import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Reply, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, postCredentials, staffSettings } from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ ...staffSettings, TRUST_PROXY: 'true' });
});
afterAll(() => site.stop());

const overHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinic.example' };

/** The directives of a Content-Security-Policy by name. */
function policyOf(reply: Reply): Map<string, string[]> {
  const parts = String(reply.headers['content-security-policy'] ?? '').split(';');
  return new Map(parts.map((part) => part.trim().split(/\s+/)).map(([name = '', ...values]) => [name, values]));
}

/**
 * The rules of the HTTP Observatory of Mozilla (MDN), of a page with cookies: what each takes from a hundred, and what it
 * adds where nothing is taken. 100 is an A+, and so is more.
 */
function score(page: Reply, cookies: readonly string[]): { lost: string[]; score: number } {
  const policy = policyOf(page);
  const header = (name: string) => String(page.headers[name] ?? '');
  const directive = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const unsafe = (name: string) =>
    directive(name).some((value) => /^('unsafe-|\*|https?:$|data:)/.test(value)) && name !== 'img-src';
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const rules: [name: string, holds: boolean, loss: number, bonus: number][] = [
    [
      'content-security-policy without unsafe sources',
      policy.size > 0 && !['script-src', 'style-src', 'object-src'].some(unsafe),
      25,
      5,
    ],
    // 'none' would add five points, and keep Firefox from fetching a link in advance (security-headers.ts).
    ['default-src of this site at most', /^'(none|self)'$/.test(policy.get('default-src')?.join() ?? ''), 0, 0],
    ['base-uri', policy.get('base-uri')?.join() === "'none'", 0, 0],
    ['strict-transport-security of half a year', age >= 15_768_000, 20, 0],
    [
      'cookies Secure, HttpOnly, SameSite',
      cookies.every(
        (one) => /; Secure\b/i.test(one) && /; HttpOnly\b/i.test(one) && /; SameSite=(Lax|Strict)\b/i.test(one),
      ),
      40,
      5,
    ],
    ['session cookie bound to its host', cookies.every((one) => one.startsWith('__Host-')), 0, 0],
    [
      'referrer-policy',
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header('referrer-policy')),
      5,
      5,
    ],
    ['cross-origin-resource-policy', /^same-(origin|site)$/.test(header('cross-origin-resource-policy')), 20, 10],
    ['x-content-type-options', header('x-content-type-options') === 'nosniff', 5, 0],
    ['frame-ancestors', /^'(none|self)'$/.test(policy.get('frame-ancestors')?.join() ?? ''), 20, 5],
    ['no cross-origin reading', header('access-control-allow-origin') === '', 50, 0],
    [
      'scripts of this site only',
      directive('script-src').every((value) => /^'(self|sha256-[\w+/=]+)'$/.test(value)),
      5,
      0,
    ],
  ];
  const lost = rules.filter(([, holds]) => !holds);
  const taken = lost.reduce((sum, [, , loss]) => sum + loss, 0);
  const given = taken > 0 ? 0 : rules.reduce((sum, [, holds, , bonus]) => sum + (holds ? bonus : 0), 0);
  return { lost: lost.map(([name]) => name), score: 100 - taken + given };
}

test('[TRUST-07] every kind of page has the grade A+ by the rules of Mozilla’s Observatory', async () => {
  const signedIn = await postCredentials(site, administrator, overHttps);
  const cookies = signedIn.headers['set-cookie'] ?? [];
  expect(cookies).toHaveLength(2);
  for (const path of ['/', '/calculator', '/blog', '/no-such-page', '/blog-admin', '/admin/login', '/set-password/x']) {
    const reply = await request(site, path, { headers: overHttps });
    const { lost, score: points } = score(reply, cookies);
    expect([path, lost, points >= 100], path).toEqual([path, [], true]);
  }
});

test('[TRUST-07] over plain http nothing claims to be safe: HSTS and Secure come with https alone', async () => {
  const page = await request(site, '/');
  expect(page.headers['strict-transport-security']).toBeUndefined();
  const signedIn = await postCredentials(site, administrator);
  for (const one of signedIn.headers['set-cookie'] ?? []) expect(one).not.toMatch(/; Secure/i);
});
