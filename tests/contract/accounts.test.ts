import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { signingSecret } from '#server/db/accounts/signing-secret.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import { staffAuth as auth, carrying } from './accounts.ts';
import { type Databases, onBothEngines } from './engines.ts';

const password = 'a long enough password';
const jo = { email: 'Jo@Clinic.Example', name: 'Jo', password };
const plain = new Headers();
const https = new Headers({ 'x-forwarded-proto': 'https' });
const anyRole = () => true;

const opened: OpenDatabase[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

async function connect(place: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const database = await openDatabase(place);
  opened.push(database);
  return database;
}

/** Jo's account and a session of it. */
async function signedIn(database: OpenDatabase) {
  const { accounts, sessionManager } = await auth(database);
  await accounts.create(jo);
  const started = await sessionManager.start(jo, plain, anyRole);
  if (started.kind !== 'started') throw new Error(started.kind);
  return { accounts, sessionManager, started };
}

/** Two instances on one database. */
async function connectTwice(place: Parameters<typeof openDatabase>[0]): Promise<[OpenDatabase, OpenDatabase]> {
  return [await connect(place), await connect(place)];
}

/** Makes every change of this kind to a table fail. */
async function failing({ db, engine }: OpenDatabase, table: string, change = 'delete'): Promise<void> {
  const name = sql.raw(`no_${change}_${table}`);
  const on = sql`before ${sql.raw(change)} on ${sql.table(table)}`;
  if (engine === 'sqlite') {
    await sql`create trigger ${name} ${on} begin select raise(abort, 'not now'); end`.execute(db);
    return;
  }
  await sql`create function ${name}() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(db);
  await sql`create trigger ${name} ${on} for each row execute function ${name}()`.execute(db);
}

onBothEngines('[ADMIN-07] accounts and sessions', (databases: Databases) => {
  test('an account is made once, is found by any spelling of its email, and its password is hashed', async () => {
    const database = await databases.cleared();
    const { accounts } = await auth(database);
    const made = await accounts.create(jo);
    expect(made).toMatchObject({ email: 'jo@clinic.example', name: 'Jo', role: 'staff', disabledAt: null });
    expect(await accounts.create({ ...jo, email: 'JO@clinic.example' })).toBeUndefined();
    expect(await accounts.find(' jo@CLINIC.example ')).toEqual(made);
    expect(await accounts.find('ann@clinic.example')).toBeUndefined();
    const [credential] = await database.db.selectFrom('staff_credentials').selectAll().execute();
    expect(credential?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(JSON.stringify(credential)).not.toContain(password);
  });

  test('two processes that make the same account at the same moment make one', async () => {
    const place = await databases.empty();
    const both = await connectTwice(place);
    const made = await Promise.all(both.map(async (database) => (await auth(database)).accounts.create(jo)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const { accounts } = await auth(both[0]);
    expect(await accounts.list()).toHaveLength(1);
  });

  test('only the account that the configuration names is administrator', async () => {
    const database = await databases.cleared();
    const { accounts, sessionManager } = await auth(database);
    await accounts.create(jo);
    await accounts.create({ ...jo, email: 'owner@clinic.example' });
    expect((await accounts.list()).map(({ email, role }) => [email, role])).toEqual([
      ['jo@clinic.example', 'staff'],
      ['owner@clinic.example', 'administrator'],
    ]);
    const started = await sessionManager.start(jo, plain, anyRole);
    if (started.kind !== 'started') throw new Error(started.kind);
    expect(started.session.member.role).toBe('staff');
    // Another name in the configuration, the same database, the same session.
    const renamed = await auth(database, 'JO@clinic.example');
    expect((await renamed.sessionManager.memberOf(carrying(started.cookies)))?.role).toBe('administrator');
  });

  test('a session starts with the right password only, and scripts cannot read the cookie', async () => {
    const database = await databases.cleared();
    const { accounts, sessionManager } = await auth(database);
    await accounts.create(jo);
    for (const wrong of [
      { ...jo, password: 'something else entirely' },
      { ...jo, password: '' },
      { ...jo, password: 'x'.repeat(5000) },
      { ...jo, email: 'ann@clinic.example' },
      { ...jo, email: 'no email at all' },
    ])
      expect(await sessionManager.start(wrong, plain, anyRole), wrong.email).toEqual({ kind: 'wrong' });

    const started = await sessionManager.start(jo, plain, anyRole);
    if (started.kind !== 'started') throw new Error(started.kind);
    expect(started.cookies).toEqual([
      expect.stringMatching(/^staff-session=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const overHttps = await sessionManager.start(jo, https, anyRole);
    if (overHttps.kind !== 'started') throw new Error(overHttps.kind);
    expect(overHttps.cookies).toEqual([
      expect.stringMatching(/^__Host-staff-session=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(await sessionManager.memberOf(carrying(started.cookies))).toMatchObject({
      email: 'jo@clinic.example',
      role: 'staff',
    });
    // A cookie from http is invalid over https, and the reverse.
    expect(await sessionManager.memberOf(carrying(started.cookies, { 'x-forwarded-proto': 'https' }))).toBeUndefined();
    expect(await sessionManager.memberOf(carrying(overHttps.cookies))).toBeUndefined();
    expect((await accounts.find(jo.email))?.lastSignInAt).toMatch(/^\d{4}-/);
  });

  test('the database holds no usable token; a bearer token works; a disabled account has no session', async () => {
    const database = await databases.cleared();
    const { sessionManager, started } = await signedIn(database);
    const value = decodeURIComponent(/=([^;]+)/.exec(started.cookies[0] ?? '')?.[1] ?? '');
    const token = value.split('.')[0] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(32);
    const rows = await database.db.selectFrom('staff_sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const secret = await signingSecret(database);
    for (const stolen of [rows[0]?.token_hash, rows[0]?.id, token, `${token}.${secret}`])
      expect(await sessionManager.memberOf(new Headers({ cookie: `staff-session=${stolen}` })), stolen).toBeUndefined();
    const carried = /=([^;]+)/.exec(started.cookies[0] ?? '')?.[1] ?? '';
    expect((await sessionManager.memberOf(new Headers({ authorization: `Bearer ${carried}` })))?.email).toBe(
      'jo@clinic.example',
    );
    for (const header of [`Bearer ${carried}x`, `Basic ${carried}`, 'Bearer', 'Bearer x; staff-session=y'])
      expect(await sessionManager.memberOf(new Headers({ authorization: header })), header).toBeUndefined();
    // A moment after it started.
    await database.db.updateTable('staff_accounts').set({ disabled_at: new Date().toISOString() }).execute();
    expect(await sessionManager.memberOf(carrying(started.cookies))).toBeUndefined();
    expect(await sessionManager.extend(carrying(started.cookies))).toBeUndefined();
  });

  test('every start makes a new session and ends the old one; a refused member gets no session', async () => {
    const database = await databases.cleared();
    const { sessionManager, started: first } = await signedIn(database);
    const second = await sessionManager.start(jo, carrying(first.cookies), anyRole);
    if (second.kind !== 'started') throw new Error(second.kind);
    expect(second.cookies).not.toEqual(first.cookies);
    expect(await sessionManager.memberOf(carrying(first.cookies))).toBeUndefined();
    expect(await sessionManager.memberOf(carrying(second.cookies))).toBeDefined();
    // A planted session id is never adopted.
    const planted = new Headers({ cookie: 'staff-session=planted.by-somebody' });
    const third = await sessionManager.start(jo, planted, anyRole);
    if (third.kind !== 'started') throw new Error(third.kind);
    expect(third.cookies[0]).not.toContain('planted');
    const sessions = () => database.db.selectFrom('staff_sessions').selectAll().execute();
    const before = await sessions();
    expect(await sessionManager.start(jo, plain, ({ role }) => role === 'administrator')).toEqual({ kind: 'refused' });
    expect(await sessions()).toEqual(before);
  });

  test('a session ends at its expiry, unless it is extended before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { accounts, sessionManager } = await auth(await databases.cleared());
    await accounts.create(jo);
    const started = await sessionManager.start(jo, plain, anyRole);
    if (started.kind !== 'started') throw new Error(started.kind);
    const request = carrying(started.cookies);
    vi.setSystemTime(Date.now() + 3_500_000);
    // Reading does not extend.
    expect((await sessionManager.current(request))?.expiresAt).toEqual(started.session.expiresAt);
    const extended = await sessionManager.extend(request);
    expect(extended?.session.expiresAt.getTime()).toBeCloseTo(Date.now() + 3_600_000, -4);
    expect(extended?.cookies).toEqual([expect.stringContaining('Max-Age=3600')]);
    vi.setSystemTime(Date.now() + 3_500_000);
    expect(await sessionManager.memberOf(request)).toBeDefined();
    vi.setSystemTime(Date.now() + 200_000);
    expect(await sessionManager.memberOf(request)).toBeUndefined();
    expect(await sessionManager.extend(request)).toBeUndefined();
  });

  test('sign-out, suspension and a new password end sessions at once, on every instance', async () => {
    const place = await databases.empty();
    const [one, other] = await connectTwice(place);
    const [here, there] = [await auth(one), await auth(other)];
    await here.accounts.create(jo);
    const start = async () => {
      const started = await here.sessionManager.start(jo, plain, anyRole);
      if (started.kind !== 'started') throw new Error(started.kind);
      const request = carrying(started.cookies);
      expect(await there.sessionManager.memberOf(request)).toBeDefined();
      return request;
    };
    const signedOut = await start();
    expect(await here.sessionManager.end(signedOut)).toEqual({
      cookies: [expect.stringMatching(/^staff-session=; Max-Age=0/)],
    });
    expect(await there.sessionManager.memberOf(signedOut)).toBeUndefined();

    const switchedOff = await start();
    await here.accounts.disable(jo.email);
    expect(await there.sessionManager.memberOf(switchedOff)).toBeUndefined();
    expect(await there.sessionManager.start(jo, plain, anyRole)).toEqual({ kind: 'disabled' });
    expect(await there.sessionManager.start({ ...jo, password: 'not the password' }, plain, anyRole)).toEqual({
      kind: 'wrong',
    });
    await here.accounts.enable(jo.email);
    expect(await there.sessionManager.memberOf(switchedOff)).toBeUndefined();

    const reset = await start();
    await here.accounts.resetPassword(jo.email, 'another good password');
    expect(await there.sessionManager.memberOf(reset)).toBeUndefined();
    expect(await there.sessionManager.start(jo, plain, anyRole)).toEqual({ kind: 'wrong' });
    const again = await there.sessionManager.start({ ...jo, password: 'another good password' }, plain, anyRole);
    expect(again.kind).toBe('started');
    for (const change of [here.accounts.disable, here.accounts.enable])
      expect(await change('nobody@clinic.example')).toBeUndefined();
    expect(await here.accounts.resetPassword('nobody@clinic.example', password)).toBeUndefined();
  });

  test('[TRUST-02] a new password and suspension are atomic', async () => {
    const place = await databases.empty();
    const database = await connect(place);
    const { accounts, sessionManager } = await auth(database);
    await accounts.create(jo);
    const started = await sessionManager.start(jo, plain, anyRole);
    if (started.kind !== 'started') throw new Error(started.kind);
    // Sessions cannot be deleted: the last step of both.
    await failing(database, 'staff_sessions');
    await expect(accounts.resetPassword(jo.email, 'another good password')).rejects.toThrow();
    await expect(accounts.disable(jo.email)).rejects.toThrow();
    expect((await sessionManager.memberOf(carrying(started.cookies)))?.email).toBe('jo@clinic.example');
    expect((await sessionManager.start(jo, plain, anyRole)).kind).toBe('started');
    // An account without its password is not stored.
    await failing(database, 'staff_credentials', 'insert');
    const ann = { ...jo, email: 'ann@clinic.example' };
    await expect(accounts.create(ann)).rejects.toThrow();
    expect(await accounts.find(ann.email)).toBeUndefined();
  });

  test('expired sessions are purged, in batches, and open ones are not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const database = await databases.cleared();
    const { accounts, sessionManager, ledger } = await auth(database);
    await accounts.create(jo);
    for (let day = 0; day < 3; day += 1) {
      await sessionManager.start(jo, plain, anyRole);
      vi.setSystemTime(Date.now() + 86_400_000);
    }
    await sessionManager.start(jo, plain, anyRole);
    const counts = [];
    for (let round = 0; round < 3; round += 1) counts.push(await ledger.purge(new Date(), 2));
    expect(counts).toEqual([2, 1, 0]);
    expect(await database.db.selectFrom('staff_sessions').selectAll().execute()).toHaveLength(1);
  });

  test('instances share one secret', async () => {
    const place = await databases.empty();
    const both = await connectTwice(place);
    const [one, other] = await Promise.all(both.map(signingSecret));
    expect(one).toBe(other);
    expect(one?.length).toBeGreaterThanOrEqual(40);
  });
});
