import { describe, expect, test } from 'vitest';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems } from '#domain/desk/releases.ts';
import type { AuditEntry } from '#server/audit/audit-trail.ts';
import { createAuditTrail } from '#server/db/audit/events.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import type { DeskStore, NewRelease } from '#server/desk/desk-store.ts';
import { memoryDeskStore } from '#tests/support/desk-store.ts';
import { onBothEngines } from './engines.ts';

const hours: DeskKey = 'site.yaml#hours';
const fees: DeskKey = 'claims.yaml#fees';
const editor = 'jo@clinic.example';
const minute = 60_000;
const audit: AuditEntry = { action: 'signed-in', by: { name: editor }, subject: { name: 'Opening hours' } };
const draft = (value: unknown, expected: number | null = null) => ({ value, base: null, expected, editor });

interface Held {
  store: DeskStore;
  /** Moves the clock of the store, in milliseconds. */
  wait: (ms: number) => void;
  now: () => number;
  /** Lines of the audit trail. */
  audited: () => Promise<number>;
}

function item(key: DeskKey, value: unknown, expectedLive: number | null = null): NewRelease['items'][number] {
  return { key, value, expectedLive, baseHash: 'hash', fileValue: { from: 'file' } };
}

function suite(open: () => Promise<Held>): void {
  const publish = async (held: Held, changes: Partial<NewRelease> = {}) => {
    const items = [item(hours, [{ days: 'Monday', hours: '9 am to 5 pm' }])];
    const given = { items, from: null, to: null, title: 'Opening hours', editor, note: 'Shorter', ...changes };
    return held.store.publish(given, audit);
  };
  const published = async (held: Held, changes: Partial<NewRelease> = {}) => {
    const result = await publish(held, changes);
    if (!('release' in result)) throw new Error(`stale: ${result.stale.join()}`);
    return result.release;
  };
  const liveValues = async ({ store, now }: Held) => store.values(liveItems(await store.releases(), now()).values());

  test('a draft is saved whatever its value is, and only over the draft that was seen', async () => {
    const { store, audited } = await open();
    const first = await store.saveDraft(hours, draft({ anything: ['\u0000', null, 1.5] }), audit);
    expect(first).toMatchObject({ saved: { key: hours, version: 1, value: { anything: ['\u0000', null, 1.5] } } });
    expect(await store.saveDraft(hours, draft('other'))).toMatchObject({ conflict: { version: 1 } });
    expect(await store.saveDraft(hours, draft(null, 1))).toMatchObject({ saved: { version: 2, value: null } });
    expect(await store.saveDraft(fees, draft('first', 4))).toEqual({ conflict: undefined });
    expect((await store.drafts()).map(({ key, version }) => [key, version])).toEqual([[hours, 2]]);
    expect(await store.draft(fees)).toBeUndefined();
    expect(await audited()).toBe(1);
  });

  test('a draft that was dropped and begun again has a new version', async () => {
    const { store } = await open();
    await store.saveDraft(hours, draft('first'));
    expect(await store.dropDraft(hours, 2, audit)).toBe(false);
    expect(await store.dropDraft(hours, 1, audit)).toBe(true);
    expect(await store.draft(hours)).toBeUndefined();
    expect(await store.dropDraft(hours, 1, audit)).toBe(false);
    expect(await store.saveDraft(hours, draft('stale tab', 1))).toEqual({ conflict: undefined });
    expect(await store.saveDraft(hours, draft('second'))).toMatchObject({ saved: { version: 2 } });
  });

  test('a publish stores versions, release and audit line, ends the drafts and changes the revision', async () => {
    const held = await open();
    const { store, audited } = held;
    const before = await store.revision();
    await store.saveDraft(hours, draft('changing'));
    await store.saveDraft(fees, draft('stays'));
    expect(await store.revision()).toBe(before);
    const release = await published(held);
    expect(release).toMatchObject({ title: 'Opening hours', publishedBy: editor, undoneAt: null, to: null });
    expect(release.items).toEqual([{ key: hours, version: 1 }]);
    expect(await store.releases()).toEqual([release]);
    expect(await store.revision()).not.toBe(before);
    expect(await liveValues(held)).toEqual(new Map([[hours, [{ days: 'Monday', hours: '9 am to 5 pm' }]]]));
    expect((await store.drafts()).map(({ key }) => key)).toEqual([fees]);
    expect(await audited()).toBe(1);
    const [version] = await store.versions(hours, { offset: 0, limit: 10 });
    expect(version).toMatchObject({
      version: 1,
      editor,
      note: 'Shorter',
      baseHash: 'hash',
      fileValue: { from: 'file' },
    });
    expect(await store.version({ key: hours, version: 1 })).toEqual(version);
    expect(await store.version({ key: hours, version: 2 })).toBeUndefined();
  });

  test('a publish that started from another version is refused whole', async () => {
    const held = await open();
    const { store, audited } = held;
    await published(held);
    const revision = await store.revision();
    held.wait(minute);
    const items = [item(fees, 1), item(hours, 2)];
    expect(await publish(held, { items })).toEqual({ stale: [hours] });
    expect(await publish(held, { items: [item(hours, 2, 9)] })).toEqual({ stale: [hours] });
    expect([await store.revision(), (await store.releases()).length, await audited()]).toEqual([revision, 1, 1]);
    expect(await store.versions(fees, { offset: 0, limit: 10 })).toEqual([]);
    expect(await published(held, { items: [item(fees, 1), item(hours, 2, 1)] })).toMatchObject({
      items: [{ version: 1 }, { version: 2 }],
    });
  });

  test('the version that must be live is the one at the start of the release', async () => {
    const held = await open();
    const from = held.now() + 10 * minute;
    await published(held, { items: [item(hours, 'later')], from });
    await published(held, { items: [item(hours, 'now')] });
    expect(await publish(held, { items: [item(hours, 'x', 2)], from: from + minute })).toEqual({ stale: [hours] });
    await published(held, { items: [item(hours, 'x', 1)], from: from + minute });
    expect([...(await liveValues(held)).values()]).toEqual(['now']);
    held.wait(10 * minute);
    expect([...(await liveValues(held)).values()]).toEqual(['later']);
  });

  test('undo takes a publication back with its later releases, for as long as allowed, and once more without effect', async () => {
    const held = await open();
    const { store, audited } = held;
    const later = [{ from: held.now() + minute, to: null, title: 'Later', items: [item(hours, 'later')] }];
    const { id } = await published(held, { later });
    expect((await store.releases()).map(({ title }) => title)).toEqual(['Opening hours', 'Later']);
    held.wait(9 * minute);
    const revision = await store.revision();
    expect(await store.undo(id, 10 * minute, audit)).toMatchObject({ undone: { id } });
    expect((await store.releases()).every(({ undoneAt }) => undoneAt === held.now())).toBe(true);
    expect([...(await liveValues(held)).values()]).toEqual([]);
    const after = await store.revision();
    expect(after).not.toBe(revision);
    held.wait(minute * 5);
    expect(await store.undo(id, 10 * minute, audit)).toMatchObject({ undone: { id } });
    expect([await store.revision(), await audited()]).toEqual([after, 2]);
    expect(await store.undo('unknown', 10 * minute, audit)).toEqual({ refused: 'missing' });
  });

  test('undo is refused when it is late or when the record was published again; a release that has not begun can end', async () => {
    const held = await open();
    const { id } = await published(held);
    held.wait(minute);
    const second = await published(held, { items: [item(hours, 'second', 1)] });
    expect(await held.store.undo(id, 10 * minute, audit)).toEqual({ refused: 'followed' });
    held.wait(11 * minute);
    expect(await held.store.undo(second.id, 10 * minute, audit)).toEqual({ refused: 'late' });
    const planned = await published(held, { items: [item(hours, 'third', 2)], from: held.now() + 60 * minute });
    held.wait(30 * minute);
    expect(await held.store.undo(planned.id, 10 * minute, audit)).toMatchObject({ undone: { id: planned.id } });
    expect([...(await liveValues(held)).values()]).toEqual(['second']);
  });

  test('a release that has not begun is cancelled with what begins at the same moment, and takes nothing else away', async () => {
    const held = await open();
    const from = held.now() + 60 * minute;
    await published(held, { items: [item(hours, 'planned')], from });
    held.wait(30 * minute);
    const later = [{ from, to: null, title: 'Planned', items: [item(hours, 'planned and now')] }];
    await published(held, { items: [item(hours, 'now')], later });
    const planned = liveItems(await held.store.releases(), from).get(hours)?.release;
    expect(await held.store.undo(planned?.id ?? '', 10 * minute, audit)).toMatchObject({
      undone: { title: 'Planned' },
    });
    held.wait(60 * minute);
    expect([...(await liveValues(held)).values()]).toEqual(['now']);
  });

  test('a publish by an instance whose clock is behind is live at once', async () => {
    const held = await open();
    await published(held);
    held.wait(-60 * minute);
    await published(held, { items: [item(hours, 'second', 1)] });
    expect([...(await liveValues(held)).values()]).toEqual(['second']);
  });

  test('of two publishers at once one is refused', async () => {
    const held = await open();
    const both = await Promise.all([
      publish(held, { items: [item(hours, 'one')] }),
      publish(held, { items: [item(hours, 'other')] }),
    ]);
    expect(both.filter((result) => 'stale' in result)).toHaveLength(1);
    expect(await held.store.versions(hours, { offset: 0, limit: 10 })).toHaveLength(1);
  });

  test('of two people who save a draft at once one is refused', async () => {
    const { store } = await open();
    const both = await Promise.all([store.saveDraft(hours, draft('one')), store.saveDraft(hours, draft('other'))]);
    expect(both.filter((result) => 'conflict' in result)).toHaveLength(1);
  });

  test('the history is paged, newest first', async () => {
    const held = await open();
    for (const value of [1, 2, 3]) {
      await published(held, { items: [item(hours, value, value === 1 ? null : value - 1)] });
      held.wait(minute);
    }
    const page = await held.store.versions(hours, { offset: 1, limit: 1 });
    expect(page.map(({ version, value }) => [version, value])).toEqual([[2, 2]]);
  });
}

function clock() {
  let now = Date.parse('2026-06-01T00:00:00Z');
  return {
    now: () => now,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe('[DESK-04] the desk store in memory', () => {
  suite(async () => {
    const time = clock();
    const store = memoryDeskStore(time.now);
    return { ...time, store, audited: async () => store.audited.length };
  });
});

onBothEngines('[DESK-04] the desk store', (databases) => {
  suite(async () => {
    const time = clock();
    const database = await databases.cleared();
    const audited = async () => (await createAuditTrail(database).list({ area: 'sign-in' }, 100)).length;
    return { ...time, store: createDeskStore(database, undefined, time.now), audited };
  });
});
