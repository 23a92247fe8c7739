import { slugOf } from '#domain/blog/slug.ts';
import type { Database } from '../engine.ts';

/** Slugs per query in the search for a free one. */
const probes = 20;
/** The slug of a post whose title has no letter or digit of a to z. */
const nameless = 'post';

/** The other post that owns an address, as its present or as a redirected one. Posts in the bin own none. */
export async function slugHolder(
  { db }: Database,
  slug: string,
  ownId: string,
): Promise<{ title: string; isPresent: boolean } | undefined> {
  const others = db.selectFrom('blog_posts').where('deleted_at', 'is', null).where('id', '!=', ownId);
  const present = await others.select('title').where('slug', '=', slug).executeTakeFirst();
  if (present) return { title: present.title, isPresent: true };
  const old = await others
    .innerJoin('post_slugs', 'post_slugs.post_id', 'blog_posts.id')
    .select('title')
    .where('post_slugs.slug', '=', slug)
    .executeTakeFirst();
  return old && { title: old.title, isPresent: false };
}

/** The given addresses that belong to other posts outside the bin, as present or old addresses. */
export async function takenSlugs({ db }: Database, slugs: readonly string[], ownId?: string): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .selectFrom('post_slugs')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_slugs.post_id')
    .select('post_slugs.slug')
    .where('post_slugs.slug', 'in', slugs)
    .where('blog_posts.deleted_at', 'is', null)
    .where('post_slugs.post_id', '!=', ownId ?? '')
    // A draft may have an address that redirects to another post until it is published.
    .union(
      db
        .selectFrom('blog_posts')
        .select('slug')
        .where('slug', 'in', slugs)
        .where('deleted_at', 'is', null)
        .where('id', '!=', ownId ?? ''),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * A slug made of a title that no other post has: 'sleep', else 'sleep-2', 'sleep-3', …
 *
 * @param present The post's present slug, which is retained if it is one of these.
 */
export async function freeSlug(
  database: Database,
  title: string,
  own?: { id: string; present: string },
  next?: Map<string, number>,
): Promise<string> {
  const base = slugOf(title) || nameless;
  const named = (number: number) => (number === 1 ? base : `${base}-${number}`);
  if (
    own &&
    (own.present === base || (own.present.startsWith(`${base}-`) && /^\d+$/.test(own.present.slice(base.length + 1))))
  )
    return own.present;
  for (let number = next?.get(base) ?? 1; ; number += probes) {
    const candidates = Array.from({ length: probes }, (_, index) => named(number + index));
    const taken = await takenSlugs(database, candidates, own?.id);
    const free = candidates.findIndex((candidate) => !taken.has(candidate));
    if (free < 0) continue;
    next?.set(base, number + free + 1);
    return candidates[free] ?? base;
  }
}

/**
 * Assigns addresses to posts, also those of deleted posts. An old address redirects to its post until the post that takes it is
 * public.
 */
export async function claimSlugs(
  { db }: Database,
  claims: readonly { slug: string; post_id: string; was_public: boolean }[],
): Promise<void> {
  if (claims.length === 0) return;
  await db
    .insertInto('post_slugs')
    .values([...claims])
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(({ ref, eb, case: when }) => ({
          post_id: ref('excluded.post_id'),
          // An address that was once public for this post stays so.
          was_public: when()
            .when(eb('post_slugs.post_id', '=', ref('excluded.post_id')))
            .then(eb.or([eb('post_slugs.was_public', '=', true), eb('excluded.was_public', '=', true)]))
            .else(ref('excluded.was_public'))
            .end(),
        }))
        .where(({ eb, ref, or, not, exists, selectFrom }) =>
          or([
            eb('excluded.was_public', '=', true),
            eb('post_slugs.was_public', '=', false),
            eb('post_slugs.post_id', '=', ref('excluded.post_id')),
            not(
              exists(
                selectFrom('blog_posts')
                  .select('blog_posts.id')
                  .whereRef('blog_posts.id', '=', 'post_slugs.post_id')
                  .where('blog_posts.deleted_at', 'is', null),
              ),
            ),
          ]),
        ),
    )
    .execute();
}

/** Releases an address that was never public. */
export async function dropPrivateSlug({ db }: Database, postId: string, slug: string): Promise<void> {
  await db
    .deleteFrom('post_slugs')
    .where('slug', '=', slug)
    .where('post_id', '=', postId)
    .where('was_public', '=', false)
    .execute();
}
