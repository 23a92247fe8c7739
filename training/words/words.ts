import { safetyKinds } from '#domain/chat/safety/kinds.ts';
import { featuresOf } from '#domain/chat/weighed/features.ts';
import { sequence } from './random.ts';

/** What `learnWords` reads of an example. */
export interface Worded {
  /** As `normalise` gives it. */
  text: string;
  /** A kind of safetyKinds, or 'near'. */
  label: string;
}

export interface LearntWords {
  bias: number;
  crisis: Map<string, number>;
}

const rounds = 25;
const rate = 0.3;
const decay = 1e-3;
/** Weights nearer to nothing than this are left out. */
const lightest = 0.4;

/** Logistic regression over words and neighbours, by stochastic gradient descent with a rate for each weight. */
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

/** For each word of three or more crises: how much more often it stands in a kind than elsewhere, in tenths of log-odds. */
export function learnKinds(examples: readonly Worded[]): Record<string, number[]> {
  const counts = new Map<string, number[]>();
  const totals = safetyKinds.map(() => 0);
  for (const { text, label } of examples) {
    const at = safetyKinds.findIndex((kind) => kind === label);
    if (at < 0) continue;
    for (const feature of featuresOf(text).filter((one) => !one.includes('_'))) {
      const row = counts.get(feature) ?? safetyKinds.map(() => 0);
      row[at] = (row[at] ?? 0) + 1;
      counts.set(feature, row);
      totals[at] = (totals[at] ?? 0) + 1;
    }
  }
  const all = totals.reduce((sum, count) => sum + count, 0);
  const kept = [...counts].filter(([, row]) => row.reduce((sum, count) => sum + count, 0) > 2);
  return Object.fromEntries(
    kept
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([feature, row]) => {
        const sum = row.reduce((total, count) => total + count, 0);
        return [
          feature,
          row.map((count, at) => {
            const inside = (count + 0.3) / ((totals[at] ?? 0) + 30);
            const outside = (sum - count + 0.3) / (all - (totals[at] ?? 0) + 30);
            return Math.round(10 * Math.log(inside / outside));
          }),
        ];
      }),
  );
}
