import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems } from '#domain/desk/releases.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';

// Publishes two records together as fast as it can, and undoes every third release. Prints the number of each publication that
// was acknowledged, and `undone` after an undo. A test kills it at any moment and then reads the database.
flushCompileCache();
const place = JSON.parse(process.argv[2] ?? '') as DatabasePlace;
const editor = process.argv[3] ?? '';
const store = createDeskStore(await openDatabase(place));
const keys: DeskKey[] = ['site.yaml#hours', 'claims.yaml#fees'];
const audit = { action: 'signed-in', by: { name: editor }, subject: { name: 'two records' } } as const;

for (let round = 0; ; round += 1) {
  const live = liveItems(await store.releases(), Date.now());
  const number = Math.max(0, ...[...live.values()].map(({ version }) => version)) + 1;
  const items = keys.map((key) => ({
    key,
    value: number,
    expectedLive: live.get(key)?.version ?? null,
    baseHash: '',
    fileValue: 0,
  }));
  await store.saveDraft(keys[0] as DeskKey, { value: number, base: null, expected: null, editor });
  const result = await store.publish({ items, from: null, to: null, title: String(number), editor, note: '' }, audit);
  if (!('release' in result)) throw new Error(`stale: ${result.stale.join()}`);
  writeSync(1, `${result.release.id}\n`);
  if (round % 3 < 2) continue;
  const undone = await store.undo(result.release.id, 60_000, audit);
  if (!('undone' in undone)) throw new Error(undone.refused);
  writeSync(1, `undone ${result.release.id}\n`);
}
