import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { connect } from '#server/db/open-database.ts';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { say, sendChat } from '#tests/support/chat.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, post, postCredentials, signIn, staffSettings } from '#tests/support/staff.ts';

// Everything that is left of a visitor and of somebody of the staff, read back: the log, every file, every row. With SQLite,
// whose files can be read; what is not done here is uploads, posts that are saved, and second factors.

let site: Site;
const folder = mkdtempSync(join(tmpdir(), 'privacy-'));
afterAll(() => {
  site?.process.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** What visitors and staff give, each in a form that nothing else could hold. */
const given = {
  message: 'my zebrafish ankle aches',
  search: 'quokkasearch',
  weight: '137.3',
  address: '203.0.113.77',
  triedEmail: 'stranger-wombat@elsewhere.example',
  triedPassword: 'numbat-guess-9',
  password: administrator.password,
};
const from = { 'x-forwarded-for': given.address };
const json = { ...from, 'content-type': 'application/json' };

test('[TRUST-02] [CHAT-05] after a whole visit nothing of it is anywhere but the message in its conversation', async () => {
  site = await startSite({ ...staffSettings, DATA_DIR: folder, TRUST_PROXY: 'true', LOG_LEVEL: 'debug' });
  for (const path of ['/', '/blog', `/blog?q=${given.search}`, `/${given.search}`, '/calculator'])
    await request(site, path, { headers: from });
  const { conversationId } = await say(site, given.message);
  await sendChat(site, { message: given.message, conversationId: 'none', extra: given.message }, from);
  const inputs = calculatorInputsOf({ weight: Number(given.weight) });
  const calculated = await request(site, functionAddresses.interpretCalculator, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ inputs }),
  });
  expect(calculated.status).toBe(200);
  await postCredentials(site, { email: given.triedEmail, password: given.triedPassword }, from);
  await post(site, '/admin/login', { email: given.triedEmail, password: given.triedPassword }, { headers: from });
  const cookie = await signIn(site);
  await request(site, '/admin/studio', { headers: { ...from, cookie } });
  await request(site, '/api/blog-admin/posts', { method: 'POST', headers: { ...json, cookie }, body: given.message });
  await site.stop();

  const token = decodeURIComponent(cookie.split('=').slice(1).join('=')).split('.')[0] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const traces = { ...given, token, conversationId, administratorCookie: cookie };
  const namesIn = (text: string) =>
    Object.entries(traces).flatMap(([name, value]) => (text.includes(value) ? [name] : []));

  expect(namesIn(site.stdout() + site.stderr())).toEqual([]);

  // Bytes too: what was deleted from the database must not lie in its file either.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const { parentPath, name } of files) {
    const isDatabase = name.startsWith('site.sqlite');
    const found = namesIn(readFileSync(join(parentPath, name)).toString('latin1'));
    expect([name, found.filter((what) => !(isDatabase && what === 'message'))]).toEqual([name, []]);
  }

  const database = connect({ file: join(folder, 'site.sqlite') });
  try {
    const tables = await database.db.introspection.getTables();
    const holding: string[] = [];
    for (const { name } of tables) {
      const rows = await database.db
        .selectFrom(name as 'site_facts')
        .selectAll()
        .execute();
      if (namesIn(JSON.stringify(rows)).length > 0) holding.push(name);
    }
    expect(holding).toEqual(['conversation_turns']);
  } finally {
    await database.close();
  }
});
