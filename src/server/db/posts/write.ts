import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '#domain/accounts/audit.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { fieldsOf } from '#domain/blog/post-record.ts';
import type { OverWarnings, RevisionAuthor, SaveChoices, SaveResult } from '#server/blog/post-store.ts';
import { note } from '../audit/events.ts';
import { type Database, lock } from '../engine.ts';
import { writeFact } from '../facts.ts';
import { keepReason } from './advertising-reasons.ts';
import { addEntries, removeEntry } from './entries.ts';
import { freeOrderKey } from './order-key.ts';
import { columnsOf, type PostRecordRow, postOf, storable } from './rows.ts';
import { claimSlugs, dropPrivateSlug, freeSlug, slugHolder } from './slugs.ts';

/** Name of the fact that changes with every write that visitors can see. */
export const siteRevision = 'posts-revision';

/** Runs writes one after the other, so that a check before a write still holds. */
export function inWriteTransaction<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  return database.db.transaction().execute(async (db) => {
    const inside = { ...database, db };
    await lock(inside, 'posts');
    return work(inside);
  });
}

export function insertPost(
  database: Database,
  given: PostFields,
  editor: RevisionAuthor,
  id: string = randomUUID(),
  choices: SaveChoices = {},
): Promise<SaveResult> {
  return inWriteTransaction(database, async (inside) => {
    const fields = storable(given);
    const earlier = await inside.db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();
    if (earlier) return insertAgain(inside, earlier, fields, editor, choices);
    const slug = fields.slug || (await freeSlug(inside, fields.title));
    const address = await addressFor(inside, { ...fields, slug }, id, choices);
    if ('kind' in address) return address;
    const now = new Date().toISOString();
    const row = newRow({ ...fields, slug }, await freeOrderKey(inside, now), editor, now, now, id);
    await insertRows(inside, [row]);
    await keepReason(inside, postOf(row), editor, choices.over);
    if (row.published) await visitorsSeeMore(inside);
    const details = `${row.published ? 'published' : 'draft'}${overNote(choices.over)}${address.note}`;
    await notePost(inside, 'post-made', row, editor, details);
    return { kind: 'saved', post: postOf(row) };
  });
}

/** Text for the audit trail; the reason itself is stored with the post. */
function overNote(over: OverWarnings | undefined): string {
  return over ? ', over an advertising warning' : '';
}

/**
 * Checks whether a post may have an address. The present address of another post is taken. An old one redirects to its post: a
 * draft may have it, since it is not public; a public post takes it over only if the editor decided so. Returns text for the
 * audit trail.
 */
async function addressFor(
  inside: Database,
  { slug, published }: PostFields,
  id: string,
  { takes }: SaveChoices,
): Promise<Extract<SaveResult, { kind: 'slug-taken' | 'slug-leads' }> | { note: string }> {
  const holder = await slugHolder(inside, slug, id);
  if (!holder) return { note: '' };
  const { title, isPresent } = holder;
  if (isPresent) return { kind: 'slug-taken', slug };
  if (!published) return { note: '' };
  return takes === slug ? { note: `, took the old address ${slug} of ${title}` } : { kind: 'slug-leads', slug, title };
}

/** The first attempt was stored and only its reply was lost: a different text is a change of that post. */
async function insertAgain(
  inside: Database,
  earlier: PostRecordRow,
  fields: PostFields,
  editor: RevisionAuthor,
  choices: SaveChoices,
): Promise<SaveResult> {
  if (earlier.deleted_at !== null) return { kind: 'missing' };
  const current = postOf(earlier);
  if (earlier.editor !== editor) return { kind: 'conflict', current };
  return isSame(current, fields)
    ? { kind: 'saved', post: current }
    : changeRow(inside, earlier.id, 1, fields, editor, choices);
}

export function newRow(
  fields: PostFields,
  orderKey: number,
  editor: RevisionAuthor,
  createdAt: string,
  updatedAt: string,
  id: string = randomUUID(),
): PostRecordRow {
  return {
    ...columnsOf(fields),
    order_key: orderKey,
    id,
    version: 1,
    preview_key: newPreviewKey(),
    editor,
    created_at: createdAt,
    updated_at: updatedAt,
    deleted_at: null,
    deleted_by: null,
  };
}

