import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faults, type SiteWithDatabase } from '#tests/support/database-away.ts';
import { postFields } from '#tests/support/posts.ts';
import { type Reply, request } from '#tests/support/request.ts';
import type { Site } from '#tests/support/site.ts';
import { administrator, cookieOf, post, postCredentials, signIn } from '#tests/support/staff.ts';

/** A failure reply: 503, Retry-After, and a sentence for a person. */
function expectAway(reply: Reply, what: string): void {
  expect([what, reply.status], reply.text.slice(0, 300)).toEqual([what, 503]);
  expect(Number(reply.headers['retry-after']), what).toBeGreaterThan(0);
  const { error } = JSON.parse(reply.text) as { error: { code: string; message: string } };
  expect(error.message, what).toMatch(/database|storage/i);
  expect(error.message, what).toMatch(/[.]$/);
}

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(JSON.stringify(body))),
    ...headers,
  },
  body: JSON.stringify(body),
});

const signOut = (site: Site, cookie: string) =>
  request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie, accept: 'application/json' } });
const session = async (site: Site, cookie: string) => request(site, '/api/auth/session', { headers: { cookie } });
const isOver = async (site: Site, cookie: string) => {
  const { status, text } = await session(site, cookie);
  return status === 200 && text === 'null';
};
/** The key of a stored session. */
const tokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '?';
const soon = { timeout: 20_000 };

describe.each(faults)('[TRUST-02] with the database away ($name)', ({ prepare }) => {
  let database: SiteWithDatabase;
  beforeAll(async () => {
    database = await prepare();
  });
  afterEach(() => database?.bringBack());
  afterAll(() => database?.close());

  test('signing out, also without script, does not report success, and the session is refused afterwards', async () => {
    const site = database.site();
    const [cookie, byForm, other] = [await signIn(site), await signIn(site), await signIn(site)];
    await database.takeAway();
    const [reply, form] = await Promise.all([
      signOut(site, cookie),
      post(site, '/api/auth/sign-out', { to: '/admin/login' }, { headers: { cookie: byForm } }),
    ]);
    expectAway(reply, 'sign-out');
    expect((reply.headers['set-cookie'] ?? []).join()).toMatch(/staff-session=;[^,]*Max-Age=0/);
    const page =
      form.status === 303
        ? await request(site, String(form.headers.location), { headers: { cookie: cookieOf(form) } })
        : form;
    expect(page.text).toMatch(/not finished/);
    expect((form.headers['set-cookie'] ?? []).join()).toMatch(/staff-session=;/);
    // Where sessions can still be read, these are none.
    for (const ended of [cookie, byForm]) {
      const meanwhile = await session(site, ended);
      expect([meanwhile.status, meanwhile.text].join()).toMatch(/^(200,null$|503)/);
    }
    // Until then the stored sessions open nothing, and only the owner can read them.
    const saved = readdirSync(database.dataFolder, { recursive: true }) as string[];
    for (const name of saved) {
      for (const ended of [cookie, byForm]) expect(name).not.toContain(tokenOf(ended));
      expect(`${name} ${(statSync(join(database.dataFolder, name)).mode & 0o077).toString(8)}`).toBe(`${name} 0`);
    }
    expect(readdirSync(join(database.dataFolder, 'ended-sessions'))).toHaveLength(2);
    await database.bringBack();
    // None opens anything again; the other session is unaffected.
    await expect.poll(async () => (await session(site, other)).status, soon).toBe(200);
    for (const ended of [cookie, byForm]) {
      expect((await request(site, '/blog-admin.data', { headers: { cookie: ended } })).status).toBe(401);
      expect(await isOver(site, ended)).toBe(true);
    }
    expect((await session(site, other)).text).toContain(administrator.email);
  });

  test('a session that was signed out meanwhile is refused after a crash, too', async () => {
    const cookie = await signIn(database.site());
    await database.takeAway();
    expectAway(await signOut(database.site(), cookie), 'sign-out');
    await database.crash();
    await database.bringBack();
    await database.start();
    expect(await isOver(database.site(), cookie)).toBe(true);
    // After its deletion no copy is left beside the database.
    const saved = () => readdirSync(join(database.dataFolder, 'ended-sessions'));
    await expect.poll(saved, soon).toEqual([]);
    expect(await isOver(database.site(), cookie)).toBe(true);
  }, 120_000);

  test('saving, deleting, bringing back, signing in and erasing say so, and are done on the next try', async () => {
    const site = database.site();
    const cookie = await signIn(site);
    const staff = { cookie };
    const inserted = await request(site, '/api/blog-admin/posts', json({ fields: postFields() }, staff));
    const { post: stored } = JSON.parse(inserted.text) as { post: { id: string; version: number; slug: string } };
    const chat = await request(site, '/functions/v1/claude-chat', json({ message: 'Do you see people in Perth?' }));
    const { conversationId } = JSON.parse(chat.text) as { conversationId: string };
    const changed = postFields({ title: 'Changed', slug: stored.slug });
    const asks: [string, () => Promise<Reply>][] = [
      ['save', () => request(site, `/api/blog-admin/posts/${stored.id}`, json({ fields: changed, version: 1 }, staff))],
      ['insert', () => request(site, '/api/blog-admin/posts', json({ fields: postFields({ title: 'New' }) }, staff))],
      ['delete', () => request(site, `/api/blog-admin/posts/${stored.id}/delete`, json({}, staff))],
      ['bring back', () => request(site, `/api/blog-admin/posts/${stored.id}/undelete`, json({}, staff))],
      ['sign-in', () => postCredentials(site, administrator, { 'x-forwarded-for': '203.0.113.9' })],
      ['erase', () => request(site, '/functions/v1/claude-chat', { ...json({ conversationId }), method: 'DELETE' })],
    ];
    await database.takeAway();
    const away = await Promise.all(asks.map(async ([what, ask]) => [what, await ask()] as const));
    await database.bringBack();
    for (const [what, reply] of away) {
      expectAway(reply, what);
      expect(reply.headers['set-cookie'], what).toBeUndefined();
    }
    await expect.poll(async () => (await session(site, cookie)).status, soon).toBe(200);
    for (const [what, ask] of asks) expect([what, (await ask()).status]).toEqual([what, what === 'erase' ? 204 : 200]);
  });
});
