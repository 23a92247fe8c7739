import { z } from 'zod';
import { type LearntKind, learntKinds } from './kinds.ts';

/** Embeddings have length 1; this factor scales their components to about those of a standard normal distribution. */
const inputScale = 19.6;

/** The perceptron's result for a text. */
export interface ConcernScores {
  /** Log-odds of an emergency: 0 is even. */
  weight: number;
  /** Kinds, the likeliest first, given an emergency; the shares sum to 1. */
  kinds: readonly { kind: LearntKind; share: number }[];
}

const layer = z.object({
  /** Quantisation step of each unit. */
  scales: z.array(z.number()),
  bias: z.array(z.number()),
  /** One Int8 row for each unit, as base64. */
  rows: z.base64(),
});

/** The file that training/encoder/emergencies.py writes: two layers, and the labels of the second layer's units. */
export const meaningFile = z
  .object({
    /** Id of the encoder tuning that it was trained with; embeddings of another tuning are incompatible. */
    tuning: z.string(),
    /** Labels in the order of the second layer's units: 'near' for no emergency, and every kind once. */
    classes: z.array(z.enum(['near', ...learntKinds], { error: `name near or one of ${learntKinds.join(', ')}` })),
    first: layer,
    second: layer,
  })
  .refine(
    ({ classes, second }) =>
      new Set(classes).size === learntKinds.length + 1 &&
      classes.length === learntKinds.length + 1 &&
      second.bias.length === classes.length,
    { path: ['classes'], error: 'name near and every kind once, in the order of the second layer' },
  );
export type LearntMeaning = z.infer<typeof meaningFile>;

/** A small perceptron over an embedding. Deterministic. */
export function createMeaningReader({
  classes,
  first,
  second,
}: LearntMeaning): (vector: Float32Array) => ConcernScores {
  const [toHidden, toClasses] = [through(first), through(second)];
  return (vector) => {
    const hidden = toHidden(vector.map((value) => value * inputScale)).map((value) => Math.max(0, value));
    const scores = [...toClasses(hidden)].map((score, at) => ({ name: classes[at], score }));
    const near = scores.find(({ name }) => name === 'near')?.score ?? 0;
    const crises = scores.flatMap(({ name, score }) => (name && name !== 'near' ? [{ kind: name, score }] : []));
    const highest = Math.max(...crises.map(({ score }) => score));
    const sum = crises.reduce((total, { score }) => total + Math.exp(score - highest), 0);
    return {
      weight: highest + Math.log(sum) - near,
      kinds: crises
        .map(({ kind, score }) => ({ kind, share: Math.exp(score - highest) / sum }))
        .sort((one, other) => other.share - one.share),
    };
  };
}

function through({ rows, scales, bias }: z.infer<typeof layer>): (input: Float32Array) => Float32Array {
  const weights = Int8Array.from(atob(rows), (letter) => letter.charCodeAt(0));
  return (input) =>
    Float32Array.from(scales, (scale, unit) => {
      let sum = 0;
      const from = unit * input.length;
      for (let at = 0; at < input.length; at += 1) sum += (weights[from + at] ?? 0) * (input[at] ?? 0);
      return sum * scale + (bias[unit] ?? 0);
    });
}
