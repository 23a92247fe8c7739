import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SafetyKind, safetyKinds } from '#domain/chat/safety/kinds.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { featuresOf } from '#domain/chat/weighed/features.ts';
import { readCases } from '#tests/evaluation/cases.ts';

// `npm run weigh-words`: learns src/domain/chat/weighed/weights.json anew from every labelled message. The same
// messages always give the same file. --without NAME leaves a labelled set out, to measure on it what was learnt from the
// others; afterwards learn from all of them again.

interface Example {
  features: string[];
  crisis: 0 | 1;
  kind: string;
  set: string;
}

const labelled = 'tests/evaluation/labelled';
const target = 'src/domain/chat/weighed/weights.json';
const rounds = 15;
const rate = 0.3;
const decay = 1e-5;
/** Weights nearer to nothing than this are left out. */
const lightest = 0.75;

function read(): Example[] {
  const examples = readCases().map(
    ({ turns, category, kind = '' }): Example => ({
      features: featuresOf(normalise(turns.at(-1) ?? '')),
      crisis: category === 'crisis' ? 1 : 0,
      kind,
      set: 'cases',
    }),
  );
  for (const name of readdirSync(labelled).sort()) {
    if (!name.endsWith('.tsv')) continue;
    for (const line of readFileSync(join(labelled, name), 'utf8').split('\n')) {
      const [label = '', message] = line.split('\t');
      if (!message) continue;
      const isKind = safetyKinds.includes(label as SafetyKind);
      examples.push({
        features: featuresOf(normalise(message)),
        crisis: isKind ? 1 : 0,
        kind: isKind ? label : '',
        set: name.replace(/\.tsv$/, ''),
      });
    }
  }
  return examples;
}

/** A sequence that looks random and is the same each time. */
function numbers(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}

/** Logistic regression, by stochastic gradient descent with a rate for each weight. */
function learn(examples: readonly Example[], isPositive: (example: Example) => boolean) {
  const weights = new Map<string, number>();
  const slopes = new Map<string, number>();
  const random = numbers();
  let bias = 0;
  for (let step = 0; step < examples.length * rounds; step += 1) {
    const example = examples[Math.floor(random() * examples.length)];
    if (!example) continue;
    const scale = 1 / Math.sqrt(example.features.length || 1);
    const sum = example.features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0);
    const error = 1 / (1 + Math.exp(-(bias + sum * scale))) - (isPositive(example) ? 1 : 0);
    bias -= 0.05 * error;
    for (const feature of example.features) {
      const weight = weights.get(feature) ?? 0;
      const slope = error * scale + decay * weight;
      const total = (slopes.get(feature) ?? 0) + slope * slope;
      slopes.set(feature, total);
      weights.set(feature, weight - (rate * slope) / Math.sqrt(total + 1e-8));
    }
  }
  return { weights, bias };
}

/** For each word of three or more crises: how much more often it stands in a kind than elsewhere, in tenths of log-odds. */
function learnKinds(crises: readonly Example[]): Record<string, number[]> {
  const counts = new Map<string, number[]>();
  const totals = safetyKinds.map(() => 0);
  for (const { features, kind } of crises) {
    const at = safetyKinds.indexOf(kind as SafetyKind);
    if (at < 0) continue;
    for (const feature of features.filter((one) => !one.includes('_'))) {
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

const left = process.argv[process.argv.indexOf('--without') + 1];
const without = process.argv.includes('--without') ? left : undefined;
const examples = read();
const known = examples.filter(({ set }) => set !== without);
const { weights, bias } = learn(known, ({ crisis }) => crisis === 1);
const crisis = Object.fromEntries(
  [...weights]
    .filter(([, weight]) => Math.abs(weight) >= lightest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => [feature, Math.round(weight * 100) / 100]),
);
const kinds = learnKinds(known.filter((example) => example.crisis === 1));
const lines = (record: Record<string, unknown>) =>
  Object.entries(record)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
writeFileSync(
  target,
  `{\n  "bias": ${Math.round(bias * 100) / 100},\n  "crisis": {\n${lines(crisis)}\n  },\n  "kinds": {\n${lines(kinds)}\n  }\n}\n`,
);
console.log(
  `${known.length} messages, ${known.filter((example) => example.crisis === 1).length} of them crises; ${Object.keys(crisis).length} weights and ${Object.keys(kinds).length} words of kinds written to ${target}.`,
);
