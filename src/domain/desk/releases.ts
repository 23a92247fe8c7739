import type { DeskKey } from './records.ts';

/** A version of a record. */
export interface ReleaseItem {
  key: DeskKey;
  /** From 1, counted for each record. */
  version: number;
}

/** Versions that were published together. Times are milliseconds since 1970, UTC. */
export interface Release {
  id: string;
  /** The first moment at which it is live. */
  from: number;
  /** The first moment at which it is no longer live; null for a release without an end. */
  to: number | null;
  title: string;
  /** The email of a member of staff. */
  publishedBy: string;
  publishedAt: number;
  undoneAt: number | null;
  items: readonly ReleaseItem[];
}

/** Whether a release has begun. One that began when it was published has, even if the clock goes back behind that. */
export function hasBegun({ from, publishedAt }: Release, at: number): boolean {
  return from <= Math.max(at, publishedAt);
}

/** Whether a release holds at a moment. An undone one holds at none. */
function isLive(release: Release, at: number): boolean {
  const { to, undoneAt } = release;
  return undoneAt === null && hasBegun(release, at) && (to === null || at < to);
}

/**
 * The version of each record that is live at a moment. Of the releases that hold, the one with the latest start decides, then
 * the one that was published last. A record that is missing has the value of its file.
 *
 * @param at Milliseconds since 1970.
 */
export function liveItems(releases: Iterable<Release>, at: number): Map<DeskKey, ReleaseItem & { release: Release }> {
  const live = new Map<DeskKey, ReleaseItem & { release: Release }>();
  for (const release of releases) {
    if (!isLive(release, at)) continue;
    for (const { key, version } of release.items) {
      const other = live.get(key);
      if (!other || isAfter(release, other.release)) live.set(key, { key, version, release });
    }
  }
  return live;
}

function isAfter(one: Release, other: Release): boolean {
  if (one.from !== other.from) return one.from > other.from;
  if (one.publishedAt !== other.publishedAt) return one.publishedAt > other.publishedAt;
  return one.id > other.id;
}

/**
 * The next moment after `at` at which a release begins or ends; null if there is none. Between two such moments `liveItems`
 * is the same, so that a timer for this moment is enough.
 */
export function nextMoment(releases: Iterable<Release>, at: number): number | null {
  let next: number | null = null;
  for (const { from, to, publishedAt, undoneAt } of releases) {
    if (undoneAt !== null) continue;
    for (const moment of [from > publishedAt ? from : null, to]) {
      if (moment !== null && moment > at && (next === null || moment < next)) next = moment;
    }
  }
  return next;
}
