import { expect, test } from 'vitest';
import type { StaffRole } from '#domain/accounts/roles.ts';
import type { DeskKey } from '#domain/desk/records.ts';
import { createAuditTrail } from '#server/db/audit/events.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import { answerDesk } from '#server/desk/answer.ts';
import type { Desk, DeskContext } from '#server/desk/desk.ts';
import type { CheckReply, DeskApi, DeskFailure } from '#wire/desk.ts';
import { type Databases, onBothEngines } from './engines.ts';

const hours: DeskKey = 'site.yaml#hours';
const fees: DeskKey = 'claims.yaml#fees';
const minute = 60_000;
const noProblem: CheckReply = { problems: [], elsewhere: [], reach: { pages: [], answers: [] }, alsoSays: [] };

const openFrom = (from: string) => [{ days: 'Monday to Friday', hours: `${from} to 5 pm` }];
const feesOf = (initial: number, followup: number) => ({ initial: { fee: initial }, followup: { fee: followup } });

type Request<Path extends keyof DeskApi> = DeskApi[Path]['request'];
type Reply<Path extends keyof DeskApi> = DeskApi[Path]['reply'] & Partial<DeskFailure> & { status: number };

/** A desk over an empty database, with a clock and files that the test sets. */
async function opened(databases: Databases) {
  const database = await databases.cleared();
  let now = Date.parse('2026-06-01T00:00:00Z');
  const files = new Map<string, unknown>([
    [hours, openFrom('9 am')],
    [fees, feesOf(40, 80)],
    ['site.yaml#phone', { display: '07', dial: '+61755500142' }],
  ]);
  const refreshed: number[] = [];
  const desk: Desk = {
    store: createDeskStore(database, undefined, () => now),
    files: { read: (key: DeskKey) => files.get(key) ?? null },
    check: async () => noProblem,
    setAside: () => new Set(),
    isOff: false,
    refresh: async () => void refreshed.push(now),
    now: () => now,
  };
  async function ask<Path extends keyof DeskApi>(
    path: Path,
    request: Request<Path>,
    who: { email?: string; role?: StaffRole } & Partial<DeskContext> = {},
  ): Promise<Reply<Path>> {
    const { email = 'owner@clinic.example', role = 'administrator', ...changes } = who;
    const isRead = path === '' || path === 'record';
    const query = new URLSearchParams(isRead && request ? (request as Record<string, string>) : {});
    const context: DeskContext = {
      ...desk,
      member: { id: email, email, name: email, role },
      by: { name: email },
      confirm: async (typed) => (typed ? undefined : { failure: 'confirm', message: 'Enter your password' }),
      ...changes,
    };
    const reply = await answerDesk({ method: isRead ? 'GET' : 'POST', path, query, body: request }, context);
    return { ...reply.body, status: reply.status } as Reply<Path>;
  }
  return {
    ask,
    files,
    refreshed,
    wait: (ms: number) => {
      now += ms;
    },
    after: (ms: number) => new Date(now + ms).toISOString(),
    audited: async () => {
      const events = await createAuditTrail(database).list({ area: 'fact' }, 100);
      return events.map(({ actor, action, subject }) => `${actor} ${action} ${subject}`).toReversed();
    },
  };
}

const toPublish = (value: unknown, expectedLive: number | null = null, changes: object = {}) => ({
  key: hours,
  value,
  expectedLive,
  from: null,
  to: null,
  ...changes,
});
const toDraft = (value: unknown, expected: number | null = null, changes: object = {}) => ({
  key: hours,
  value,
  base: null,
  expected,
  ...changes,
});
const staff = { email: 'jo@clinic.example', role: 'staff' } as const;

