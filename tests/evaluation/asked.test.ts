import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { type Bank, createBank } from '#server/assistant/embedded/bank/bank.ts';
import { bankOf } from '#server/assistant/embedded/bank/bank-of.ts';
import { createConsult } from '#server/assistant/embedded/bank/consult.ts';
import { knownMeanings } from '#server/assistant/embedded/bank/known-meanings.ts';
import { createSentenceEncoder, meaningSize } from '#server/assistant/meaning/encoder.ts';

const encoder = createSentenceEncoder('questions');
afterAll(() => encoder.close());

let loaded: Promise<Bank> | undefined;
const loadedBank = () => {
  loaded ??= bankOf(loadContent('content'), encoder, (error) => {
    throw error;
  }).then((bank) => bank ?? Promise.reject(new Error('there is no bank')));
  return loaded;
};

/** Every nth line of a file: all of them take minutes on a busy machine. */
const lines = (name: string, every: number) =>
  readFileSync(join(import.meta.dirname, 'asked', `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && at % every === 0)
    .map((line) => line.split('\t') as [id: string, ...messages: string[]]);

const share = (right: readonly boolean[]) => right.filter(Boolean).length / right.length;

test('what nearly every text of the bank means is kept with the content, so that no build has to make it', async () => {
  const { assistant } = loadContent('content');
  let made = 0;
  const encode = async (texts: readonly string[]) => {
    made += texts.length;
    return texts.map(() => new Float32Array(meaningSize));
  };
  const counting = { ...encoder, encode };
  // No file can be called so: nothing is kept.
  await createBank(assistant, counting, knownMeanings('\0', counting, assistant.meanings));
  expect(made).toBeLessThan(2_000);
}, 120_000);

describe('[CHAT-08] messages that were written for one answer each, by people who had not seen its ways to ask', () => {
  test('find it first, or among the nearest three', async () => {
    const bank = await loadedBank();
    const places: number[] = [];
    for (const [id, message = ''] of lines('held-out', 24)) {
      const { matches } = await bank.read(message);
      places.push(matches.findIndex(({ answer }) => answer.id === id));
    }
    expect(share(places.map((place) => place === 0))).toBeGreaterThan(0.86);
    expect(share(places.map((place) => place >= 0 && place < 3))).toBeGreaterThan(0.95);
  }, 600_000);

  test('find it by what was said before, where they lean on that', async () => {
    const consult = createConsult(await loadedBank());
    const right: boolean[] = [];
    for (const [id, ...messages] of lines('held-out-conversations', 20)) {
      const before = messages.slice(0, -1).map((text) => ({ role: 'visitor' as const, text }));
      const { lead } = await consult(messages.at(-1) ?? '', before);
      right.push(lead?.answer.id === id);
    }
    expect(share(right)).toBeGreaterThan(0.66);
  }, 600_000);
});
