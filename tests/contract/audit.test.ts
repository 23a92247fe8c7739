import { expect, test, vi } from 'vitest';
import { commandLine } from '#server/audit/audit-trail.ts';
import { createDatabaseArchive } from '#server/db/archive.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { postFields } from '#tests/support/posts.ts';
import { carrying, staffAuth } from './accounts.ts';
import { onBothEngines } from './engines.ts';
import { opened, saved } from './stores.ts';

const jo = { email: 'jo@clinic.example', name: 'Jo', password: 'a long enough password' };
const owner = { name: 'owner@clinic.example', place: '203.0.113.x' };

onBothEngines('[TRUST-07] the audit trail', (databases) => {
  test('lists changes to accounts and posts with actor and place, newest first, without secrets', async () => {
    const database = await opened(await databases.empty());
    const { accounts, sessionManager, audit, ledger } = await staffAuth(database);
    const posts = createPostStore(database);
    const account = await accounts.create(jo, owner);
    const firefox = new Headers({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0' });
    const started = await sessionManager.start({ ...jo, place: '198.51.100.x' }, firefox, () => true);
    if (started.kind !== 'started' || !account) throw new Error(started.kind);
    const [session] = await ledger.list(account.id);
    expect(session).toMatchObject({ device: 'Firefox on Windows', place: '198.51.100.x' });
    const draft = saved(await posts.insert(postFields({ title: 'Rest', published: false }), jo.email));
    saved(await posts.update(draft.id, 1, { ...draft, published: true }, jo.email));
    await posts.delete(draft.id, jo.email);
    await sessionManager.end(carrying(started.cookies));
    const link = await accounts.makeLink(jo.email, owner);
    await accounts.remove(jo.email);

    const events = await audit.list({}, 100);
    expect(
      events.map(({ action, actor, subject, place, details }) => [action, actor, subject, place, details]),
    ).toEqual([
      ['account-removed', commandLine.name, jo.email, null, null],
      ['link-made', owner.name, jo.email, owner.place, null],
      ['signed-out', jo.email, 'Firefox on Windows', '198.51.100.x', null],
      ['post-deleted', jo.email, 'Rest', null, null],
      ['post-published', jo.email, 'Rest', null, 'version 2'],
      ['post-made', jo.email, 'Rest', null, 'draft'],
      ['signed-in', jo.email, 'Firefox on Windows', '198.51.100.x', null],
      ['account-made', owner.name, jo.email, owner.place, null],
    ]);
    const all = JSON.stringify(await database.db.selectFrom('audit_events').selectAll().execute());
    for (const secret of [jo.password, link?.token ?? '', started.cookies[0]?.split(/[=;]/)[1] ?? ''])
      expect(all).not.toContain(secret);
    expect((await audit.list({ area: 'post' }, 100)).map(({ action }) => action)).toHaveLength(3);
    expect((await audit.list({ text: 'OWNER@' }, 100)).map(({ action }) => action)).toEqual([
      'link-made',
      'account-made',
    ]);
    expect(await audit.list({ text: '%' }, 100)).toEqual([]);
    const older = await audit.list({ before: events[5]?.key ?? '' }, 1);
    expect(older.map(({ action }) => action)).toEqual(['signed-in']);
  });

  test('a failed change leaves no event, and a failed event undoes its change', async () => {
    const database = await opened(await databases.empty());
    const { accounts, audit } = await staffAuth(database);
    const posts = createPostStore(database);
    await accounts.create(jo);
    const post = saved(await posts.insert(postFields(), jo.email));
    await posts.update(post.id, 7, { ...post, title: 'A conflict' }, jo.email);
    expect(await accounts.disable('nobody@clinic.example')).toBeUndefined();
    expect(await accounts.create(jo)).toBeUndefined();
    expect((await audit.list({}, 100)).map(({ action }) => action)).toEqual(['post-made', 'account-made']);
    await database.db.schema.alterTable('audit_events').renameTo('audit_away').execute();
    await expect(posts.delete(post.id, jo.email)).rejects.toThrow();
    await expect(accounts.disable(jo.email)).rejects.toThrow();
    expect([(await posts.byId(post.id))?.title, (await accounts.find(jo.email))?.disabledAt]).toEqual([
      post.title,
      null,
    ]);
  });

  test('is purged after its retention, and is restored with a backup, which adds an event', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T00:00:00Z') });
    try {
      const source = await opened(await databases.empty());
      const { accounts, audit } = await staffAuth(source);
      await accounts.create(jo);
      vi.setSystemTime(new Date('2026-01-06T00:00:00Z'));
      await accounts.disable(jo.email);
      expect(await audit.purge(new Date('2026-01-05T00:00:00Z'), 10)).toBe(0);
      const target = await opened(await databases.empty());
      await createDatabaseArchive(target).replace(createDatabaseArchive(source).lines());
      const copy = (await staffAuth(target)).audit;
      const all = ['backup-restored', 'account-suspended', 'account-made'];
      expect((await copy.list({}, 10)).map(({ action }) => action)).toEqual(all);
      expect(await copy.purge(new Date('2026-01-05T12:00:00Z'), 10)).toBe(1);
      expect((await copy.list({}, 10)).map(({ action }) => action)).toEqual(all.slice(0, 2));
    } finally {
      vi.useRealTimers();
    }
  });
});
