import type { DeskKey } from '#domain/desk/records.ts';

/** Published versions of desk records. Rows are added, never changed or deleted. */
export interface ContentVersionsTable {
  key: DeskKey;
  /** From 1, counted for each key. */
  version: number;
  /** JSON of the whole value, before tokens and Markdown. */
  value: string;
  base_hash: string;
  /** JSON of the file's value at that time. */
  file_value: string;
  note: string;
  /** The email of a member of staff. */
  editor: string;
  /** ISO 8601, UTC, milliseconds. */
  saved_at: string;
}

/** The draft of a record. The row stays when the draft is dropped, so that no later draft has the same version. */
export interface ContentDraftsTable {
  key: DeskKey;
  version: number;
  /** JSON; null after the draft was dropped. */
  value: string | null;
  /** The published version that it started from; null for the file. */
  base: number | null;
  editor: string;
  saved_at: string;
}

/** When versions are live. Rows are added; only `undone_at` is ever changed. Times are milliseconds since 1970. */
export interface ContentReleasesTable {
  id: string;
  /** The first release of the publication; releases of one publication are undone together. */
  publication: string;
  effective_from: number;
  effective_to: number | null;
  title: string;
  published_by: string;
  published_at: number;
  undone_at: number | null;
}

export interface ContentReleaseItemsTable {
  release_id: string;
  key: DeskKey;
  version: number;
}
