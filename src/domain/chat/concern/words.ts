/**
 * Word weights in a binary file by `npm run learn:words`, read without copying (little endian): bias and step (Float32); for
 * each upper half of a hash the index of its first feature (65,537 Uint32); the lower halves of all hashes in
 * ascending order (Uint16); their weights in steps (Int8).
 */
export interface LearntWords {
  bias: number;
  step: number;
  begins: Uint32Array;
  lower: Uint16Array;
  weights: Int8Array;
}

const upperHalves = 65_537;
const headBytes = 8;

/** Views of the binary file; nothing is copied. */
export function unpackWords(bytes: Uint8Array): LearntWords {
  const { buffer, byteOffset } = bytes;
  const [bias = 0, step = 0] = new Float32Array(buffer, byteOffset, 2);
  const begins = new Uint32Array(buffer, byteOffset + headBytes, upperHalves);
  const count = begins[upperHalves - 1] ?? 0;
  const from = byteOffset + headBytes + begins.byteLength;
  if (bytes.byteLength !== from - byteOffset + 3 * count) throw new Error('the file of word weights is truncated');
  const lower = new Uint16Array(buffer, from, count);
  return { bias, step, begins, lower, weights: new Int8Array(buffer, from + lower.byteLength, count) };
}

/** Writes the file that `unpackWords` reads. */
export function packWords(bias: number, step: number, marked: readonly { mark: number; weight: number }[]): Uint8Array {
  const sorted = [...marked].sort((one, other) => one.mark - other.mark);
  const begins = new Uint32Array(upperHalves);
  for (const { mark } of sorted) begins[(mark >>> 16) + 1] = (begins[(mark >>> 16) + 1] ?? 0) + 1;
  for (let at = 1; at < upperHalves; at += 1) begins[at] = (begins[at] ?? 0) + (begins[at - 1] ?? 0);
  const parts = [
    Float32Array.of(bias, step),
    begins,
    Uint16Array.from(sorted, ({ mark }) => mark & 0xffff),
    Int8Array.from(sorted, ({ weight }) => Math.round(weight / step)),
  ].map((part) => new Uint8Array(part.buffer));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Log-odds that a message is an emergency by its words; 0 is even. */
export function createWordReader({
  bias,
  step,
  begins,
  lower,
  weights,
}: LearntWords): (marks: readonly number[]) => number {
  const stepsOf = (mark: number) => {
    const end = begins[(mark >>> 16) + 1] ?? 0;
    for (let at = begins[mark >>> 16] ?? 0; at < end; at += 1)
      if (lower[at] === (mark & 0xffff)) return weights[at] ?? 0;
    return 0;
  };
  return (marks) => bias + (marks.reduce((sum, mark) => sum + stepsOf(mark), 0) * step) / Math.sqrt(marks.length || 1);
}
