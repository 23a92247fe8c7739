import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureUploadPath } from '#domain/blog/picture-names.ts';
import { appCode } from '#tests/support/app-code.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  addWriter,
  administrator,
  cookieOf,
  post,
  postCredentials,
  signIn,
  signInPage,
  staffSettings,
  writer,
} from '#tests/support/staff.ts';

let site: Site;
/** The administrator's session. */
let cookie: string;
beforeAll(async () => {
  site = await startSite(staffSettings);
  await addWriter(site);
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const page = async (path: string, as = cookie) => (await request(site, path, { headers: { cookie: as } })).text;
const send = (path: string, fields: Record<string, string>, as = cookie) =>
  post(site, path, fields, { headers: { cookie: as, origin: site.origin } });

/** Every session began an hour ago. */
function agedByAnHour(): void {
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'));
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  database.prepare('update staff_sessions set created_at = ? where created_at > ?').run(hourAgo, hourAgo);
  database.close();
}

test('[TRUST-07] a staff page uses the staff shell alone: one header, one main, no visitor bars', async () => {
  const staffPages = ['/admin/login', '/admin/studio', '/admin/studio/staff', '/admin/studio/audit', '/admin/blog'];
  for (const path of [...staffPages, '/blog-admin', '/blog-admin/account', '/set-password/anything']) {
    const text = await page(path, path === '/admin/login' ? '' : cookie);
    expect([path, text.match(/<header\b/g)?.length, text.match(/<main\b/g)?.length]).toEqual([path, 1, 1]);
    expect(text, path).not.toMatch(/Quick menu|<footer\b/);
  }
});

test('[TRUST-07] the administrator adds staff, who set a password once by link, and suspends and removes them', async () => {
  const staff = '/admin/studio/staff';
  const ann = { email: 'ann@clinic.example', password: 'seven wet umbrellas' };
  const made = await send(staff, { intent: 'add', name: 'Ann', email: ' Ann@clinic.example' });
  const link = /\/set-password\/[\w-]{43}/.exec(made.text)?.[0] ?? '';
  expect(made.text).toContain('ann@clinic.example has an account.');
  expect((await send(staff, { intent: 'add', name: 'Ann', email: ann.email })).text).toContain(
    'has an account already',
  );
  expect(await page(staff)).not.toContain(link);

  const opened = await request(site, link);
  expect([opened.status, opened.headers['cache-control'], opened.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  for (const [next, again, said] of [
    ['Password1234', 'Password1234', 'like those that everybody uses'],
    ['annclinicann', 'annclinicann', 'made of a name, the email or the clinic'],
    [ann.password, 'something else', 'typed in two ways'],
  ] as const)
    expect((await send(link, { next, again }, '')).text, next).toContain(said);
  const set = await send(link, { next: ann.password, again: ann.password }, '');
  expect([set.status, set.headers.location]).toEqual([303, '/blog-admin?notice=password-set']);
  expect((await request(site, link)).text).toContain('This link was used already');

  const annsCookie = await signIn(site, ann);
  expect((await request(site, staff, { headers: { cookie: annsCookie } })).text).not.toContain(writer.email);
  expect((await send(staff, { intent: 'remove', email: writer.email }, annsCookie)).status).toBe(403);
  expect(await page('/admin/studio/audit?q=ann')).toContain('was refused the administrator’s page');
  await send(staff, { intent: 'suspend', email: ann.email });
  expect((await postCredentials(site, ann)).status).toBe(403);
  expect((await request(site, '/api/auth/session', { headers: { cookie: annsCookie } })).text).toBe('null');
  await send(staff, { intent: 'let-in', email: ann.email });
  expect((await postCredentials(site, ann)).status).toBe(200);
  await send(staff, { intent: 'remove', email: ann.email });
  expect((await postCredentials(site, ann)).status).toBe(401);
  expect((await send(staff, { intent: 'remove', email: administrator.email })).text).toContain('Your own account');
  expect((await postCredentials(site, administrator)).status).toBe(200);
}, 120_000);

test('[TRUST-07] an administrator’s session of an hour ago changes accounts only with the password typed again', async () => {
  const staff = '/admin/studio/staff';
  const old = await signIn(site);
  agedByAnHour();
  const suspend = (more: Record<string, string> = {}) =>
    send(staff, { intent: 'suspend', email: writer.email, ...more }, old);
  expect((await suspend()).text).toContain('Type your own password to go on with this.');
  expect((await suspend({ password: 'not the password' })).text).toContain('This is not your present password.');
  expect((await postCredentials(site, writer)).status).toBe(200);
  expect((await suspend({ password: administrator.password })).text).toContain('is signed out everywhere');
  expect((await send(staff, { intent: 'let-in', email: writer.email }, old)).text).toContain('may sign in again');
  cookie = await signIn(site);
}, 120_000);

test('[TRUST-07] an old session exports the trail only with the password typed again', async () => {
  const [file, trail] = ['/admin/studio/audit.csv', '/admin/studio/audit'];
  const old = await signIn(site);
  agedByAnHour();
  const ask = () => request(site, file, { headers: { cookie: old } });
  const requested = await ask();
  expect([requested.status, requested.headers.location]).toEqual([303, `${trail}?export=missing`]);
  const form = await page(`${trail}?export=missing`, old);
  const [, attributes] = /<form ([^>]+)>(?=(?:(?!<\/form>).)*name="password")/s.exec(form) ?? [];
  expect(attributes).toContain('method="post"');
  expect(attributes).toContain(`action="${file}"`);
  const wrong = await send(file, { password: 'not the password' }, old);
  expect([wrong.status, wrong.headers.location]).toEqual([303, `${trail}?export=wrong`]);
  expect(await page(`${trail}?export=wrong`, old)).toContain('This is not your present password.');
  expect(await page(`${trail}?export=wait-8`, old)).toContain('Please wait 8 seconds');
  expect(await page(trail, old)).toContain('a wrong password');
  const right = await send(file, { password: administrator.password }, old);
  expect([right.status, right.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect((await ask()).status).toBe(200);
  const foreign = { cookie: old, origin: 'https://elsewhere.example' };
  expect((await post(site, file, { password: administrator.password }, { headers: foreign })).status).toBe(403);
  cookie = await signIn(site);
}, 120_000);

test('[TRUST-07] staff change their password with the old one, and see and end their sessions', async () => {
  const account = '/blog-admin/account';
  const [here, elsewhere] = [await signIn(site, writer), await signIn(site, writer)];
  const change = (password: string, next: string) =>
    send(account, { intent: 'change-password', password, next, again: next }, here);
  expect((await change('not my password', 'nine quiet ferries')).text).toContain('This is not your present password.');
  expect((await change(writer.password, 'jo@clinic.example')).text).toContain('made of a name');
  const before = await page(account, here);
  const ids = [...before.matchAll(/name="session" value="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(1);
  expect(before).toContain('127.0.0.x');
  await send(account, { intent: 'end-session', session: ids[0] ?? '' }, here);
  expect((await request(site, '/api/auth/session', { headers: { cookie: elsewhere } })).text).toBe('null');

  const third = await signIn(site, writer);
  expect((await change(writer.password, 'nine quiet ferries')).text).toContain('Your password is changed.');
  expect((await request(site, '/api/auth/session', { headers: { cookie: third } })).text).toBe('null');
  expect((await request(site, '/api/auth/session', { headers: { cookie: here } })).text).toContain(writer.email);
  expect((await postCredentials(site, writer)).status).toBe(401);
  expect((await change('nine quiet ferries', writer.password)).text).toContain('Your password is changed.');
}, 120_000);

test('[TRUST-07] the second factor is set up with an app, required at both sign-ins, and turned off', async () => {
  const { page: window } = await newPage(site, { width: 375, height: 800 });
  await signInPage(window, site, administrator);
  await window.goto(site.address('/blog-admin/account'));
  const setUp = window.getByRole('button', { name: 'Set it up' });
  await setUp.waitFor();
  const forms = window.locator('form').filter({ has: setUp });
  await forms.getByLabel('Your password').fill(administrator.password);
  await setUp.click();
  await window.getByRole('img', { name: /picture for the camera/ }).waitFor();
  expect(await accessibilityFindings(window)).toEqual([]);
  expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const uri = await window.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href');
  const key = new URL(uri ?? '').searchParams.get('secret') ?? '';
  const recovery = (await window.getByRole('list', { name: 'Recovery codes' }).innerText()).split(/\s+/);
  expect(recovery).toHaveLength(8);
  await window.getByLabel('Six digits').fill('000000');
  await window.getByRole('button', { name: 'Turn it on' }).click();
  await window.getByText('This code is not right.').waitFor();
  const first = appCode(key);
  await window.getByLabel('Six digits').fill(first);
  await window.getByRole('button', { name: 'Turn it on' }).click();
  await window.getByText('The second factor is on.').waitFor();

  // A program, and the form of a browser without script.
  const refused = await postCredentials(site, administrator);
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([401, 'code-needed']);
  // The code that turned it on was used, and a recovery code is read without its hyphen, once.
  const again = await postCredentials(site, { ...administrator, code: first });
  expect([again.status, JSON.parse(again.text).error.code]).toEqual([401, 'code-wrong']);
  const bare = (recovery[2] ?? '').replace('-', '').toUpperCase();
  expect((await postCredentials(site, { ...administrator, code: bare })).status).toBe(200);
  expect((await postCredentials(site, { ...administrator, code: recovery[2] ?? '' })).status).toBe(401);
  const requested = await send('/admin/login', { ...administrator }, '');
  expect([
    requested.status,
    requested.text.includes('name="code"'),
    requested.text.includes(administrator.password),
  ]).toEqual([401, true, false]);
  const led = await send('/admin/login', { ...administrator, code: recovery[0] ?? '' }, '');
  expect([led.status, led.headers.location]).toEqual([303, '/admin/studio']);
  cookie = cookieOf(led);

  // At the writers' door, in a browser.
  const { page: staffAuth } = await newPage(site);
  await staffAuth.goto(site.address('/blog-admin'));
  await staffAuth.getByLabel('Email').fill(administrator.email);
  await staffAuth.getByLabel('Password', { exact: true }).fill(administrator.password);
  await staffAuth.getByRole('button', { name: 'Sign In' }).click();
  await staffAuth.getByLabel('Code').waitFor();
  expect(await staffAuth.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
  await staffAuth.getByLabel('Code').fill(recovery[1] ?? '');
  await staffAuth.getByRole('button', { name: 'Sign In' }).click();
  await staffAuth.getByRole('link', { name: 'New Post' }).waitFor();

  const off = await send('/blog-admin/account', { intent: 'end-factor', password: administrator.password });
  expect(off.text).toContain('The second factor is off.');
  expect((await postCredentials(site, administrator)).status).toBe(200);
}, 180_000);

test('[TRUST-07] the second factor is turned on without script, and its owner stays signed in', async () => {
  const { page: window } = await newPage(site, { javaScriptEnabled: false });
  await signInPage(window, site, writer);
  await window.goto(site.address('/blog-admin/account'));
  const setUp = window.getByRole('button', { name: 'Set it up' });
  await window.locator('form').filter({ has: setUp }).getByLabel('Your password').fill(writer.password);
  await setUp.click();
  const uri = await window.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href');
  await window.getByLabel('Six digits').fill(appCode(new URL(uri ?? '').searchParams.get('secret') ?? ''));
  await window.getByRole('button', { name: 'Turn it on' }).click();
  await window.getByRole('button', { name: /turn it off/i }).waitFor();
  expect(new URL(window.url()).pathname).toBe('/blog-admin/account');
  await window.goto(site.address('/blog-admin/account'));
  const off = window.locator('form').filter({ has: window.getByRole('button', { name: /turn it off/i }) });
  await off.getByLabel('Your password').fill(writer.password);
  await off.getByRole('button', { name: /turn it off/i }).click();
  await window.getByText('The second factor is off.').waitFor();
});

test('[TRUST-07] the audit trail shows the administrator what was done, and exports it, without secrets', async () => {
  await postCredentials(site, { email: writer.email, password: 'a guess of somebody' });
  await postCredentials(site, { email: 'a-password-in-the-wrong-field', password: 'x' });
  for (let times = 0; times < 3; times += 1) {
    expect((await post(site, pictureUploadPath, {}, { headers: { origin: site.origin } })).status).toBe(401);
    await page('/admin/studio/audit.csv', '');
  }
  const trail = await page('/admin/studio/audit');
  const text = trail
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('somebody was refused when signing in as jo@clinic.example wrong email or password');
  expect(text).toContain('somebody was refused when signing in as an email without an account');
  expect(text).toContain('owner@clinic.example turned off the second factor of owner@clinic.example');
  // Strangers fill no trail: the first of an hour is listed.
  expect(text.split(`somebody was refused an upload to ${pictureUploadPath} not signed in`)).toHaveLength(2);
  expect(text.split('somebody was refused the administrator’s page /admin/studio/audit.csv')).toHaveLength(2);
  expect(await page('/admin/studio/audit?area=account&q=ann')).toContain('removed the account of');
  // The clock is the clinic's own, ten hours ahead of UTC in winter and summer.
  expect(text).toContain('Times are in Queensland time (AEST)');
  const [, at = '', shown] = /<time dateTime="([^"]+)"[^>]*>([^<]+)</.exec(trail) ?? [];
  const [, hour = '', minute] = /T(\d\d):(\d\d)/.exec(at) ?? [];
  expect(shown?.replace(/\s/g, ' ')).toContain(`, ${((Number(hour) + 9) % 12) + 1}:${minute} `);
  const csv = await request(site, '/admin/studio/audit.csv', { headers: { cookie } });
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="audit-trail-\d{4}-\d\d-\d\d\.csv"$/);
  const rows = csv.text.trimEnd().split('\r\n');
  expect(rows[0]).toBe('"time (UTC)","who","action","to what","id","from","details"');
  expect(rows[1]).toContain('"audit-exported"');
  expect(rows.at(-1)).toMatch(/"(account-made|posts-imported)"/);
  for (const secret of [administrator.password, writer.password, 'a guess of somebody', 'wrong-field'])
    expect(csv.text + trail).not.toContain(secret);
  // Neither staff nor visitors can read it.
  const others = [await signIn(site, writer), ''];
  for (const other of others) {
    const reply = await request(site, '/admin/studio/audit.csv', { headers: { cookie: other } });
    expect([reply.status, reply.headers.location]).toEqual([303, expect.stringMatching(/^\/admin\/login\?notice=no/)]);
    expect((await page('/admin/studio/audit', other)).includes('was refused when signing in')).toBe(false);
  }
  // The log and the database hold no password, code or token either.
  expect(site.stdout() + site.stderr()).not.toContain('set-password/');
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { readOnly: true });
  const events = JSON.stringify(database.prepare('select * from audit_events').all());
  database.close();
  expect(events).not.toContain('pencil');
}, 120_000);
