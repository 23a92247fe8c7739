/** A value of a row, as JSON holds it; bytes are base64 under '$bytes'. */
export type ArchiveValue = string | number | boolean | null | { $bytes: string };

/** The lines of a database: its shape first, then each table, its columns before its rows. */
export type DatabaseLine =
  /** Names of the migrations that the database had seen, in order. */
  | { kind: 'shape'; migrations: string[] }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'row'; values: ArchiveValue[] };

/** What the last line of a backup bears. */
export interface Signature {
  /** Names the key, without giving it away. */
  key: string;
  /** HMAC-SHA256 of the SHA-256 of all lines before this one. */
  hmac: string;
}

/** The lines of a backup: its head, the database, the pictures, its end. */
export type ArchiveLine =
  | { kind: 'head'; format: number; made: string }
  | DatabaseLine
  | { kind: 'picture'; bucket: string; name: string; type: string; body: string }
  /** What came before it; without this line the file was cut off. Without a signature, an earlier version made it. */
  | { kind: 'end'; rows: number; pictures: number; signature?: Signature };

/** The form of the file that this version writes and reads. */
export const archiveFormat = 1;

/** A backup that cannot be used, in a sentence for whoever wants to restore it. Nothing was changed. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
