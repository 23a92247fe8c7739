import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './atomic-write.ts';

/**
 * What texts hold, kept by their hash from one start to the next: parsing them takes a quarter of a start, and leaves much to
 * sweep. What cannot be read or written is parsed anew. `npm run build` begins with an empty folder.
 *
 * @param parse The plain value of a text, as JSON can say it; undefined where it holds none, which is not kept.
 */
export function parsedValues(folder: string): (text: string, parse: () => unknown) => unknown {
  let writable = true;
  return (text, parse) => {
    const file = join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const value = parse();
      if (writable && value !== undefined) writable = writeWhole(file, () => JSON.stringify(value));
      return value;
    }
  };
}