onBothEngines('[DESK-04] the desk', (databases) => {
  test('a change goes from draft to release to undo, and every step is in the audit trail', async () => {
    const { ask, wait, audited, refreshed } = await opened(databases);
    const before = await ask('record', { key: hours });
    expect(before).toMatchObject({ status: 200, live: { version: null, value: openFrom('9 am') }, draft: null });
    expect((await ask('', undefined)).undo).toBeNull();
    await ask('draft', toDraft(openFrom('10 am')), staff);
    await ask('draft', toDraft(openFrom('11 am'), 1), staff);
    const published = await ask('publish', toPublish(openFrom('11 am'), null, { note: 'Winter' }));
    expect(published).toMatchObject({ status: 200, until: '2026-06-01T00:10:00.000Z' });
    expect(refreshed).toHaveLength(1);
    const list = await ask('', undefined);
    expect(list.undo).toMatchObject({ release: published.release, title: 'Opening hours' });
    expect(list.records.find(({ key }) => key === hours)).toMatchObject({
      summary: 'Monday to Friday, 11 am to 5 pm',
      changedBy: 'owner@clinic.example',
      hasDraft: false,
    });
    const record = await ask('record', { key: hours });
    expect(record.live).toEqual({ version: 1, value: openFrom('11 am') });
    expect(record.history).toMatchObject([{ version: 1, note: 'Winter', changed: ['[0].hours'] }]);
    wait(9 * minute);
    expect(await ask('undo', { release: published.release })).toMatchObject({ status: 200 });
    // Undone once more after a lost answer.
    expect(await ask('undo', { release: published.release })).toMatchObject({ status: 200 });
    const after = await ask('record', { key: hours });
    expect(after.live).toEqual({ version: null, value: openFrom('9 am') });
    expect(after.draft?.value).toEqual(openFrom('11 am'));
    expect((await ask('', undefined)).undo).toBeNull();
    expect(await audited()).toEqual([
      'jo@clinic.example fact-drafted Opening hours',
      'owner@clinic.example fact-published Opening hours',
      'owner@clinic.example fact-undone Opening hours',
    ]);
  });

  test('undo ends after ten minutes; an older version is a draft again, and never live by that', async () => {
    const { ask, wait, audited } = await opened(databases);
    const first = await ask('publish', toPublish(openFrom('8 am')));
    await ask('publish', toPublish(openFrom('7 am'), 1));
    expect(await ask('undo', { release: first.release })).toMatchObject({
      status: 409,
      error: { code: 'undo-followed' },
    });
    wait(10 * minute + 1);
    const list = await ask('', undefined);
    expect(list.undo).toBeNull();
    expect(await ask('undo', { release: 'unknown' })).toMatchObject({ status: 404 });
    expect(await ask('restore', { key: hours, version: 1 })).toMatchObject({ status: 200, value: openFrom('8 am') });
    const record = await ask('record', { key: hours });
    expect([record.live.version, record.draft?.value]).toEqual([2, openFrom('8 am')]);
    // A draft that is there already is not replaced.
    expect(await ask('restore', { key: hours, version: 2 }, staff)).toMatchObject({ status: 409 });
    expect(await ask('restore', { key: hours, version: 9 })).toMatchObject({ status: 404 });
    expect((await audited()).at(-1)).toBe('owner@clinic.example fact-restored Opening hours');
  });

  test('[DESK-03] a draft is saved whatever is wrong; publishing it names the problems and changes nothing', async () => {
    const { ask } = await opened(databases);
    const problems = [{ path: '[0].hours', fix: 'write times' }];
    const check = async () => ({ ...noProblem, problems });
    expect(await ask('draft', toDraft('nonsense'))).toMatchObject({ status: 200, version: 1 });
    expect(await ask('publish', toPublish('nonsense'), { check })).toMatchObject({
      status: 422,
      error: { code: 'problems' },
      check: { problems },
    });
    const record = await ask('record', { key: hours });
    expect([record.live.version, record.draft?.value, record.history]).toEqual([null, 'nonsense', []]);
  });

  test('[DESK-03] old words that still stand need a reason, which the history shows', async () => {
    const { ask } = await opened(databases);
    const alsoSays = [{ phrase: '9 am', places: [{ address: '/faq', where: 'FAQ', text: 'from 9 am' }] }];
    const check = async () => ({ ...noProblem, alsoSays });
    expect(await ask('publish', toPublish(openFrom('8 am')), { check })).toMatchObject({
      status: 422,
      error: { code: 'reason-needed' },
    });
    const reason = 'It is about another clinic.';
    expect(await ask('publish', toPublish(openFrom('8 am'), null, { reason }), { check })).toMatchObject({
      status: 200,
    });
    const { history } = await ask('record', { key: hours });
    expect(history[0]?.note).toContain(reason);
  });

  test('[DESK-07] staff without the right to publish get 403; booking and phone need password and code', async () => {
    const { ask } = await opened(databases);
    expect(await ask('draft', toDraft(openFrom('8 am')), staff)).toMatchObject({ status: 200 });
    for (const reply of [
      await ask('publish', toPublish(openFrom('8 am')), staff),
      await ask('undo', { release: 'any' }, staff),
    ]) {
      expect(reply).toMatchObject({ status: 403, error: { code: 'not-allowed' } });
    }
    expect((await ask('', undefined, staff)).mayPublish).toBe(false);
    const phone = toPublish({ display: '08', dial: '+61855500142' }, null, { key: 'site.yaml#phone' });
    expect(await ask('publish', phone)).toMatchObject({ status: 403, error: { code: 'confirm' } });
    expect((await ask('record', { key: 'site.yaml#phone' })).live.version).toBeNull();
    const confirmation = { password: 'typed again', code: '123456' };
    expect(await ask('publish', { ...phone, confirmation })).toMatchObject({ status: 200 });
  });

  test('what cannot be read is refused with a status of its own', async () => {
    const { ask } = await opened(databases);
    const wrong = (request: unknown) => request as Request<'publish'>;
    expect(await ask('publish', wrong({ key: hours }))).toMatchObject({ status: 422, error: { code: 'invalid' } });
    expect(await ask('publish', toPublish(1, null, { key: 'site.yaml#domains' }))).toMatchObject({ status: 404 });
    expect(await ask('draft', toDraft(1, null, { key: 'site.yaml#nothing' }))).toMatchObject({ status: 404 });
    expect(await ask('record', { key: 'x.yaml#y' })).toMatchObject({ status: 404 });
    expect(await ask('preview' as 'publish', wrong({}))).toMatchObject({ status: 404 });
    expect(await ask('publish', toPublish(1, null, { to: '2026-05-01T00:00:00.000Z' }))).toMatchObject({ status: 422 });
  });
});

