import { statSync } from 'node:fs';

/** Identity of the file at a path, independent of later renames; undefined if there is none. */
export function fileAt(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
