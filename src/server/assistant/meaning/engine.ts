import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { attend, gelu, level, middleOf } from './arithmetic.ts';
import {
  firstNorm,
  layers,
  type Matrix,
  mostTokens,
  type Norm,
  positionEmbeddings,
  size,
  sizeOfWeights,
} from './layout.ts';

const kernel = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)));
type Products = (...args: number[]) => void;

/** Largest quantised input: the sum of a row's products with weights just fits in 32 bits. */
const largestInput = 11_000;
const page = 65_536;
/** Offsets of the input and output buffers, behind the weights. */
const inputsAt = sizeOfWeights;
const scalesAt = inputsAt + 2 * mostTokens * size.inner;
const outputsAt = scalesAt + 4 * mostTokens;
const end = outputsAt + 4 * mostTokens * size.inner;

/**
 * The encoder's forward pass, one text at a time. Its quantised weights are 11 MB, and it takes as much memory; a general
 * library takes ten times that.
 *
 * @param file Weights as pack.ts writes them.
 * @param tokensOf Splits a text into tokens.
 * @param wordsOf The embeddings of tokens, row by row.
 */
export function createEngine(
  file: string,
  tokensOf: (text: string) => number[],
  wordsOf: (tokens: readonly number[]) => Float32Array,
): (text: string) => Float32Array | Promise<Float32Array> {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / page) });
  const { buffer } = memory;
  readInto(file, new Uint8Array(buffer, 0, sizeOfWeights));
  const { exports } = new WebAssembly.Instance(kernel, { encoder: { memory } });
  const products = exports.products as Products;
  const floats = (at: number, count: number) => new Float32Array(buffer, at, count);

  /** Multiplies rows by a matrix; the result is overwritten by the next call. */
  function through(values: Float32Array, rows: number, { weights, scales, biases, ...matrix }: Matrix): Float32Array {
    const inputs = new Int16Array(buffer, inputsAt, rows * matrix.columns);
    const inputScales = floats(scalesAt, rows);
    for (let row = 0; row < rows; row += 1) {
      const from = row * matrix.columns;
      const to = from + matrix.columns;
      let most = 1e-9;
      for (let at = from; at < to; at += 1) most = Math.max(most, Math.abs(values[at] as number));
      const factor = largestInput / most;
      for (let at = from; at < to; at += 1) inputs[at] = Math.round((values[at] as number) * factor);
      inputScales[row] = 1 / factor;
    }
    products(inputsAt, scalesAt, weights, scales, biases, outputsAt, rows, matrix.columns, matrix.rows);
    return floats(outputsAt, rows * matrix.rows);
  }

  const normed = (values: Float32Array, { factors, shifts }: Norm) =>
    level(values, floats(factors, size.width), floats(shifts, size.width));

  return (text: string): Float32Array => {
    const tokens = tokensOf(text);
    // The kernel computes four rows at once.
    const rows = Math.ceil(tokens.length / 4) * 4;
    const values = new Float32Array(rows * size.width);
    values.set(wordsOf(tokens));
    add(values, floats(positionEmbeddings.at, tokens.length * size.width));
    normed(values, firstNorm);
    for (const layer of layers) {
      const mixed = attend(through(values, rows, layer.queryKeyValue), tokens.length, rows);
      add(values, through(mixed, rows, layer.mixed));
      normed(values, layer.mixedNorm);
      const wide = through(values, rows, layer.widened);
      gelu(wide);
      add(values, through(wide, rows, layer.narrowed));
      normed(values, layer.narrowedNorm);
    }
    return middleOf(values, tokens.length);
  };
}

function add(values: Float32Array, more: Float32Array): void {
  for (let at = 0; at < more.length; at += 1) values[at] = (values[at] as number) + (more[at] as number);
}

/** Reads directly into the WebAssembly memory, without a copy. */
function readInto(file: string, bytes: Uint8Array): void {
  const from = openSync(file, 'r');
  try {
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(from, bytes, at, bytes.length - at, at);
      if (read === 0) throw new Error(`${file} is truncated`);
      at += read;
    }
  } finally {
    closeSync(from);
  }
}
