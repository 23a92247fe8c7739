import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { succeeds, writeWhole } from './atomic-write.ts';

/** Bytes of the fingerprint at the start of a file. */
const fingerprintBytes = 32;
/** Readings that are kept beside each other; of a folder that lies elsewhere now, the oldest is forgotten. */
const maxCached = 12;

/**
 * What was made of files, kept from one start to the next for as long as no byte of them changes: checking and rendering the
 * content takes half of a start, and leaves much to sweep. What cannot be kept or read is made anew.
 *
 * @param folder Where it is kept; `npm run build` begins with an empty one.
 * @param program What else decides what is made: the program that does.
 */
export function createContentCache(folder: string, program: string) {
  /**
   * @param names What it is, and words that decide what it holds besides the files.
   * @param places Every file and folder that `read` looks at.
   * @param read Makes plain values: no functions, no classes but Map and Set.
   */
  return <T>(names: readonly [string, ...string[]], places: readonly string[], read: () => T): T => {
    const file = join(folder, `${createHash('sha256').update(names[0]).digest('hex')}.bin`);
    const words = [program, process.version, ...names];
    const fingerprint = fingerprintOf(words, places);
    try {
      const stored = readFileSync(file);
      if (fingerprint.equals(stored.subarray(0, fingerprintBytes))) {
        const value = deserialize(stored.subarray(fingerprintBytes)) as T;
        const now = new Date();
        // Where nothing can be written, nothing is forgotten either.
        succeeds(() => utimesSync(file, now, now));
        return value;
      }
    } catch {
      // None yet, or none that this program can read.
    }
    const value = read();
    // A file that changed while it was read: what was made may be of either.
    const isSame = fingerprint.equals(fingerprintOf(words, places));
    if (isSame && writeWhole(file, () => Buffer.concat([fingerprint, serialize(value)])))
      succeeds(() => forgetOldest(folder));
    return value;
  };
}

function fingerprintOf(words: readonly string[], places: readonly string[]): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(words));
  const known = new Set<string>();
  for (const place of places) addTo(hash, place, known);
  return hash.digest();
}

/**
 * @param known Folders that were looked at: a link may lead back to one.
 * @param isHidden Nothing of a clinic's lies in a hidden folder, such as that of a version control.
 */
function addTo(hash: Hash, path: string, known: Set<string>, isHidden = false): void {
  let names: string[] = [];
  let bytes: Buffer | undefined;
  try {
    const there = statSync(path);
    if (there.isFile()) bytes = readFileSync(path);
    const folder = there.isDirectory() && !isHidden ? realpathSync(path) : undefined;
    if (folder !== undefined && !known.has(folder)) names = readdirSync(folder).sort();
    if (folder !== undefined) known.add(folder);
  } catch {
    // It is missing, which counts as well.
  }
  hash.update(JSON.stringify([path, names.length, bytes?.length]));
  if (bytes) hash.update(bytes);
  for (const name of names) addTo(hash, join(path, name), known, name.startsWith('.'));
}

function forgetOldest(folder: string): void {
  const aged = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((file) => ({ file, usedAt: statSync(file).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { file } of aged.slice(maxCached)) rmSync(file, { force: true });
}
