/** What every stored record has. */
export interface StoredRecord {
  id: string;
  /** Counts the saves: a save names the version that it is based on. */
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** A kind of record that staff edit, such as posts of the blog. */
export interface RecordKind<Fields extends object, Stored extends StoredRecord> {
  /** Begins the keys of its autosaves in the browser's storage. Changed, it would lose the autosaves of an earlier release. */
  storagePrefix: string;
  fieldNames: readonly (keyof Fields & string)[];
  labels: Readonly<Record<keyof Fields & string, string>>;
  fieldsOf: (record: Stored) => Fields;
  /** The fields in which two versions differ, for a reader. */
  differing: (one: Fields, other: Fields) => (keyof Fields & string)[];
  /** A field as text, for a side-by-side view. */
  textOf: (fields: Fields, field: keyof Fields & string) => string;
  /** Reads the fields of an autosave, which may be unfinished or of an earlier release. Throws where they are no fields. */
  readDraft: (fields: unknown) => Fields;
  /** The title, which may be empty. */
  titleOf: (fields: Fields) => string;
}

/** One version with some fields of the other. */
export function withFieldsOf<Fields extends object>(
  base: Fields,
  other: Fields,
  fields: readonly (keyof Fields)[],
): Fields {
  return { ...base, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}
