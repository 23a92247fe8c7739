import { afterEach, expect, test, vi } from 'vitest';
import { appCodeOf } from '#tests/support/app-code.ts';
import { carrying, staffAuth } from './accounts.ts';
import { onBothEngines } from './engines.ts';

const jo = { email: 'jo@clinic.example', name: 'Jo', password: 'a long enough password' };
const plain = new Headers();
const anyRole = () => true;

afterEach(() => {
  vi.useRealTimers();
});

onBothEngines('[TRUST-07] the second factor', (databases) => {
  test('is required from the first code on, works once, accepts recovery codes, and is encrypted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z') });
    const database = await databases.cleared();
    const { accounts, sessionManager, factors } = await staffAuth(database);
    const account = await accounts.create(jo);
    if (!account) throw new Error('no account');
    const first = await sessionManager.start(jo, plain, anyRole);
    if (first.kind !== 'started') throw new Error(first.kind);
    const request = carrying(first.cookies);

    expect(await factors.begin(request, 'not the password')).toBeUndefined();
    const setup = await factors.begin(request, jo.password);
    if (!setup) throw new Error('not begun');
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Saltbush%20Telehealth:jo(@|%40)clinic\.example\?secret=[A-Z2-7]+&/);
    expect(setup.recoveryCodes).toHaveLength(8);
    // A begun setup is not active: a page closed now locks no account out.
    expect((await sessionManager.start(jo, plain, anyRole)).kind).toBe('started');
    const pending = await factors.pending(account.id);
    expect(appCodeOf(pending?.uri ?? '')).toBe(appCodeOf(setup.uri));
    expect(await factors.confirm(request, '000000')).toBe(false);
    const confirmed = await factors.confirm(request, appCodeOf(setup.uri));
    if (!confirmed) throw new Error('not confirmed');
    expect((await sessionManager.memberOf(carrying(confirmed.cookies)))?.email).toBe(jo.email);
    expect(await sessionManager.memberOf(request)).toBeUndefined();
    expect((await accounts.find(jo.email))?.hasSecondFactor).toBe(true);
    expect(await factors.pending(account.id)).toBeUndefined();

    vi.setSystemTime(Date.now() + 60_000);
    const code = appCodeOf(setup.uri);
    expect(await sessionManager.start(jo, plain, anyRole)).toEqual({ kind: 'code-needed' });
    expect((await sessionManager.start({ ...jo, code: '123 456' }, plain, anyRole)).kind).toBe('code-wrong');
    expect((await sessionManager.start({ ...jo, password: 'wrong', code }, plain, anyRole)).kind).toBe('wrong');
    expect((await sessionManager.start({ ...jo, code }, plain, anyRole)).kind).toBe('started');
    expect((await sessionManager.start({ ...jo, code }, plain, anyRole)).kind).toBe('code-wrong');
    const [recovery = '', other = ''] = setup.recoveryCodes;
    expect((await sessionManager.start({ ...jo, code: ` ${recovery.toUpperCase()}` }, plain, anyRole)).kind).toBe(
      'started',
    );
    expect((await sessionManager.start({ ...jo, code: recovery }, plain, anyRole)).kind).toBe('code-wrong');
    expect(await factors.codesLeft(account.id)).toBe(7);

    // Confirming who one is again, without a session.
    vi.setSystemTime(Date.now() + 60_000);
    const openSessions = await database.db.selectFrom('staff_sessions').select('id').execute();
    const next = appCodeOf(setup.uri);
    expect(await sessionManager.prove({ ...jo, password: 'wrong', code: next })).toBe('wrong');
    expect(await sessionManager.prove({ ...jo, email: 'stranger@clinic.example', code: next })).toBe('wrong');
    expect(await sessionManager.prove(jo)).toBe('code-needed');
    expect(await sessionManager.prove({ ...jo, code: '123 456' })).toBe('code-wrong');
    expect(await sessionManager.prove({ ...jo, code: next })).toBe('proved');
    expect(await sessionManager.prove({ ...jo, code: next })).toBe('code-wrong');
    expect(await database.db.selectFrom('staff_sessions').select('id').execute()).toEqual(openSessions);

    const stored = JSON.stringify(await database.db.selectFrom('staff_second_factors').selectAll().execute());
    const key = new URL(setup.uri).searchParams.get('secret') ?? '';
    for (const secret of [other, other.replace('-', ''), key]) expect(stored).not.toContain(secret);

    // A lost telephone.
    await accounts.resetSecondFactor(jo.email);
    expect((await sessionManager.start(jo, plain, anyRole)).kind).toBe('started');
  });

  test('limits wrong codes, and admits its owner again after a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z') });
    const database = await databases.cleared();
    const { accounts, sessionManager, factors } = await staffAuth(database);
    await accounts.create(jo);
    const first = await sessionManager.start(jo, plain, anyRole);
    if (first.kind !== 'started') throw new Error(first.kind);
    const setup = await factors.begin(carrying(first.cookies), jo.password);
    if (!setup || !(await factors.confirm(carrying(first.cookies), appCodeOf(setup.uri)))) throw new Error('not on');
    const wrong = async () => (await sessionManager.start({ ...jo, code: 'abcde-fghjk' }, plain, anyRole)).kind;
    expect([await wrong(), await wrong()]).toEqual(['code-wrong', 'code-wrong']);
    const counted = database.db.selectFrom('staff_second_factors').select('failed_verification_count as failures');
    expect(await counted.execute()).toEqual([{ failures: 2 }]);
    // Sets the count after nine attempts, because each compares a password.
    await database.db.updateTable('staff_second_factors').set({ failed_verification_count: 9 }).execute();
    expect([await wrong(), await wrong(), await wrong()]).toEqual(['code-wrong', 'code-locked', 'code-locked']);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect((await sessionManager.start({ ...jo, code: appCodeOf(setup.uri) }, plain, anyRole)).kind).toBe('started');
  });
});

