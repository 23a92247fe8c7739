import { storableText } from '#domain/site/storable-text.ts';
import type { AdvertisingReason, OverWarnings, RevisionAuthor } from '#server/blog/post-store.ts';
import type { Database } from '../engine.ts';

/** Stores why a version was published over warnings. Called inside the transaction that stores the version. */
export async function keepReason(
  { db }: Database,
  { id, version, updatedAt }: { id: string; version: number; updatedAt: string },
  editor: RevisionAuthor,
  over: OverWarnings | undefined,
): Promise<void> {
  if (!over) return;
  await db
    .insertInto('advertising_reasons')
    .values({
      post_id: id,
      version,
      reason: storableText(over.reason),
      passages: JSON.stringify(over.passages),
      editor,
      given_at: updatedAt,
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'version']).doNothing())
    .execute();
}

/** Every reason of a post, newest first. */
export async function reasonsOf({ db }: Database, id: string): Promise<AdvertisingReason[]> {
  const rows = await db
    .selectFrom('advertising_reasons')
    .selectAll()
    .where('post_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, reason, passages, editor, given_at }) => ({
    version,
    reason,
    passages: JSON.parse(passages) as string[],
    editor,
    givenAt: given_at,
  }));
}
