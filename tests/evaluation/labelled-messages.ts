import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';

/** A message with its label: a kind of emergency, or 'near'. */
export interface Labelled {
  label: string;
  message: string;
}

/** Every message of training/: held-out ones, and labelled ones for training. */
export function readLabelled(which: 'held-out' | 'labelled'): Labelled[] {
  const folder = which === 'labelled' ? 'training/concerns' : 'training/concerns-held-out';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => {
      const [label = '', message = ''] = line.split('\t');
      return { label, message };
    });
}

/** The embeddings of texts by the encoder for emergencies. Cached in .cache/, so that the next run takes seconds. */
export async function embeddingsOf(texts: readonly string[]): Promise<(text: string) => Float32Array | undefined> {
  const encoder = createSentenceEncoder('emergencies');
  const file = join('.cache', `embeddings-${encoder.weights}.bin`);
  const known = parseStored(file);
  try {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    for (let at = 0; at < missing.length; at += 64) {
      const some = missing.slice(at, at + 64);
      const vectors = await encoder.encode(some);
      some.forEach((text, place) => {
        const vector = vectors[place];
        if (vector) known.set(text, Float32Array.from(vector));
      });
    }
    if (missing.length > 0) {
      mkdirSync('.cache', { recursive: true });
      writeFileSync(file, serialize(known));
    }
  } finally {
    await encoder.close();
  }
  return (text) => known.get(text);
}

function parseStored(file: string): Map<string, Float32Array> {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return new Map();
  }
}

/** Kinds that were split after the messages were labelled, with their former label. */
const labelOf: Readonly<Record<string, string>> = {
  'ill-child': 'child',
  perinatal: 'child',
  'sexual-assault': 'violence',
  'severe-poisoning': 'overdose',
};

/** Counts of correct and wrong results. */
export interface Measure {
  crises: number;
  found: number;
  /** Crises whose label is among the kinds found. */
  named: number;
  near: number;
  alarms: number;
  missed: string[];
  falselyAlarmed: string[];
}

export function measure(messages: readonly Labelled[], kindsIn: (message: string) => readonly string[]): Measure {
  const result: Measure = { crises: 0, found: 0, named: 0, near: 0, alarms: 0, missed: [], falselyAlarmed: [] };
  for (const { label, message } of messages) {
    const kinds = kindsIn(message);
    if (label === 'near') {
      result.near += 1;
      if (kinds.length === 0) continue;
      result.alarms += 1;
      result.falselyAlarmed.push(`${kinds.join(', ')}\t${message}`);
    } else {
      result.crises += 1;
      if (kinds.length > 0) result.found += 1;
      else result.missed.push(`${label}\t${message}`);
      if (kinds.some((kind) => kind === label || labelOf[kind] === label)) result.named += 1;
    }
  }
  return result;
}
