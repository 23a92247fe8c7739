import { statSync } from 'node:fs';

/** Identity of the file at a path, independent of later renames; undefined if there is none. */
export function fileAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
