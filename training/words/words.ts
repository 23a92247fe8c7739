import { featuresOf } from '#domain/chat/concern/features.ts';
import { sequence } from './random.ts';

/** An example for `learnWords`. */
export interface Worded {
  /** The text after `normalise`. */
  text: string;
  /** A kind of concernKinds, or 'near'. */
  label: string;
}

export interface LearntWords {
  bias: number;
  crisis: Map<string, number>;
}

const rounds = 25;
const rate = 0.3;
const decay = 1e-3;
/** Weights with a smaller absolute value are left out. */
const lightest = 0.4;

/** Logistic regression over words and word pairs, by stochastic gradient descent with a rate for each weight (AdaGrad). */
export function learnWords(examples: readonly Worded[]): LearntWords {
  const places = new Map<string, number>();
  const rows = examples.map(({ text }) =>
    Uint32Array.from(featuresOf(text), (feature) => {
      const place = places.get(feature) ?? places.size;
      places.set(feature, place);
      return place;
    }),
  );
  const weights = new Float64Array(places.size);
  const slopes = new Float64Array(places.size);
  const random = sequence(1);
  let bias = 0;
  for (let step = 0; step < examples.length * rounds; step += 1) {
    const at = Math.floor(random() * examples.length);
    const row = rows[at] ?? new Uint32Array();
    const scale = 1 / Math.sqrt(row.length || 1);
    let sum = 0;
    for (const feature of row) sum += weights[feature] ?? 0;
    const error = 1 / (1 + Math.exp(-(bias + sum * scale))) - (examples[at]?.label === 'near' ? 0 : 1);
    bias -= 0.05 * error;
    for (const feature of row) {
      const weight = weights[feature] ?? 0;
      const slope = error * scale + decay * weight;
      const total = (slopes[feature] ?? 0) + slope * slope;
      slopes[feature] = total;
      weights[feature] = weight - (rate * slope) / Math.sqrt(total + 1e-8);
    }
  }
  const crisis = new Map<string, number>();
  for (const [feature, place] of places) {
    const weight = weights[place] ?? 0;
    if (Math.abs(weight) >= lightest) crisis.set(feature, weight);
  }
  return { bias: Math.round(bias * 100) / 100, crisis };
}
