/*
 * How the finished weights of an encoder lie in their file, and so in the memory that it computes in: matrices as whole
 * numbers of -127 to 127 with a scale for each row, everything else as numbers of 32 bits.
 */

/** all-MiniLM-L6-v2: how many layers, how wide, and how many heads share that width. */
export const size = { layers: 6, width: 384, heads: 12, inner: 1536 } as const;
/** A text is read up to here; further tokens are left out. */
export const mostTokens = 256;

/** Where a matrix lies, in bytes from the beginning. */
export interface Matrix {
  /** What it is made of, one below the other. */
  parts: readonly string[];
  rows: number;
  columns: number;
  weights: number;
  scales: number;
  biases: number;
}

/** Where the factors and shifts lie that level a row out. */
export interface Norm {
  name: string;
  factors: number;
  shifts: number;
}

/** One layer, in the order in which it is passed through. */
interface Layer {
  /** Query, key and value. */
  requested: Matrix;
  mixed: Matrix;
  mixedNorm: Norm;
  widened: Matrix;
  narrowed: Matrix;
  narrowedNorm: Norm;
}

let end = 0;
function take(bytes: number): number {
  const from = end;
  end += Math.ceil(bytes / 16) * 16;
  return from;
}

function matrix(parts: readonly string[], rows: number, columns: number): Matrix {
  const weights = take(rows * columns);
  return { parts, rows, columns, weights, scales: take(4 * rows), biases: take(4 * rows) };
}

const norm = (name: string): Norm => ({ name, factors: take(4 * size.width), shifts: take(4 * size.width) });

function layer(number: number): Layer {
  const of = (part: string) => `encoder.layer.${number}.${part}`;
  return {
    requested: matrix(
      ['query', 'key', 'value'].map((part) => of(`attention.self.${part}`)),
      3 * size.width,
      size.width,
    ),
    mixed: matrix([of('attention.output.dense')], size.width, size.width),
    mixedNorm: norm(of('attention.output.LayerNorm')),
    widened: matrix([of('intermediate.dense')], size.inner, size.width),
    narrowed: matrix([of('output.dense')], size.width, size.inner),
    narrowedNorm: norm(of('output.LayerNorm')),
  };
}

/** What is added to a token's own numbers at each place of a text. */
export const maxPositions = { at: take(4 * mostTokens * size.width) };
export const firstNorm = norm('embeddings.LayerNorm');
export const layers: readonly Layer[] = Array.from({ length: size.layers }, (_, number) => layer(number));
/** Bytes of the whole. */
export const sizeOfWeights = end;
