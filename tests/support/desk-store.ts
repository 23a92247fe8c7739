import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems, type Release } from '#domain/desk/releases.ts';
import { type PublishedRelease, undoneWith } from '#domain/desk/undo.ts';
import type { AuditEntry } from '#server/audit/audit-trail.ts';
import type { DeskStore, DraftRow, NewItem, VersionRow } from '#server/desk/desk-store.ts';

/**
 * A desk store in memory, which the contract suite of the store checks too.
 *
 * @param now Milliseconds since 1970.
 */
export function memoryDeskStore(now: () => number = Date.now): DeskStore & { audited: AuditEntry[] } {
  const releases: PublishedRelease[] = [];
  const versions: VersionRow[] = [];
  const drafts = new Map<DeskKey, DraftRow | { key: DeskKey; version: number; value: undefined }>();
  const audited: AuditEntry[] = [];
  let revision = 0;

  const draftOf = (key: DeskKey): DraftRow | undefined => {
    const row = drafts.get(key);
    return row && 'editor' in row ? row : undefined;
  };
  const drop = (key: DeskKey) => {
    const row = draftOf(key);
    if (row) drafts.set(key, { key, version: row.version, value: undefined });
  };
  const shown = ({ publication: _, ...release }: PublishedRelease): Release => release;
  const addVersion = (item: Omit<NewItem, 'expectedLive'>, note: string, editor: string) => {
    const { key, value, baseHash, fileValue } = item;
    const version = versions.filter((row) => row.key === key).length + 1;
    versions.push({ key, version, value, baseHash, fileValue, note, editor, savedAt: new Date(now()).toISOString() });
    return { key, version };
  };

  return {
    audited,
    revision: async () => String(revision),
    releases: async () => releases.map(shown),
    async values(items) {
      const rows = [...items].map(({ key, version }) =>
        versions.find((row) => row.key === key && row.version === version),
      );
      return new Map(rows.flatMap((row) => (row ? [[row.key, row.value] as const] : [])));
    },
    drafts: async () => [...drafts.keys()].flatMap((key) => draftOf(key) ?? []),
    draft: async (key) => draftOf(key),
    async saveDraft(key, { value, base, expected, editor }, audit) {
      const current = draftOf(key);
      if ((current?.version ?? null) !== expected) return { conflict: current };
      const version = (drafts.get(key)?.version ?? 0) + 1;
      const saved = { key, version, value, base, editor, savedAt: new Date(now()).toISOString() };
      drafts.set(key, saved);
      if (audit) audited.push(audit);
      return { saved };
    },
    async dropDraft(key, expected, audit) {
      if (draftOf(key)?.version !== expected) return false;
      drop(key);
      audited.push(audit);
      return true;
    },
    versions: async (key, { offset, limit }) =>
      versions
        .filter((row) => row.key === key)
        .reverse()
        .slice(offset, offset + limit),
    version: async ({ key, version }) => versions.find((row) => row.key === key && row.version === version),
    async publish(given, audit) {
      const at = Math.max(now(), ...releases.map(({ publishedAt }) => publishedAt + 1));
      const live = liveItems(releases, given.from ?? at);
      const stale = given.items.filter(({ key, expectedLive }) => (live.get(key)?.version ?? null) !== expectedLive);
      if (stale.length > 0) return { stale: stale.map(({ key }) => key) };
      const publication = `release-${releases.length + 1}`;
      const made = [given, ...(given.later ?? [])].map(({ items, from, to, title }, index) => ({
        id: index === 0 ? publication : `${publication}.${index}`,
        publication,
        from: from ?? at,
        to,
        title,
        publishedBy: given.editor,
        publishedAt: at,
        undoneAt: null,
        items: items.map((item) => addVersion(item, given.note, given.editor)),
      }));
      releases.push(...made);
      for (const { key } of given.items) drop(key);
      revision += 1;
      audited.push(audit);
      return { release: shown(made[0] as PublishedRelease) };
    },
    async undo(id, within, audit) {
      const at = now();
      const ends = undoneWith(releases, id, at, within);
      if (typeof ends === 'string') return { refused: ends };
      const release = releases.find((one) => one.id === id) as PublishedRelease;
      if (ends.length === 0) return { undone: shown(release) };
      for (const one of ends) one.undoneAt = at;
      revision += 1;
      audited.push(audit);
      return { undone: shown(release) };
    },
  };
}
