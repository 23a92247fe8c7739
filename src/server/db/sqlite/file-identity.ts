import { statSync } from 'node:fs';

/** Which file lies at a path, whatever its name leads to later; undefined where there is none. */
export function fileAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
