import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { liveItems } from '#domain/desk/releases.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { onBothEngines } from './engines.ts';
import { linesUntil } from './killed-program.ts';
import { opened } from './stores.ts';

const program = 'publish-until-killed.ts';

/** Expects what was acknowledged, and of a publication that was not acknowledged all or nothing. */
async function expectWhole(database: OpenDatabase, lines: readonly string[]): Promise<void> {
  const store = createDeskStore(database);
  const releases = await store.releases();
  for (const id of lines.filter((line) => !line.startsWith('undone '))) {
    expect(releases.find((release) => release.id === id)?.items).toHaveLength(2);
  }
  for (const line of lines.filter((line) => line.startsWith('undone '))) {
    expect(releases.find(({ id }) => id === line.slice('undone '.length))?.undoneAt, line).not.toBeNull();
  }
  // Both records are of one release.
  const live = [...liveItems(releases, Date.now()).values()];
  const values = await store.values(live);
  expect(new Set(live.map(({ release }) => release.id)).size).toBeLessThan(2);
  expect(new Set(values.values()).size).toBe(live.length === 0 ? 0 : 1);
  for (const { items } of releases) expect(items).toHaveLength(2);
  const versions = await database.db.selectFrom('content_versions').select('key').execute();
  expect(versions).toHaveLength(releases.length * 2);
  const events = await database.db.selectFrom('audit_events').select('key').execute();
  expect(events).toHaveLength(releases.length + releases.filter(({ undoneAt }) => undoneAt !== null).length);
  if (database.engine !== 'sqlite') return;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}

onBothEngines('[DESK-02] publications', (databases) => {
  test('a kill in the middle of a publish or undo leaves the old site or the new one', {
    timeout: 240_000,
  }, async () => {
    const place = await databases.empty();
    await opened(place);
    const lines: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      lines.push(...(await linesUntil('killed', program, place, 'jo@clinic.example')));
      // A new connection, as after a restart.
      const fresh = await opened(place);
      await expectWhole(fresh, lines);
      // The draft of a publication that the kill came before is still there; the next round begins without one.
      for (const { key, version } of await createDeskStore(fresh).drafts()) {
        await fresh.db.updateTable('content_drafts').set({ value: null, version }).where('key', '=', key).execute();
      }
    }
  });

  // SQLite has no server beside the process that is killed above.
  if (databases.name === 'sqlite') return;
  test('a killed server leaves the old site or the new one', { timeout: 120_000 }, async () => {
    const server = await startPostgres();
    onTestFinished(() => server.close());
    const place = { url: await server.createDatabase(), connections: 5 };
    await (await opened(place)).answers();
    const lines = await linesUntil(server.kill, program, place, 'jo@clinic.example');
    await server.start();
    await expectWhole(await opened(place), lines);
  });
});
