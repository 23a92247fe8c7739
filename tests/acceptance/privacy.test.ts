import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pictureUploadPath } from '#domain/blog/picture-names.ts';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { connect } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { appCode } from '#tests/support/app-code.ts';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { say, sendChat } from '#tests/support/chat.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { halves } from '#tests/support/pictures.ts';
import { postFields } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, cookieOf, post, postCredentials, signIn, staffSettings } from '#tests/support/staff.ts';

// All stored data of a visitor and of staff, read back on both engines: the log, every file of the data folder and every row. Of
// SQLite the bytes too; PostgreSQL's own files are left out, because they hold dead rows until a vacuum.

const parent = mkdtempSync(join(tmpdir(), 'privacy-'));
let site: Site | undefined;
afterAll(() => {
  site?.process.kill();
  rmSync(parent, { recursive: true, force: true });
});

/** The data that visitors and staff enter, each in a unique form. */
const given = {
  message: 'my zebrafish ankle aches',
  search: 'quokkasearch',
  weight: '137.3',
  postedHeight: '171.39',
  address: '203.0.113.77',
  triedEmail: 'stranger-wombat@elsewhere.example',
  triedPassword: 'numbat-guess-9',
  password: administrator.password,
  annsPassword: 'seven wet potoroos',
  cameraNote: 'taken at bilby street 9',
};
const from = { 'x-forwarded-for': given.address };
const json = { ...from, 'content-type': 'application/json' };

/** A visitor reads, searches, calculates and talks. Answers what the site gave them to keep. */
async function visit(at: Site) {
  for (const path of ['/', '/blog', `/blog?q=${given.search}`, `/${given.search}`, '/calculator'])
    await request(at, path, { headers: from });
  const { conversationId } = await say(at, given.message);
  await sendChat(at, { message: given.message, conversationId: 'none', extra: given.message }, from);
  const inputs = calculatorInputsOf({ weight: Number(given.weight) });
  const body = JSON.stringify({ inputs });
  const calculated = await request(at, functionAddresses.interpretCalculator, { method: 'POST', headers: json, body });
  expect(calculated.status).toBe(200);
  // Without script, or before it has arrived, the calculator's form is posted.
  const form = `age=40&sex=female&weight=92&height=${given.postedHeight}&activityLevel=light&goal=lose-safe`;
  const plain = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await request(at, '/calculator', { method: 'POST', headers: plain, body: form });
  expect([posted.status, posted.text.includes(given.postedHeight)]).toEqual([200, true]);
  return { conversationId };
}

