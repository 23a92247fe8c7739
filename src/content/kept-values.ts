import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What texts hold, kept by their hash from one start to the next: parsing them takes a quarter of a start, and leaves much to
 * sweep. What cannot be read or written is parsed anew. `npm run build` begins with an empty folder.
 *
 * @param parse The plain value of a text, as JSON can say it; undefined where it holds none, which is not kept.
 */
export function keptValues(folder: string): (text: string, parse: () => unknown) => unknown {
  let writable = true;
  return (text, parse) => {
    const file = join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const value = parse();
      if (writable && value !== undefined) writable = write(folder, file, JSON.stringify(value));
      return value;
    }
  };
}

/** Under a name of its own until it is whole: several starts may write it at once. */
function write(folder: string, file: string, json: string): boolean {
  const part = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, json);
    renameSync(part, file);
    return true;
  } catch {
    return false;
  }
}
