/*
 * Layout of an encoder's final weights in their file and in memory: matrices as integers from -127 to 127 with a scale for
 * each row, everything else as 32-bit floats.
 */

/** Dimensions of all-MiniLM-L6-v2. */
export const size = { layers: 6, width: 384, heads: 12, inner: 1536 } as const;
/** Most tokens of a text; the rest is ignored. */
export const mostTokens = 256;

/** Offsets of a matrix, in bytes. */
export interface Matrix {
  /** Names of the stacked tensors. */
  parts: readonly string[];
  rows: number;
  columns: number;
  weights: number;
  scales: number;
  biases: number;
}

/** Offsets of a layer normalisation's factors and shifts. */
export interface Norm {
  name: string;
  factors: number;
  shifts: number;
}

/** One layer, in order of computation. */
interface Layer {
  /** Query, key and value. */
  queryKeyValue: Matrix;
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
    queryKeyValue: matrix(
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

/** The position embeddings. */
export const positionEmbeddings = { at: take(4 * mostTokens * size.width) };
export const firstNorm = norm('embeddings.LayerNorm');
export const layers: readonly Layer[] = Array.from({ length: size.layers }, (_, number) => layer(number));
/** Size of the file in bytes. */
export const sizeOfWeights = end;
