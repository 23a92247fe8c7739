import { hasBegun, type Release } from './releases.ts';

/** A release with the first release of its publication: what was published together is undone together. */
export interface PublishedRelease extends Release {
  publication: string;
}

export type UndoRefusal = 'missing' | 'late' | 'followed';

/**
 * The releases that end when one is undone. One that has begun ends with its whole publication. One that has not begun is
 * cancelled, with all that begin at the same moment with the same records.
 *
 * @param releases In the order of publication.
 * @param within Milliseconds since the publication during which a release that has begun may be undone.
 * @returns None if it is undone already; `late` if it was published too long ago; `followed` if one of its records was published
 *   again since.
 */
export function undoneWith(
  releases: readonly PublishedRelease[],
  id: string,
  now: number,
  within: number,
): PublishedRelease[] | UndoRefusal {
  const release = releases.find((one) => one.id === id);
  if (!release) return 'missing';
  if (release.undoneAt !== null) return [];
  const present = releases.filter(({ undoneAt }) => undoneAt === null);
  const own = present.filter(({ publication }) => publication === release.publication);
  if (!hasBegun(release, now)) {
    return present.filter(
      (one) =>
        (one.from === release.from && sharesRecord(one, release)) || (id === release.publication && own.includes(one)),
    );
  }
  if (now - release.publishedAt > within) return 'late';
  const since = present.slice(present.findLastIndex((one) => own.includes(one)) + 1);
  return since.some((one) => own.some((mine) => sharesRecord(one, mine))) ? 'followed' : own;
}

function sharesRecord(one: Release, other: Release): boolean {
  return one.items.some(({ key }) => other.items.some((item) => item.key === key));
}
