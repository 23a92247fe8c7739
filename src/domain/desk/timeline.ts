import { isSameValue, mergeFields } from './merge.ts';
import type { DeskKey } from './records.ts';
import { liveItems, type Release } from './releases.ts';

/** A change that is published, and the part of the time that it holds for; milliseconds since 1970. */
export interface Change {
  key: DeskKey;
  from: number;
  to: number | null;
  /** The version that it started from, live at `from`; null for the file. */
  base: number | null;
  value: unknown;
}

/** A part of that time in which another version is live than the one that the change started from. */
export interface LaterValue {
  from: number;
  to: number | null;
  title: string | undefined;
  value: unknown;
}

/**
 * Carries a change into the values that are live later, so that nothing returns unasked: fees that are scheduled for July get
 * the correction that is published in June, and hours that hold until January do not outlast it. A field that a later value
 * changes itself stays as scheduled.
 *
 * @param versionValue The value of a version of the record; of null, the file's.
 */
export function laterValues(
  releases: readonly Release[],
  { key, from, to, base, value }: Change,
  versionValue: (version: number | null) => unknown,
): LaterValue[] {
  const later: (LaterValue & { version: number | null })[] = [];
  const starts = momentsOf(releases, key).filter((moment) => moment > from && (to === null || moment < to));
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? to;
    const live = liveItems(releases, start).get(key);
    const version = live?.version ?? null;
    const last = later.at(-1);
    if (version === base) continue;
    if (last && last.to === start && last.version === version) {
      last.to = end;
      continue;
    }
    const merged = mergeFields(versionValue(base), versionValue(version), value).value;
    // It has the change already, and stays live over it.
    if (live && live.release.from > from && isSameValue(merged, versionValue(version))) continue;
    later.push({ from: start, to: end, title: live?.release.title, value: merged, version });
  }
  return later.map(({ version: _, ...one }) => one);
}

/** The versions of a record that are live at some moment from `from` on; null for the file. */
export function versionsFrom(releases: readonly Release[], key: DeskKey, from: number): Set<number | null> {
  const moments = [from, ...momentsOf(releases, key).filter((moment) => moment > from)];
  return new Set(moments.map((moment) => liveItems(releases, moment).get(key)?.version ?? null));
}

/** When releases of a record begin and end, in order. */
function momentsOf(releases: readonly Release[], key: DeskKey): number[] {
  const own = releases.filter(({ undoneAt, items }) => undoneAt === null && items.some((item) => item.key === key));
  const moments = own.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  return [...new Set(moments)].sort((one, other) => one - other);
}
