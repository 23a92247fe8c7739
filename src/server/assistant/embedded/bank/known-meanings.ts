import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { meaningSize, type SentenceEncoder } from '../../meaning/encoder.ts';

/** A text's key, and its vector in bytes: 8 and 384. */
const keySize = 8;
const recordSize = keySize + meaningSize;
/** A vector has length 1, so a number of it is rarely beyond this. */
const largest = 0.25;
/** Texts that are asked for together: the more, the better all cores are used. */
const atOnce = 5_000;

/**
 * The meanings of many texts, kept in a file: thousands of them take minutes to make. A text that is not
 * there is made and added; a file that is missing, broken or not writable only costs that time.
 */
export function knownMeanings(file: string, encoder: SentenceEncoder) {
  return async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    const known = read(file);
    const keyOf = (text: string) => keyFor(encoder.weights, text);
    const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
    for (let from = 0; from < missing.length; from += atOnce) {
      const some = missing.slice(from, from + atOnce);
      const vectors = await encoder.encode(some);
      some.forEach((text, index) => {
        const vector = vectors[index];
        if (vector) known.set(keyOf(text), quantised(vector));
      });
    }
    if (missing.length > 0) write(file, known, new Set(texts.map(keyOf)));
    return texts.map((text) => Float32Array.from(known.get(keyOf(text)) ?? [], (value) => (value * largest) / 127));
  };
}

/** The same text means other numbers by other weights. */
function keyFor(weights: string, text: string): string {
  return createHash('sha256')
    .update(`${weights}\n${text}`)
    .digest('hex')
    .slice(0, keySize * 2);
}

function quantised(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round((value / largest) * 127))));
}

function read(file: string): Map<string, Int8Array> {
  const known = new Map<string, Int8Array>();
  if (!existsSync(file)) return known;
  const bytes = readFileSync(file);
  for (let at = 0; at + recordSize <= bytes.length; at += recordSize) {
    const values = bytes.subarray(at + keySize, at + recordSize);
    known.set(
      bytes.subarray(at, at + keySize).toString('hex'),
      new Int8Array(values.buffer, values.byteOffset, meaningSize),
    );
  }
  return known;
}

/** Keeps what is asked for now; texts of an older bank go. */
function write(file: string, known: ReadonlyMap<string, Int8Array>, asked: ReadonlySet<string>): void {
  const keys = [...asked].sort();
  const bytes = Buffer.concat(
    keys.map((key) =>
      Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(known.get(key) ?? new Int8Array(meaningSize))]),
    ),
  );
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  } catch {
    // Made anew at the next start.
  }
}
