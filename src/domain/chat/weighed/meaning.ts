import { type SafetyKind, safetyKinds } from '../safety/kinds.ts';
import learnt from './meaning.json' with { type: 'json' };

/** What a message may be, in the order of the perceptron's answers. */
export const classes: readonly (SafetyKind | 'near')[] = ['near', ...safetyKinds];
/** An encoder's vector has length 1; so scaled, its numbers are about as large as those of a normal distribution. */
const inputScale = 19.6;

/** What the meaning of a text says of it. */
export interface Reading {
  /** Log-odds of an emergency: 0 is even. */
  weight: number;
  /** If it is an emergency: which, the likeliest first, with shares that add up to 1. */
  kinds: readonly { kind: SafetyKind; share: number }[];
}

/** One layer as training/encoder/emergencies.py writes it: weights in 127ths of each unit's largest. */
interface Layer {
  rows: Int8Array;
  scales: readonly number[];
  bias: readonly number[];
}

const first = layer(learnt.first);
const second = layer(learnt.second);

/**
 * Reads the meaning of a text by a small perceptron, learnt from labelled messages (docs/decisions/0031-weighed-words.md).
 * Fixed weights: the same vector always gives the same reading.
 *
 * @param vector As the SentenceEncoder that was tuned for emergencies gives it.
 */
export function readMeaning(vector: Float32Array): Reading {
  const input = vector.map((value) => value * inputScale);
  const hidden = through(first, input).map((value) => Math.max(0, value));
  const [near = 0, ...crises] = through(second, hidden);
  const highest = Math.max(...crises);
  const shares = crises.map((value) => Math.exp(value - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    weight: highest + Math.log(sum) - near,
    kinds: safetyKinds
      .map((kind, at) => ({ kind, share: (shares[at] ?? 0) / sum }))
      .sort((one, other) => other.share - one.share),
  };
}

function through({ rows, scales, bias }: Layer, input: Float32Array): Float32Array {
  const size = input.length;
  return Float32Array.from(scales, (scale, unit) => {
    let sum = 0;
    const from = unit * size;
    for (let at = 0; at < size; at += 1) sum += (rows[from + at] ?? 0) * (input[at] ?? 0);
    return sum * scale + (bias[unit] ?? 0);
  });
}

function layer({ rows, ...rest }: { rows: string; scales: number[]; bias: number[] }): Layer {
  return { ...rest, rows: Int8Array.from(atob(rows), (letter) => letter.charCodeAt(0)) };
}