/** The administrator signs in, adds staff and sets up a second factor; staff upload, write and share a draft. */
async function work(at: Site) {
  await postCredentials(at, { email: given.triedEmail, password: given.triedPassword }, from);
  await post(at, '/admin/login', { email: given.triedEmail, password: given.triedPassword }, { headers: from });
  const cookie = await signIn(at);
  const send = (path: string, fields: Record<string, string>, as = cookie) =>
    post(at, path, fields, { headers: { ...from, cookie: as, origin: at.origin } });
  const ask = (path: string, body?: unknown) =>
    request(at, `/api/blog-admin/${path}`, {
      headers: { ...json, cookie },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  await request(at, '/admin/studio', { headers: { ...from, cookie } });
  await ask('posts', given.message);

  const made = await send('/admin/studio/staff', { intent: 'add', name: 'Ann', email: 'ann@clinic.example' });
  const link = /\/set-password\/([\w-]{43})/.exec(made.text)?.[1] ?? '';
  await request(at, `/set-password/${link}`, { headers: from });
  const set = await send(`/set-password/${link}`, { next: given.annsPassword, again: given.annsPassword }, '');
  expect(set.status).toBe(303);
  const ann = { email: 'ann@clinic.example', password: given.annsPassword };
  const annsCookie = await signIn(at, ann);

  const account = (fields: Record<string, string>) => send('/blog-admin/account', fields, annsCookie);
  const setup = await account({ intent: 'begin-factor', password: ann.password });
  const appKey = /otpauth:[^"]*secret=([A-Z2-7]+)/.exec(setup.text)?.[1] ?? '';
  const codes = /aria-label="Recovery codes".*?<\/ul>/s.exec(setup.text)?.[0].match(/[\w-]+(?=<\/li>)/g) ?? [];
  const confirmed = await account({ intent: 'confirm-factor', code: appCode(appKey) });
  const [usedCode = '', unusedCode = ''] = codes;
  const led = await send('/blog-admin', { ...ann, code: usedCode }, '');
  expect([codes.length, confirmed.status, led.status]).toEqual([8, 303, 303]);

  const picture = await halves(40, 40)
    .withExif({ IFD0: { ImageDescription: given.cameraNote } })
    .jpeg()
    .toBuffer();
  const uploaded = await fetch(at.address(pictureUploadPath), {
    method: 'POST',
    headers: { ...from, cookie, origin: at.origin, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  expect([uploaded.status, picture.includes(given.cameraNote)]).toEqual([201, true]);
  const fields = postFields({ published: false });
  const saved = JSON.parse((await ask('posts', { fields })).text) as { post: { id: string; previewKey: string } };
  const { id, previewKey } = saved.post;
  const preview = await request(at, `/blog/preview/${previewKey}`, { headers: from });
  expect(preview.status).toBe(200);
  expect((await ask(`posts/${id}/delete`, {})).status).toBe(200);
  const tokens = { token: tokenIn(cookie), annsToken: tokenIn(annsCookie), latestToken: tokenIn(cookieOf(led)) };
  return { ...tokens, link, appKey, usedCode, unusedCode, previewKey, cookie };
}

const tokenIn = (cookie: string) => /staff-session=([^.;]+)/.exec(decodeURIComponent(cookie))?.[1] ?? '';

test.each(['SQLite', 'PostgreSQL'])(
  '[TRUST-02] [CHAT-05] after a whole visit nothing of it is anywhere but the message in its conversation: %s',
  async (engine) => {
    const folder = mkdtempSync(join(parent, 'data-'));
    const url = engine === 'PostgreSQL' ? await emptyDatabase() : undefined;
    const settings = { ...staffSettings, DATA_DIR: folder, TRUST_PROXY: 'true', LOG_LEVEL: 'debug' };
    site = await startSite(url ? { ...settings, DATABASE_URL: url } : settings);
    const traces = { ...given, ...(await visit(site)), ...(await work(site)) };
    await site.stop();
    for (const [name, value] of Object.entries(traces)) expect([name, value.length >= 5]).toEqual([name, true]);

    expect(namesIn(site.stdout() + site.stderr())).toEqual([]);

    // Bytes too: what was deleted from the database must not lie in its file either.
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) {
      const stored = name.startsWith('site.sqlite') ? ['message', 'previewKey'] : [];
      const found = namesIn(readFileSync(join(parentPath, name)).toString('latin1'));
      expect([name, found.filter((what) => !stored.includes(what))]).toEqual([name, []]);
    }

    expect(await namesInTables(url ? { url } : { file: join(folder, 'site.sqlite') })).toEqual({
      conversation_turns: ['message'],
      // A private link is shown to staff repeatedly, so it is stored in plain text.
      blog_posts: ['previewKey'],
    });

    function namesIn(text: string): string[] {
      return Object.entries(traces).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
    }

    async function namesInTables(place: DatabasePlace): Promise<Record<string, string[]>> {
      const database = connect(place);
      try {
        const holding: Record<string, string[]> = {};
        for (const { name } of await database.db.introspection.getTables()) {
          // The index of SQLite's search is binary; its bytes were read above.
          if (name.startsWith('post_search_')) continue;
          const table = database.db.selectFrom(name as 'site_facts').selectAll();
          const found = namesIn(JSON.stringify(await table.execute()));
          if (found.length > 0) holding[name] = found;
        }
        return holding;
      } finally {
        await database.close();
      }
    }
  },
  120_000,
);