/** A 192-bit key that gives access to a draft. */
export function newPreviewKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Writes new posts with their entries, addresses and counts. */
export async function insertRows(inside: Database, rows: readonly PostRecordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await inside.db
    .insertInto('blog_posts')
    .values([...rows])
    .execute();
  await claimSlugs(
    inside,
    rows.map(({ slug, id, published }) => ({ slug, post_id: id, was_public: Boolean(published) })),
  );
  await addEntries(inside, rows);
}

export function updatePost(
  database: Database,
  id: string,
  version: number,
  given: PostFields,
  editor: RevisionAuthor,
  choices: SaveChoices = {},
): Promise<SaveResult> {
  return inWriteTransaction(database, (inside) => changeRow(inside, id, version, given, editor, choices));
}

/** Writes new addresses of a post's pictures; see the port. */
export function movePictures(
  database: Database,
  id: string,
  version: number,
  given: PostFields,
  editor: RevisionAuthor,
): Promise<SaveResult> {
  return inWriteTransaction(database, (inside) => changeRow(inside, id, version, given, editor, { keepsDay: true }));
}

async function changeRow(
  inside: Database,
  id: string,
  version: number,
  given: PostFields,
  editor: RevisionAuthor,
  { keepsDay = false, ...choices }: SaveChoices & { keepsDay?: boolean },
): Promise<SaveResult> {
  const before = await liveRow(inside, id);
  if (!before) return { kind: 'missing' };
  const fields = storable(given);
  // A repeated save whose reply was lost, so the editor does not know that it succeeded.
  if (before.version !== version) {
    const repeated = before.version === version + 1 && before.editor === editor && isSame(postOf(before), fields);
    return repeated ? { kind: 'saved', post: postOf(before) } : { kind: 'conflict', current: postOf(before) };
  }
  const own = { id, present: before.slug };
  const slug = fields.slug || (await freeSlug(inside, fields.title, own));
  const address = await addressFor(inside, { ...fields, slug }, id, choices);
  if ('kind' in address) return address;
  const after: PostRecordRow = {
    ...before,
    ...columnsOf({ ...fields, slug }),
    version: version + 1,
    editor,
    updated_at: keepsDay ? before.updated_at : new Date().toISOString(),
  };
  await keepRevision(inside, before);
  await removeEntry(inside, before);
  const { order_key: _key, id: _id, ...changed } = after;
  await inside.db.updateTable('blog_posts').set(changed).where('id', '=', id).execute();
  await claimSlugs(inside, [{ slug, post_id: id, was_public: Boolean(after.published) }]);
  if (slug !== before.slug) await dropPrivateSlug(inside, id, before.slug);
  await addEntries(inside, [after]);
  await keepReason(inside, postOf(after), editor, choices.over);
  if (before.published || after.published) await visitorsSeeMore(inside);
  const turned = Boolean(before.published) !== after.published;
  const action = !turned ? 'post-saved' : after.published ? 'post-published' : 'post-taken-off';
  await notePost(inside, action, after, editor, `version ${after.version}${overNote(choices.over)}${address.note}`);
  return { kind: 'saved', post: postOf(after) };
}

function isSame(post: Post, fields: PostFields): boolean {
  const stored = fieldsOf(post);
  return isDeepStrictEqual(
    { ...stored, tags: [...stored.tags] },
    {
      ...fields,
      tags: [...fields.tags],
      slug: fields.slug || stored.slug,
    },
  );
}

async function keepRevision({ db }: Database, row: PostRecordRow): Promise<void> {
  await db
    .insertInto('post_revisions')
    .values({
      post_id: row.id,
      version: row.version,
      title: row.title,
      editor: row.editor,
      saved_at: row.updated_at,
      fields: JSON.stringify(fieldsOf(postOf(row))),
    })
    .execute();
}

/** A post that is not deleted. */
export async function liveRow({ db }: Database, id: string): Promise<PostRecordRow | undefined> {
  return db
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Writes the audit event of a change to a post, inside its transaction. */
export function notePost(
  inside: Database,
  action: AuditAction,
  { id, title }: Pick<PostRecordRow, 'id' | 'title'>,
  editor: RevisionAuthor,
  details?: string,
): Promise<void> {
  return note(inside, { action, by: { name: editor }, subject: { id, name: title }, details });
}

/** A unique value, also different from those before a restore. */
export async function visitorsSeeMore({ db }: Database): Promise<void> {
  await writeFact(db, siteRevision, randomUUID());
}
