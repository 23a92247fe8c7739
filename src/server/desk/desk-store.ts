import type { DeskKey } from '#domain/desk/records.ts';
import type { Release, ReleaseItem } from '#domain/desk/releases.ts';
import type { UndoRefusal } from '#domain/desk/undo.ts';
import type { AuditEntry } from '../audit/audit-trail.ts';
import type { Page } from '../blog/post-store.ts';

/** The unpublished change of a record: one for each record, shared by all staff. */
export interface DraftRow {
  key: DeskKey;
  /** Rises with every save, also after the draft was dropped and begun again. */
  version: number;
  /** The whole value, which may be wrong in any way. */
  value: unknown;
  /** The published version that it started from; null for the value of the file. */
  base: number | null;
  /** The email of the member of staff who saved it. */
  editor: string;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** A published version of a record. Versions are never changed or deleted. */
export interface VersionRow {
  key: DeskKey;
  version: number;
  /** The whole value as a file would have it, before tokens and Markdown. */
  value: unknown;
  /** Of the file's value at that time; see `hashOf` in file-values.ts. */
  baseHash: string;
  /** The file's value at that time. */
  fileValue: unknown;
  note: string;
  editor: string;
  /** ISO 8601, UTC. */
  savedAt: string;
}

export interface NewDraft {
  value: unknown;
  base: number | null;
  /** The draft's version that the editor saw; null for no draft. */
  expected: number | null;
  editor: string;
}

/** Nothing was written, because the draft is not the one that the editor saw. `conflict` is the present one, if any. */
export type DraftSaved = { saved: DraftRow } | { conflict: DraftRow | undefined };

export interface NewItem {
  key: DeskKey;
  value: unknown;
  /** The version that must be live at the start of the release; null for the value of the file. */
  expectedLive: number | null;
  baseHash: string;
  fileValue: unknown;
}

export interface NewRelease {
  items: readonly NewItem[];
  /** Milliseconds since 1970, UTC; null for at once. */
  from: number | null;
  to: number | null;
  title: string;
  editor: string;
  note: string;
  /** Releases that carry the change into later ones of the same records; see src/domain/desk/timeline.ts. */
  later?: readonly LaterRelease[];
}

export interface LaterRelease {
  from: number;
  to: number | null;
  title: string;
  items: readonly Omit<NewItem, 'expectedLive'>[];
}

export type Published = { release: Release } | { stale: DeskKey[] };

export type Undone = { undone: Release } | { refused: UndoRefusal };

/**
 * Drafts, versions and releases of the records in src/domain/desk. What is live at a moment is `liveItems` of the releases.
 * Acknowledged writes survive a killed process; a publish or an undo is stored whole or not at all.
 *
 * @throws StorageUnavailable while the database cannot answer. Reads are retried, writes never.
 */
export interface DeskStore {
  /** Changes with every publish and undo, and with nothing else. */
  revision(): Promise<string>;
  /** All of them, undone ones included, in the order of their publication. */
  releases(): Promise<Release[]>;
  /** The values of versions. A version that does not exist is left out. */
  values(items: Iterable<ReleaseItem>): Promise<Map<DeskKey, unknown>>;
  drafts(): Promise<DraftRow[]>;
  draft(key: DeskKey): Promise<DraftRow | undefined>;
  /** @param audit Written in the same transaction; undefined for a save that needs no line of its own. */
  saveDraft(key: DeskKey, draft: NewDraft, audit?: AuditEntry): Promise<DraftSaved>;
  /** Deletes its value. Returns whether it was dropped: a draft of another version stays. */
  dropDraft(key: DeskKey, expected: number, audit: AuditEntry): Promise<boolean>;
  /** Newest first. */
  versions(key: DeskKey, page: Page): Promise<VersionRow[]>;
  version(item: ReleaseItem): Promise<VersionRow | undefined>;
  /** One transaction: versions, releases, revision, audit line, and the end of the records' drafts. */
  publish(release: NewRelease, audit: AuditEntry): Promise<Published>;
  /**
   * One transaction. Undoing again what is undone succeeds and changes nothing; see src/domain/desk/undo.ts for what ends.
   *
   * @param within Milliseconds since the publication during which it may be undone.
   */
  undo(releaseId: string, within: number, audit: AuditEntry): Promise<Undone>;
}
