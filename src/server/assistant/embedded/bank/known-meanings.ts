import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { meaningSize, type SentenceEncoder } from '../../meaning/encoder.ts';

/** A text's key, and its vector, of which a byte holds two numbers. */
const keySize = 8;
const vectorSize = meaningSize / 2;
const recordSize = keySize + vectorSize;
/** Numbers of a vector of length 1 are spread about like this; the few beyond 2.6 times of it are cut to that. */
const spread = 1 / Math.sqrt(meaningSize);
/** Sixteen steps: finer ones find no answer more (docs/decisions/0035-asked-messages.md). */
const step = (2 * 2.6 * spread) / 15;
/** Texts that are asked for together: the more, the better all cores are used. */
const atOnce = 5_000;

/**
 * The meanings of many texts, kept in a file: thousands of them take minutes to make. A text that is not
 * there is made and added; a file that is missing, broken or not writable only costs that time.
 *
 * @param shipped A file that comes with the texts and is only read.
 */
export function knownMeanings(file: string, encoder: SentenceEncoder, shipped?: string) {
  return async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    const given = shipped === undefined ? new Map<string, Uint8Array>() : read(shipped);
    const made = read(file);
    const keys = new Map(texts.map((text) => [text, keyFor(encoder.weights, text)]));
    const keyOf = (text: string) => keys.get(text) ?? '';
    const known = (text: string) => given.get(keyOf(text)) ?? made.get(keyOf(text));
    const missing = [...new Set(texts)].filter((text) => !known(text));
    for (let from = 0; from < missing.length; from += atOnce) {
      const some = missing.slice(from, from + atOnce);
      const vectors = await encoder.encode(some);
      some.forEach((text, index) => {
        const vector = vectors[index];
        if (vector) made.set(keyOf(text), packed(vector));
      });
    }
    if (missing.length > 0) write(file, made, new Set(texts.map(keyOf).filter((key) => !given.has(key))));
    return texts.map((text) => unpacked(known(text)));
  };
}

/** The same text means other numbers by other weights. */
function keyFor(weights: string, text: string): string {
  return createHash('sha256')
    .update(`${weights}\n${text}`)
    .digest('hex')
    .slice(0, keySize * 2);
}

function packed(vector: Float32Array): Uint8Array {
  const steps = Array.from(vector, (value) => Math.max(0, Math.min(15, Math.floor(value / step) + 8)));
  return Uint8Array.from({ length: vectorSize }, (_, at) => ((steps[2 * at] ?? 0) << 4) | (steps[2 * at + 1] ?? 0));
}

/** A vector of length 1 again. */
function unpacked(bytes: Uint8Array | undefined): Float32Array {
  const vector = new Float32Array(meaningSize);
  if (!bytes) return vector;
  let squares = 0;
  for (const byte of bytes) squares += ((byte >> 4) - 7.5) ** 2 + ((byte & 15) - 7.5) ** 2;
  const scale = 1 / Math.sqrt(squares);
  for (let at = 0; at < vectorSize; at += 1) {
    const byte = bytes[at] ?? 0;
    vector[2 * at] = ((byte >> 4) - 7.5) * scale;
    vector[2 * at + 1] = ((byte & 15) - 7.5) * scale;
  }
  return vector;
}

function read(file: string): Map<string, Uint8Array> {
  const known = new Map<string, Uint8Array>();
  if (!existsSync(file)) return known;
  const bytes = readFileSync(file);
  for (let at = 0; at + recordSize <= bytes.length; at += recordSize)
    known.set(bytes.toString('hex', at, at + keySize), bytes.subarray(at + keySize, at + recordSize));
  return known;
}

/** Keeps what is asked for now; texts of an older bank go. */
function write(file: string, known: ReadonlyMap<string, Uint8Array>, asked: ReadonlySet<string>): void {
  const keys = [...asked].filter((key) => known.has(key)).sort();
  const bytes = Buffer.concat(
    keys.map((key) => Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(known.get(key) ?? [])])),
  );
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  } catch {
    // Made anew at the next start.
  }
}
