import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ContentReader } from '#content/read.ts';
import { type Merged, mergeFields } from '#domain/desk/merge.ts';
import { type DeskKey, deskRecord } from '#domain/desk/records.ts';
import type { DeskStore, VersionRow } from './desk-store.ts';

/** What the files of `content/` say, before tokens and Markdown. */
export interface FileValues {
  /** The value of a record in its file; null, or an empty list, if the file has none. */
  read(key: DeskKey): unknown;
}

/** Reads each file once: files do not change while the site runs. */
export function readFileValues(folder: string): FileValues {
  const files = new Map<string, unknown>();
  const parsed = (file: string): unknown => {
    if (!files.has(file)) {
      const reader = new ContentReader(folder);
      const source = reader.text(file);
      files.set(file, source === undefined ? null : reader.yaml(file, source));
    }
    return files.get(file);
  };
  return {
    read(key) {
      const record = deskRecord(key);
      if (!record) return null;
      const none = record.schema instanceof z.ZodArray ? [] : null;
      const value = parsed(record.file);
      if (typeof value !== 'object' || value === null) return none;
      return (value as Record<string, unknown>)[record.part] ?? none;
    },
  };
}

/** A hash of a value that does not depend on the order of its fields. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}

/**
 * A published value over the present file. If the file changed since, its separate fields are taken; a field that both changed
 * is a conflict, and the clinic's words stand.
 */
export function overFile({ key, value, baseHash, fileValue }: VersionRow, files: FileValues): Merged {
  const present = files.read(key);
  if (hashOf(present) === baseHash) return { value, conflicts: [] };
  return mergeFields(fileValue, value, present);
}

/** A store whose values are laid over the present files. */
export function overFiles(store: DeskStore, files: FileValues): Pick<DeskStore, 'revision' | 'releases' | 'values'> {
  return {
    revision: store.revision,
    releases: store.releases,
    async values(items) {
      const rows = await Promise.all([...items].map((item) => store.version(item)));
      return new Map(rows.flatMap((row) => (row ? [[row.key, overFile(row, files).value] as const] : [])));
    },
  };
}
