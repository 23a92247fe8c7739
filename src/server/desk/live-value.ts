import type { Merged } from '#domain/desk/merge.ts';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems, type Release } from '#domain/desk/releases.ts';
import type { Desk } from './desk.ts';
import type { VersionRow } from './desk-store.ts';
import { overFile } from './file-values.ts';

/** A value that is live at a moment. */
export interface LiveValue extends Merged {
  /** Null for the value of the file. */
  version: number | null;
  row: VersionRow | undefined;
}

/** The value of a record that is live at a moment: the published version over the file, or the file. */
export async function liveValue(
  { store, files }: Pick<Desk, 'store' | 'files'>,
  releases: readonly Release[],
  key: DeskKey,
  at: number,
): Promise<LiveValue> {
  const version = liveItems(releases, at).get(key)?.version ?? null;
  return { version, ...(await valueOfVersion({ store, files }, key, version)) };
}

/** The value of a version over the present file; of null, or of a version that does not exist, the file's. */
export async function valueOfVersion(
  { store, files }: Pick<Desk, 'store' | 'files'>,
  key: DeskKey,
  version: number | null,
): Promise<Merged & { row: VersionRow | undefined }> {
  const row = version === null ? undefined : await store.version({ key, version });
  return row ? { ...overFile(row, files), row } : { value: files.read(key), conflicts: [], row: undefined };
}
