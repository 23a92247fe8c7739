import { randomUUID } from 'node:crypto';
import type { ImportedPost, PostSource, RevisionAuthor, SaveResult } from '#server/blog/post-store.ts';
import { note } from '../audit/events.ts';
import { type Database, freshenStatistics } from '../engine.ts';
import { readFact, writeFact } from '../facts.ts';
import { keepReason } from './advertising-reasons.ts';
import { freeOrderKey } from './order-key.ts';
import { type PostRecordRow, storable } from './rows.ts';
import { claimSlugs, freeSlug, takenSlugs } from './slugs.ts';
import { insertRows, inWriteTransaction, newRow, visitorsSeeMore } from './write.ts';

/** Posts per statement. */
const batchSize = 50;
/** Number of imported posts after which the planner's statistics are updated. */
const manyPosts = 500;

type Kind = SaveResult['kind'];

/** Writes posts in one transaction; see the port. */
export async function importPosts(database: Database, posts: PostSource, editor: RevisionAuthor): Promise<Kind[]> {
  const kinds = await inWriteTransaction(database, (inside) => importInside(inside, posts, editor));
  // The posts are stored; an update of the statistics is worth an attempt and not a failure.
  if (kinds.length >= manyPosts) await freshenStatistics(database).catch(() => {});
  return kinds;
}

/** Writes posts once per name; see the port. */
export async function importPostsOnce(
  database: Database,
  name: string,
  posts: PostSource,
  editor: RevisionAuthor,
): Promise<boolean> {
  const fact = `imported:${name}`;
  // Checked first without the lock: at nearly every start there is nothing to do.
  if ((await readFact(database.db, fact)) !== undefined) return false;
  return inWriteTransaction(database, async (inside) => {
    if ((await readFact(inside.db, fact)) !== undefined) return false;
    await importInside(inside, posts, editor);
    await writeFact(inside.db, fact, new Date().toISOString());
    return true;
  });
}

async function importInside(inside: Database, posts: PostSource, editor: RevisionAuthor): Promise<Kind[]> {
  const kinds: Kind[] = [];
  const memory: Memory = { orderKeys: new Map(), slugNumbers: new Map() };
  let batch: ImportedPost[] = [];
  for await (const post of posts) {
    batch.push(post);
    if (batch.length < batchSize) continue;
    kinds.push(...(await importBatch(inside, batch, editor, memory)));
    batch = [];
  }
  kinds.push(...(await importBatch(inside, batch, editor, memory)));
  if (!kinds.includes('saved')) return kinds;
  await visitorsSeeMore(inside);
  const count = kinds.filter((kind) => kind === 'saved').length;
  const subject = { name: count === 1 ? '1 post' : `${count} posts` };
  await note(inside, { action: 'posts-imported', by: { name: editor }, subject });
  return kinds;
}

/** Shared by all batches, so that a hundred thousand equal titles or dates are not searched each time. */
interface Memory {
  orderKeys: Map<number, number>;
  slugNumbers: Map<string, number>;
}

async function importBatch(
  inside: Database,
  batch: readonly ImportedPost[],
  editor: RevisionAuthor,
  memory: Memory,
): Promise<Kind[]> {
  if (batch.length === 0) return [];
  const wanted = batch.flatMap(({ slug }) => (slug === '' ? [] : [slug]));
  const taken = await takenSlugs(inside, wanted);
  const knownIds = await existingIds(inside, batch);
  const kinds: Kind[] = [];
  let rows: PostRecordRow[] = [];
  let old: { slug: string; post_id: string }[] = [];
  let reasons: (() => Promise<void>)[] = [];
  const flush = async () => {
    await insertRows(inside, rows);
    await claimOldSlugs(inside, old);
    for (const keep of reasons) await keep();
    rows = [];
    old = [];
    reasons = [];
  };
  for (const post of batch) {
    if (post.sourceId && knownIds.has(post.sourceId)) {
      kinds.push('slug-taken');
      continue;
    }
    const fields = storable(post);
    if (fields.slug === '') {
      // Reads the database, so the earlier rows must be written first.
      await flush();
      fields.slug = await freeSlug(inside, fields.title, undefined, memory.slugNumbers);
    } else if (taken.has(fields.slug)) {
      kinds.push('slug-taken');
      continue;
    }
    taken.add(fields.slug);
    const wanted = post.sourceId ?? post.id;
    const id = wanted && !knownIds.has(wanted) ? wanted : randomUUID();
    knownIds.add(id);
    const orderKey = await freeOrderKey(inside, post.createdAt, memory.orderKeys);
    const row = newRow(fields, orderKey, editor, instant(post.createdAt), instant(post.updatedAt), id);
    rows.push(row);
    const { over } = post;
    if (over)
      reasons.push(() =>
        keepReason(inside, { id, version: row.version, updatedAt: instant(post.updatedAt) }, editor, over),
      );
    old.push(...(post.oldSlugs ?? []).map((slug) => ({ slug, post_id: id })));
    kinds.push('saved');
  }
  await flush();
  return kinds;
}

async function existingIds({ db }: Database, batch: readonly ImportedPost[]): Promise<Set<string>> {
  const ids = batch.flatMap(({ id, sourceId }) => [id ?? [], sourceId ?? []].flat());
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('blog_posts').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Assigns unused old addresses to these posts. */
async function claimOldSlugs(inside: Database, old: readonly { slug: string; post_id: string }[]): Promise<void> {
  const taken = await takenSlugs(
    inside,
    old.map(({ slug }) => slug),
  );
  const free = new Map(old.filter(({ slug }) => !taken.has(slug)).map((claim) => [claim.slug, claim]));
  await claimSlugs(
    inside,
    [...free.values()].map((claim) => ({ ...claim, was_public: true })),
  );
}

/** The ISO form, in which texts sort as times. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
