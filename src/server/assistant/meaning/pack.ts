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
import type { Tensors } from './safetensors.ts';

/** Packs an encoder's final weights as layout.ts describes: a quarter of the size, with little loss. */
export function pack(tensors: Tensors): Uint8Array {
  const packed = new ArrayBuffer(sizeOfWeights);
  packPlaces(packed, tensors);
  packNorm(packed, tensors, firstNorm);
  for (const { queryKeyValue, mixed, mixedNorm, widened, narrowed, narrowedNorm } of layers) {
    for (const matrix of [queryKeyValue, mixed, widened, narrowed]) packMatrix(packed, tensors, matrix);
    for (const norm of [mixedNorm, narrowedNorm]) packNorm(packed, tensors, norm);
  }
  return new Uint8Array(packed);
}

function packMatrix(packed: ArrayBuffer, tensors: Tensors, { parts, rows, columns, ...at }: Matrix): void {
  const weights = new Int8Array(packed, at.weights, rows * columns);
  const scales = new Float32Array(packed, at.scales, rows);
  const biases = new Float32Array(packed, at.biases, rows);
  const rowsOfPart = rows / parts.length;
  parts.forEach((part, number) => {
    const first = number * rowsOfPart;
    biases.set(tensors.numbersOf(`${part}.bias`), first);
    const numbers = Float32Array.from(tensors.numbersOf(`${part}.weight`));
    for (let row = 0; row < rowsOfPart; row += 1) {
      const ofRow = numbers.subarray(row * columns, (row + 1) * columns);
      const scale = ofRow.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
      scales[first + row] = scale;
      weights.set(
        ofRow.map((value) => Math.round(value / scale)),
        (first + row) * columns,
      );
    }
  });
}

function packNorm(packed: ArrayBuffer, tensors: Tensors, { name, factors, shifts }: Norm): void {
  new Float32Array(packed, factors, size.width).set(tensors.numbersOf(`${name}.weight`));
  new Float32Array(packed, shifts, size.width).set(tensors.numbersOf(`${name}.bias`));
}

/** A message is a single text: the first token type's embedding is added at every position. */
function packPlaces(packed: ArrayBuffer, tensors: Tensors): void {
  const ofPlaces = tensors.numbersOf('embeddings.position_embeddings.weight');
  const ofType = tensors.numbersOf('embeddings.token_type_embeddings.weight');
  const sums = new Float32Array(packed, positionEmbeddings.at, mostTokens * size.width);
  for (let at = 0; at < sums.length; at += 1) sums[at] = (ofPlaces[at] ?? 0) + (ofType[at % size.width] ?? 0);
}
