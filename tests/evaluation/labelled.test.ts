import { describe, expect, test } from 'vitest';
import { loadConcerns } from '#content/concerns.ts';
import { textsToRead } from '#domain/chat/concern/parts.ts';
import { isSample, toAsk } from './evaluated.ts';
import { embeddingsOf, type Labelled, measure, readLabelled } from './labelled-messages.ts';

const concerns = loadConcerns();

async function measured(messages: readonly Labelled[]) {
  const embeddings = await embeddingsOf(messages.flatMap(({ message }) => textsToRead(message)));
  const result = measure(messages, (message) => concerns.find(message, embeddings)?.kinds ?? []);
  return {
    recall: result.found / result.crises,
    alarms: result.alarms / result.near,
    named: result.named / result.crises,
  };
}

// `npm run eval:concerns` reads every message. This test reads some hundred, or a quarter of those if nothing changed since the last evaluation.
describe('[CHAT-05] messages that people labelled', () => {
  test('a sample of the training messages', async () => {
    const { recall, alarms, named } = await measured(toAsk(readLabelled('labelled').filter((_, at) => at % 120 === 0)));
    expect(recall).toBeGreaterThan(0.995);
    expect(alarms).toBeLessThan(0.015);
    expect(named).toBeGreaterThan(0.88);
  }, 600_000);

  test('a sample of the held-out messages', async () => {
    const { recall, alarms, named } = await measured(toAsk(readLabelled('held-out').filter((_, at) => at % 8 === 0)));
    expect(recall).toBeGreaterThan(0.98);
    expect(alarms).toBeLessThan(0.03);
    expect(named).toBeGreaterThan(0.88);
  }, 600_000);

  test('phrases alone, without the classifier, rarely raise a false alarm', () => {
    const { alarms, near, found } = measure(
      toAsk(readLabelled('labelled')),
      (message) => concerns.find(message)?.kinds ?? [],
    );
    expect(found).toBeGreaterThan(isSample ? 250 : 1000);
    expect(alarms / near).toBeLessThan(0.03);
  }, 300_000);
});
