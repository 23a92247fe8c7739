/** A value of a row in JSON; bytes are base64 under '$bytes'. */
export type ArchiveValue = string | number | boolean | null | { $bytes: string };

/** The lines of a database: its schema first, then each table, its columns before its rows. */
export type DatabaseLine =
  /** Names of the migrations that were applied, in order. */
  | { kind: 'shape'; migrations: string[] }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'row'; values: ArchiveValue[] };

/** The signature in the last line of a backup. */
export interface Signature {
  /** Identifies the key without revealing it. */
  key: string;
  /** HMAC-SHA256 of the SHA-256 of all lines before this one. */
  hmac: string;
}

/** The lines of a backup: its head, the database, the pictures, its end. */
export type ArchiveLine =
  | { kind: 'head'; format: number; made: string }
  | DatabaseLine
  | { kind: 'picture'; bucket: string; name: string; type: string; body: string }
  /** Totals; a file without this line was truncated. An earlier version wrote no signature. */
  | { kind: 'end'; rows: number; pictures: number; signature?: Signature };

/** The file format that this version writes and reads. */
export const archiveFormat = 1;

/** A backup that cannot be used, in a sentence for the operator. Nothing was changed. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
