import { classes, hiddenUnits, inputScale } from '#domain/chat/weighed/meaning.ts';
import { sequence } from './random.ts';

/** What `learnMeaning` reads of an example. */
export interface Meant {
  vector: Float32Array;
  /** One of `classes`. */
  label: string;
}

/** One layer: a row of weights for each unit, and what is added to it. */
export interface Layer {
  rows: Float32Array;
  bias: Float32Array;
}

const rounds = 24;
const batchSize = 256;
const highestRate = 2e-3;
const decay = 1e-2;
const smoothing = 0.02;
const keptInputs = 0.9;
const keptUnits = 0.5;

/**
 * A perceptron of one hidden layer over the meaning of a message, learnt by AdamW with a rate that rises and falls once.
 * Inputs and units are left out at random while it learns, so that it cannot learn messages by heart.
 */
export function learnMeaning(examples: readonly Meant[]): { first: Layer; second: Layer } {
  const random = sequence(1);
  const size = examples[0]?.vector.length ?? 0;
  const first = newLayer(hiddenUnits, size, random);
  const second = newLayer(classes.length, hiddenUnits, random);
  const optimisers = [first.rows, first.bias, second.rows, second.bias].map(optimiser);
  const [firstRows, firstBias, secondRows, secondBias] = optimisers.map(({ slopes }) => slopes) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const input = new Float32Array(size);
  const hidden = new Float32Array(hiddenUnits);
  const shares = new Float64Array(classes.length);
  const order = examples.map((_, at) => at);
  const steps = rounds * Math.ceil(examples.length / batchSize);
  let step = 0;

  /** Adds what one example says of every weight to the slopes. */
  function learnFrom({ vector, label }: Meant, weight: number): void {
    for (let at = 0; at < size; at += 1)
      input[at] = random() < keptInputs ? ((vector[at] as number) * inputScale) / keptInputs : 0;
    for (let unit = 0; unit < hiddenUnits; unit += 1) {
      if (random() >= keptUnits) hidden[unit] = 0;
      else hidden[unit] = Math.max(0, dot(first.rows, unit * size, input) + (first.bias[unit] as number)) / keptUnits;
    }
    let total = 0;
    for (let one = 0; one < classes.length; one += 1) {
      shares[one] = Math.exp(dot(second.rows, one * hiddenUnits, hidden) + (second.bias[one] as number));
      total += shares[one] as number;
    }
    const right = classes.findIndex((one) => one === label);
    for (let one = 0; one < classes.length; one += 1) {
      const wanted = smoothing / classes.length + (one === right ? 1 - smoothing : 0);
      shares[one] = ((shares[one] as number) / total - wanted) * weight;
      secondBias[one] = (secondBias[one] as number) + (shares[one] as number);
    }
    for (let unit = 0; unit < hiddenUnits; unit += 1) {
      const active = hidden[unit] as number;
      if (active === 0) continue;
      let slope = 0;
      for (let one = 0; one < classes.length; one += 1) {
        const place = one * hiddenUnits + unit;
        const error = shares[one] as number;
        slope += error * (second.rows[place] as number);
        secondRows[place] = (secondRows[place] as number) + error * active;
      }
      slope /= keptUnits;
      firstBias[unit] = (firstBias[unit] as number) + slope;
      const from = unit * size;
      for (let at = 0; at < size; at += 1)
        firstRows[from + at] = (firstRows[from + at] as number) + slope * (input[at] as number);
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.slice(from, from + batchSize);
      for (const at of batch) learnFrom(examples[at] as Meant, 1 / batch.length);
      step += 1;
      for (const { move } of optimisers) move(step, rateAt(step / steps));
    }
  }
  return { first, second };
}

/** Rises for three tenths of the time, then falls to nothing. */
function rateAt(share: number): number {
  const rise = 0.3;
  const turn = (from: number, to: number, part: number) => to + ((from - to) * (1 + Math.cos(Math.PI * part))) / 2;
  return share < rise
    ? turn(highestRate / 25, highestRate, share / rise)
    : turn(highestRate, 0, (share - rise) / (1 - rise));
}

function newLayer(units: number, inputs: number, random: () => number): Layer {
  const most = 1 / Math.sqrt(inputs);
  const any = () => (random() * 2 - 1) * most;
  return { rows: Float32Array.from({ length: units * inputs }, any), bias: Float32Array.from({ length: units }, any) };
}

function dot(rows: Float32Array, from: number, input: Float32Array): number {
  let one = 0;
  let other = 0;
  for (let at = 0; at < input.length; at += 2) {
    one += (rows[from + at] as number) * (input[at] as number);
    other += (rows[from + at + 1] as number) * (input[at + 1] as number);
  }
  return one + other;
}

/** AdamW over one list of weights. */
function optimiser(weights: Float32Array) {
  const slopes = new Float32Array(weights.length);
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  return {
    slopes,
    /** Moves the weights along the slopes of a batch, and forgets those. */
    move(step: number, rate: number): void {
      const meanScale = 1 / (1 - 0.9 ** step);
      const squareScale = 1 / (1 - 0.999 ** step);
      for (let at = 0; at < weights.length; at += 1) {
        const slope = slopes[at] as number;
        const average = 0.9 * (mean[at] as number) + 0.1 * slope;
        const spread = 0.999 * (square[at] as number) + 0.001 * slope * slope;
        mean[at] = average;
        square[at] = spread;
        weights[at] =
          (weights[at] as number) * (1 - rate * decay) -
          (rate * average * meanScale) / (Math.sqrt(spread * squareScale) + 1e-8);
      }
      slopes.fill(0);
    },
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as number, list[last] as number];
  }
}