onBothEngines('[TRUST-07] sessions and links', (databases) => {
  test('a session ends after its limit, even if it was extended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { accounts, sessionManager } = await staffAuth(await databases.cleared());
    await accounts.create(jo);
    const started = await sessionManager.start(jo, plain, anyRole);
    if (started.kind !== 'started') throw new Error(started.kind);
    const request = carrying(started.cookies);
    const limit = Date.now() + 10_000_000;
    for (let step = 0; step < 3; step += 1) {
      vi.setSystemTime(Date.now() + 3_000_000);
      expect((await sessionManager.extend(request))?.session.expiresAt.getTime()).toBeLessThanOrEqual(limit + 1000);
    }
    vi.setSystemTime(limit + 1000);
    expect([await sessionManager.memberOf(request), await sessionManager.extend(request)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('a member can end their own session, but not one of another account', async () => {
    const { accounts, sessionManager, ledger } = await staffAuth(await databases.cleared());
    const ann = { ...jo, email: 'ann@clinic.example' };
    const [accountOfJo, accountOfAnn] = [await accounts.create(jo), await accounts.create(ann)];
    if (!accountOfJo || !accountOfAnn) throw new Error('no accounts');
    const started = await Promise.all([jo, jo, ann].map((who) => sessionManager.start(who, plain, anyRole)));
    const requests = started.map((one) => carrying(one.kind === 'started' ? one.cookies : []));
    const [own, other, ofAnn] = (await Promise.all(requests.map((one) => sessionManager.current(one)))).map(
      (one) => one?.id ?? '',
    );
    const by = { name: jo.email };
    expect(await ledger.end(ofAnn ?? '', accountOfJo, by)).toBe(false);
    expect(await ledger.end(other ?? '', accountOfJo, by)).toBe(true);
    expect((await ledger.list(accountOfJo.id)).map(({ id }) => id)).toEqual([own]);
    expect(await Promise.all(requests.map(async (one) => (await sessionManager.memberOf(one))?.email))).toEqual([
      jo.email,
      undefined,
      ann.email,
    ]);
  });

  test('a link sets a password once, within a day, and not for a suspended account', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const database = await databases.cleared();
    const { accounts, sessionManager } = await staffAuth(database);
    const by = { name: 'owner@clinic.example' };
    await accounts.create({ email: jo.email, name: jo.name }, by);
    expect((await sessionManager.start(jo, plain, anyRole)).kind).toBe('wrong');
    const make = async () => (await accounts.makeLink(jo.email, by))?.token ?? '';
    const [replaced, link] = [await make(), await make()];
    expect(await accounts.linkOwner(replaced)).toBeUndefined();
    expect((await accounts.linkOwner(link))?.email).toBe(jo.email);
    expect(JSON.stringify(await database.db.selectFrom('staff_links').selectAll().execute())).not.toContain(link);
    const used = await Promise.all([1, 2].map(() => accounts.redeemLink(link, jo.password, undefined)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect((await sessionManager.start(jo, plain, anyRole)).kind).toBe('started');

    const old = await make();
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    expect(await accounts.redeemLink(old, jo.password, undefined)).toBeUndefined();
    const last = await make();
    await accounts.disable(jo.email);
    expect(await accounts.redeemLink(last, jo.password, undefined)).toBeUndefined();
  });
});
