import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { appCodeOf } from '#tests/support/app-code.ts';
import { type Reply, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, cookieOf, post, signIn, staffSettings } from '#tests/support/staff.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ ...staffSettings, REQUIRE_SECOND_FACTOR: 'true' });
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const get = (path: string) => request(site, path, { headers: { cookie } });
const setUp = '/blog-admin/account';

test.each(['/blog-admin', '/admin/studio', '/admin/studio/staff'])(
  '[TRUST-07] if a second factor is required, %s leads staff without one to set it up',
  async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.location]).toEqual([303, setUp]);
  },
);

test('[TRUST-07] the page where it is set up is open, and says why', async () => {
  const reply = await get(setUp);
  expect(reply.status).toBe(200);
  expect(reply.text).toContain('This clinic asks everybody on staff for a second factor.');
});

test('[TRUST-07] nothing else answers a session without the factor that is required', async () => {
  expect((await get('/api/blog-admin/posts')).status).toBe(401);
  const ask = { headers: { cookie, 'content-type': 'application/json' }, method: 'POST', body: '{}' };
  expect((await request(site, functionAddresses.blogAi, ask)).status).toBe(401);
  expect((await request(site, setUp)).text).toContain('Staff Login Required');
});

test('[TRUST-07] once it is set up, everything opens', async () => {
  const key = async (intent: string, more: Record<string, string>) =>
    (await post(site, setUp, { intent, ...more }, { headers: { cookie, origin: site.origin } })) as Reply;
  const begun = await key('begin-factor', { password: administrator.password });
  const uri = /otpauth:[^"&]+/.exec(begun.text)?.[0] ?? '';
  const confirmed = await key('confirm-factor', { code: appCodeOf(uri) });
  expect(confirmed.status).toBe(303);
  cookie = cookieOf(confirmed);
  expect((await get('/admin/studio')).status).toBe(200);
  expect((await get('/api/blog-admin/posts')).status).toBe(200);
  expect((await get(setUp)).text).not.toContain('This clinic asks everybody');
});