onBothEngines('[DESK-05] two people at the desk', (databases) => {
  test('different fields of a draft are merged; the same field is asked about, and nothing is stored', async () => {
    const { ask } = await opened(databases);
    const draft = (value: unknown, expected: number | null, more = {}) =>
      toDraft(value, expected, { key: fees, ...more });
    await ask('draft', draft(feesOf(40, 80), null));
    await ask('draft', draft(feesOf(45, 80), 1));
    const seen = feesOf(40, 80);
    expect(await ask('draft', draft(feesOf(40, 85), 1, { seen }), staff)).toMatchObject({
      status: 200,
      merged: { value: feesOf(45, 85), with: 'owner@clinic.example' },
    });
    const conflict = await ask('draft', draft(feesOf(50, 85), 2, { seen: feesOf(45, 80) }));
    // The follow-up fee is the same on both sides; only the first one is in question.
    expect(conflict).toMatchObject({ status: 200 });
    const same = await ask('draft', draft(feesOf(60, 85), 2, { seen: feesOf(45, 80) }), staff);
    expect(same).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
      conflict: { conflicts: [{ path: 'initial.fee', base: 45, mine: 60, theirs: 50 }], merged: feesOf(60, 85) },
    });
    expect((await ask('record', { key: fees })).draft?.value).toEqual(feesOf(50, 85));
    const theirs = same.conflict?.theirs.version ?? 0;
    expect(await ask('draft', draft(feesOf(60, 85), theirs), staff)).toMatchObject({ status: 200 });
  });

  test('a draft from a stale tab is stored after the one it saw was published', async () => {
    const { ask } = await opened(databases);
    await ask('draft', toDraft(openFrom('8 am')));
    await ask('publish', toPublish(openFrom('8 am')));
    expect(await ask('draft', toDraft(openFrom('7 am'), 1), staff)).toMatchObject({ status: 200, version: 2 });
  });

  test('a publish from an older version is refused with both changes; a lost answer is not', async () => {
    const { ask } = await opened(databases);
    const publish = (value: unknown, expectedLive: number | null) => toPublish(value, expectedLive, { key: fees });
    const first = await ask('publish', publish(feesOf(45, 80), null));
    expect(await ask('publish', publish(feesOf(45, 80), null))).toMatchObject({ status: 200, release: first.release });
    const stale = await ask('publish', publish(feesOf(40, 85), null));
    expect(stale).toMatchObject({
      status: 409,
      error: { code: 'stale' },
      stale: { theirs: { version: 1 }, merged: feesOf(45, 85), conflicts: [] },
    });
    expect(await ask('publish', publish(stale.stale?.merged, 1))).toMatchObject({ status: 200 });
    expect(await ask('publish', publish(feesOf(50, 80), 1))).toMatchObject({
      stale: { conflicts: [], merged: feesOf(50, 85) },
    });
    expect(await ask('publish', publish(feesOf(45, 90), 1))).toMatchObject({
      stale: { conflicts: [{ path: 'followup.fee', base: 80, mine: 90, theirs: 85 }] },
    });
  });

  test('fees that are scheduled get what is published before them, and can be cancelled without it', async () => {
    const { ask, after, wait } = await opened(databases);
    const key = fees;
    await ask('publish', toPublish(feesOf(40, 92), null, { key, from: after(60 * minute) }));
    await ask('publish', toPublish(feesOf(50, 80), null, { key }));
    const scheduled = (await ask('', undefined)).records.find((record) => record.key === key)?.scheduled ?? [];
    expect(scheduled).toMatchObject([{ title: 'Fees and rebates', from: after(60 * minute), to: null }]);
    wait(60 * minute);
    expect((await ask('record', { key })).live.value).toEqual(feesOf(50, 92));
    wait(-30 * minute);
    expect(await ask('undo', { release: scheduled[0]?.id ?? '' })).toMatchObject({ status: 200 });
    wait(60 * minute);
    expect((await ask('record', { key })).live.value).toEqual(feesOf(50, 80));
  });

  test('[DESK-10] a file that changed under a published value: other fields follow it, the same field is asked about', async () => {
    const { ask, files } = await opened(databases);
    const key = fees;
    await ask('publish', toPublish(feesOf(45, 80), null, { key }));
    files.set(key, feesOf(40, 88));
    expect(await ask('record', { key })).toMatchObject({ live: { value: feesOf(45, 88) }, fileChanged: null });
    files.set(key, feesOf(42, 88));
    expect(await ask('record', { key })).toMatchObject({
      live: { value: feesOf(45, 88) },
      fileChanged: [{ path: 'initial.fee', base: 40, mine: 45, theirs: 42 }],
    });
    // The decision is a publication like any other.
    await ask('publish', toPublish(feesOf(42, 88), 1, { key }));
    expect(await ask('record', { key })).toMatchObject({ live: { value: feesOf(42, 88) }, fileChanged: null });
  });
});
