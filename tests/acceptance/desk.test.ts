import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicPages } from '#tests/support/addresses.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addWriter, administrator, signIn, staffSettings, writer } from '#tests/support/staff.ts';
import type { CheckReply, DeskApi, DeskFailure } from '#wire/desk.ts';

// The desk over HTTP, on a site that runs: what is checked, what is published, and what visitors read then.

interface Fees {
  initial: { fee: number; rebate: number; asAt: string };
  followup: { fee: number; rebate: number; asAt: string };
}

const fees = 'claims.yaml#fees';
let site: Site;
let owner: string;
let jo: string;

beforeAll(async () => {
  site = await startSite(staffSettings);
  await addWriter(site);
  [owner, jo] = await Promise.all([signIn(site, administrator), signIn(site, writer)]);
});
afterAll(() => site?.process.kill('SIGKILL'));

type Answer<Path extends keyof DeskApi> = DeskApi[Path]['reply'] & Partial<DeskFailure> & { status: number };

async function read<Path extends '' | 'record'>(path: Path, query = '', cookie = owner): Promise<Answer<Path>> {
  const reply = await request(site, `/api/desk${path === '' ? '' : `/${path}`}${query}`, { headers: { cookie } });
  return { ...JSON.parse(reply.text), status: reply.status };
}

async function send<Path extends keyof DeskApi>(
  path: Path,
  body: DeskApi[Path]['request'],
  cookie = owner,
): Promise<Answer<Path>> {
  const reply = await request(site, `/api/desk/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ...JSON.parse(reply.text), status: reply.status };
}

const pageOf = async (path: string, host?: string) =>
  (await request(site, path, host ? { host: `${host}.localhost:${site.port}` } : {})).text;
const pagesNow = () => Promise.all(publicPages.map((path) => pageOf(path)));

async function feesWith(followup: number): Promise<{ value: Fees; version: number | null }> {
  const { live } = await read('record', `?key=${encodeURIComponent(fees)}`);
  const value = structuredClone(live.value) as Fees;
  value.followup.fee = followup;
  return { value, version: live.version };
}

test('[DESK-03] reach names exactly the pages that differ after publishing, and undo restores every page to the byte', async () => {
  const before = await pagesNow();
  const { value, version } = await feesWith(92);
  const check = (await send('check', { key: fees, value, from: null }, jo)) as CheckReply;
  expect([check.problems, check.elsewhere]).toEqual([[], []]);
  expect(check.reach.answers.length).toBeGreaterThan(0);
  const published = await send('publish', {
    key: fees,
    value,
    expectedLive: version,
    from: null,
    to: null,
    ...(check.alsoSays.length > 0 ? { reason: 'Looked at each of these places.' } : {}),
  });
  expect(published.status).toBe(200);
  // The reply comes when this instance shows it.
  const after = await pagesNow();
  const differ = publicPages.filter((_, index) => before[index] !== after[index]);
  const reached = check.reach.pages.map(({ address }) => address).filter((address) => address.startsWith('/'));
  expect(reached.toSorted()).toEqual(differ.toSorted());
  for (const { before: old, after: changed } of check.reach.pages) expect(old).not.toBe(changed);
  expect(await pageOf('/medicare')).toContain('$92.00');
  expect(await send('undo', { release: published.release })).toMatchObject({ status: 200 });
  expect(await pagesNow()).toEqual(before);
});

test('[DESK-03] a value that breaks a page cannot be published, and says why at its field', async () => {
  const { value, version } = await feesWith(85);
  value.followup.rebate = 900;
  value.initial.asAt = '2026-02-31';
  const reply = await send('publish', { key: fees, value, expectedLive: version, from: null, to: null });
  expect([reply.status, reply.error?.code]).toEqual([422, 'problems']);
  expect(reply.check?.problems.map(({ path }) => path)).toContain('initial.asAt');
  expect((await feesWith(85)).version).toBe(version);
});

test('[DESK-04] a draft is seen in a preview that only staff may open, and at no public address', async () => {
  const { value, version } = await feesWith(123.45);
  const { draft } = await read('record', `?key=${encodeURIComponent(fees)}`);
  const saved = await send('draft', { key: fees, value, base: version, expected: draft?.version ?? null }, jo);
  expect(saved.status).toBe(200);
  const preview = `/api/desk/preview?key=${encodeURIComponent(fees)}&address=/medicare`;
  const shown = await request(site, preview, { headers: { cookie: jo } });
  expect([shown.status, shown.text.includes('$123.45')]).toEqual([200, true]);
  expect(shown.headers['content-security-policy']).toContain("script-src 'none'");
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect([shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  expect((await request(site, preview)).status).toBe(401);
  for (const text of [...(await pagesNow()), await pageOf('/', 'sleep'), await pageOf('/medicare.data')]) {
    expect(text).not.toContain('$123.45');
  }
  expect(await request(site, preview.replace('/medicare', '/admin/studio'), { headers: { cookie: jo } })).toMatchObject(
    {
      status: 422,
    },
  );
  expect(await send('drop-draft', { key: fees, expected: saved.version }, jo)).toMatchObject({ dropped: true });
});

test('[DESK-07] staff without the right to publish get 403, the phone number needs the password once more', async () => {
  const { value, version } = await feesWith(99);
  const publish = { key: fees, value, expectedLive: version, from: null, to: null } as const;
  expect(await send('publish', publish, jo)).toMatchObject({ status: 403, error: { code: 'not-allowed' } });
  expect(await send('publish', publish, 'staff-session=made-up')).toMatchObject({ status: 401 });
  const phone = {
    key: 'site.yaml#phone',
    expectedLive: null,
    from: null,
    to: null,
    reason: 'Other pages follow later.',
    value: { display: '(07) 5550 0199', dial: '+61755500199' },
  } as const;
  expect(await send('publish', phone)).toMatchObject({ status: 403, error: { code: 'confirm' } });
  const wrong = { password: 'not the password' };
  expect(await send('publish', { ...phone, confirmation: wrong })).toMatchObject({
    status: 403,
    error: { code: 'confirm' },
  });
  expect(await pageOf('/')).not.toContain('5550 0199');
  const confirmation = { password: administrator.password };
  expect(await send('publish', { ...phone, confirmation })).toMatchObject({ status: 200 });
  expect(await pageOf('/')).toContain('5550 0199');
});
