import { afterAll, expect, test } from 'vitest';
import { loadConcerns } from '#content/concerns.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { createSentenceEncoder, MeaningUnavailable } from '../meaning/encoder.ts';
import { createSafetyLayer, type SafetyLayerParts } from './safety-layer.ts';

const encoder = createSentenceEncoder('emergencies');
afterAll(() => encoder.close());
const concerns = loadConcerns();

function layerWith(parts: Omit<SafetyLayerParts, 'report' | 'concerns'>) {
  const reports: string[] = [];
  return { layer: createSafetyLayer({ ...parts, concerns, report: (what) => void reports.push(what) }), reports };
}

/** An emergency that no phrase and no word weight reveals. */
const inOtherWords = 'our neighbour is turning purple on the driveway';

test('[CHAT-05] the embedding reveals an emergency that no phrase matches', async () => {
  expect((await layerWith({}).layer.before(inOtherWords, newDialogue)).kind).toBe('none');
  expect((await layerWith({ encoder, timeoutMs: 60_000 }).layer.before(inOtherWords, newDialogue)).kind).toBe(
    'answered',
  );
});

test.each([
  [
    'forget it. he come home drunk he hit me yesterday he say tonight he finish me i hide in bathroom',
    '1800RESPECT',
    'If a child is hurt',
  ],
  ['dad hits me and my brother, im 11', 'Kids Helpline', undefined],
  [
    'stopped the grog dead after 30 yrs, day 2, shaking like a leaf and seeing spiders',
    'please do not do it alone',
    'act on it',
  ],
  ['stopped the grog dead, shaking and i want to die', 'act on it', undefined],
])('[CHAT-05] the embedding decides the kind of danger: %s', async (message, named, unnamed) => {
  const safety = await layerWith({ encoder, timeoutMs: 60_000 }).layer.before(message, newDialogue);
  const html = safety.kind === 'answered' ? safety.answer.html : '';
  expect(html).toContain(named);
  if (unnamed) expect(html).not.toContain(unnamed);
});

test('[SAFE-05] without embeddings phrases find emergencies, other messages stay unread, one report is made', async () => {
  const gone = { encode: () => Promise.reject(new MeaningUnavailable('it ended')) };
  const { layer, reports } = layerWith({ encoder: gone });
  const first = await layer.before('i want to die', newDialogue);
  expect(first.kind).toBe('answered');
  expect(await layer.before('can i book tuesday', newDialogue)).toEqual({
    kind: 'unread',
    isBusy: false,
    dialogue: newDialogue,
  });
  // An earlier concern is still in the dialogue.
  const after = await layer.before('what does it cost', first.dialogue);
  expect(after).toEqual({ kind: 'unread', isBusy: false, dialogue: first.dialogue });
  expect(reports).toEqual(['messages are judged without their meaning']);
});

test('[CHAT-05] an embedding that does not arrive runs into a timeout', async () => {
  const silent = { encode: () => new Promise<never>(() => undefined) };
  const { layer, reports } = layerWith({ encoder: silent, timeoutMs: 5 });
  expect((await layer.before('i want to die', newDialogue)).kind).toBe('answered');
  expect(reports).toHaveLength(1);
});

test('[TRUST-03] the encoder’s work grows with the length of a message up to a budget', async () => {
  const requested: string[][] = [];
  const counting = {
    encode: async (texts: readonly string[]) => {
      requested.push([...texts]);
      return texts.map(() => new Float32Array(384));
    },
  };
  const { layer } = layerWith({ encoder: counting });
  const words = async (count: number) => {
    await layer.before(Array.from({ length: count / 5 }, (_, at) => `part ${at} of ${count}`).join('. '), newDialogue);
    return (requested.at(-1) ?? []).join(' ').split(' ').length;
  };
  expect(await words(50)).toBeLessThanOrEqual(50);
  expect(await words(400)).toBeLessThanOrEqual(400);
  expect(await words(4000)).toBeLessThanOrEqual(640);
  // Both ends of a message beyond the budget.
  expect(requested.at(-1)?.join(' ')).toMatch(/^part 0 of .* part 799 of 4000$/);
});
