import { z } from 'zod';

/** Named 16-bit float tensors of a Safetensors file: length of the header, JSON header, numbers. */
export interface Tensors {
  names: readonly string[];
  /** Rows and columns of a matrix. */
  shapeOf(name: string): readonly number[];
  /** Offset of a tensor's numbers in the file, in bytes. */
  offsetOf(name: string): number;
  /** A copy of a tensor's numbers. */
  numbersOf(name: string): Float16Array;
  /** Overwrites a tensor's numbers in the bytes that were passed in. */
  put(name: string, numbers: Float16Array): void;
}

const entry = z.object({
  dtype: z.string(),
  shape: z.array(z.number().int().positive()),
  data_offsets: z.tuple([z.number().int().nonnegative(), z.number().int()]),
});
const header = z.record(z.string(), z.unknown());

/**
 * @param bytes The whole file, or its header alone if no numbers are read. Tensors of other types may be in it, but cannot be
 * read.
 * @throws Error if the file is not of the format, or a tensor is missing or not of 16 bits.
 */
export function readTensors(bytes: Uint8Array): Tensors {
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true));
  const entries = header.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length))));
  const tensor = (name: string) => {
    const found = entry.safeParse(entries[name]);
    if (!found.success || found.data.dtype !== 'F16') throw new Error(`there is no tensor '${name}' of 16 bits`);
    const [from, to] = found.data.data_offsets;
    return { shape: found.data.shape, at: 8 + length + from, end: 8 + length + to };
  };
  return {
    names: Object.keys(entries).filter((name) => name !== '__metadata__'),
    shapeOf: (name) => tensor(name).shape,
    offsetOf: (name) => tensor(name).at,
    // Copied, because a tensor may begin at an odd byte, which a typed array cannot view.
    numbersOf: (name) => new Float16Array(Uint8Array.from(bytes.subarray(tensor(name).at, tensor(name).end)).buffer),
    put(name, numbers) {
      const { at, end } = tensor(name);
      if (numbers.byteLength !== end - at) throw new Error(`the tensor '${name}' has another size`);
      bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    },
  };
}
