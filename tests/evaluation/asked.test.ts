import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';
import { answersFile, readClassifier } from '#server/assistant/select/classifier.ts';
import { createSelect } from '#server/assistant/select/select.ts';
import { toAsk } from './evaluated.ts';

const encoder = createSentenceEncoder('questions');
afterAll(() => encoder.close());
const none = async () => ({ scores: () => [] });
const select = createSelect(loadContent('content').assistant, encoder, readClassifier(answersFile), none);

/** Every nth line of a file: all of them take a minute. */
const lines = (name: string, every: number) =>
  readFileSync(`training/answers-held-out/${name}.tsv`, 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && at % every === 0)
    .map((line) => line.split('\t') as [id: string, ...messages: string[]]);

const share = (right: readonly boolean[]) => right.filter(Boolean).length / right.length;

test('the classifier was learnt with the encoder that stands', () => {
  expect(readClassifier(answersFile).encoder).toBe(encoder.weights);
});

describe('[CHAT-08] messages that were written for one answer each, by people who had not seen its ways to ask', () => {
  test('find it first, or among the nearest three', async () => {
    const places: number[] = [];
    for (const [id, message = ''] of toAsk(lines('held-out', 8))) {
      const { choices } = await select(message, []);
      places.push(choices.findIndex(({ answer }) => answer.id === id));
    }
    expect(share(places.map((place) => place === 0))).toBeGreaterThan(0.9);
    expect(share(places.map((place) => place >= 0 && place < 3))).toBeGreaterThan(0.96);
  }, 300_000);

  test('find it by what was said before, where they lean on that', async () => {
    const right: boolean[] = [];
    for (const [id, ...messages] of toAsk(lines('held-out-conversations', 6))) {
      const { choices } = await select(messages.at(-1) ?? '', messages.slice(0, -1));
      right.push(choices[0]?.answer.id === id);
    }
    expect(share(right)).toBeGreaterThan(0.72);
  }, 300_000);
});
