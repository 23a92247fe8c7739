import { describe, expect, test } from 'vitest';
import type { AnswerBank } from '#content/assistant.ts';
import { meaningSize, type SentenceEncoder } from '../../meaning/encoder.ts';
import { createBank } from './bank.ts';
import { createConsult } from './consult.ts';

/** Every word a number of its own: texts are as near as the words they share. */
const words: string[] = [];
const vectorOf = (text: string) => {
  const vector = new Float32Array(meaningSize);
  for (const word of text.split(' ')) {
    if (!words.includes(word)) words.push(word);
    vector[words.indexOf(word) % meaningSize] = 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};
const encoder: SentenceEncoder = {
  weights: 'by hand',
  encode: async (texts) => texts.map(vectorOf),
  close: async () => undefined,
};

const answer = (id: string, asks: string[], more: object = {}) => ({
  id,
  asks,
  says: { html: `<p>${id}</p>`, inline: false },
  pages: [],
  ...more,
});

const written = {
  answers: [
    answer('cost/initial', ['price first visit'], { book: 'initial', yes: 'booking/initial' }),
    answer('cost/followup', ['price second visit']),
    answer('booking/initial', ['book first visit']),
    answer('booking/referral', ['referral needed before coming']),
    answer('tests/order', ['referral needed blood tests']),
    answer('place/served', ['seen in PLACE']),
    answer('hours/in-place', ['what does my clock say']),
    answer('hours/perth', ['hours behind over there']),
    answer('hours/adelaide', ['half hour behind over there']),
    answer('tool/waist-cutoffs', ['waist limits']),
    answer('tool/waist-women', ['ladies tape']),
    answer('tool/waist-men', ['gents tape']),
    answer('topic/fibre', ['grams of fibre'], { says: { html: '<p>25 g (women) or 30 g (men)</p>', inline: false } }),
    answer('topic/protein-amount', ['grams of protein']),
    answer('topic/kidney-protein', ['ill kidneys']),
    answer('talk/thanks', ['thanks heaps']),
    answer('talk/joke', ['tell joke']),
    answer('talk/joke-more', ['more funny jokes']),
  ],
  followUps: [
    { after: ['cost/*'], asks: ['other one'], to: 'cost/followup' },
    { after: ['talk/joke'], asks: ['another'], to: 'talk/joke-more' },
  ],
  asked: [],
} as unknown as AnswerBank;

async function consulted(...turns: string[]) {
  const bank = await createBank(written, encoder, async (texts) => texts.map(vectorOf));
  const consult = createConsult(bank);
  const message = turns.pop() ?? '';
  return consult(
    message,
    turns.map((text) => ({ role: 'visitor' as const, text })),
  );
}

const leadOf = async (...turns: string[]) => (await consulted(...turns)).lead?.answer.id;

describe('a message that goes on from the answer before', () => {
  test('is read with the rules of that answer, and alone without them', async () => {
    expect(await leadOf('price first visit', 'other one')).toBe('cost/followup');
    expect(await leadOf('book first visit', 'other one')).not.toBe('cost/followup');
  });

  test('keeps its topic through a courtesy, and may go on from the courtesy', async () => {
    expect(await leadOf('price first visit', 'thanks heaps', 'other one')).toBe('cost/followup');
    expect(await leadOf('price first visit', 'tell joke', 'another')).toBe('talk/joke-more');
    expect(await leadOf('price first visit', 'tell joke', 'other one')).toBe('cost/followup');
  });

  test('takes up what was offered, but not after something else came between', async () => {
    expect(await leadOf('price first visit', 'yep book me in')).toBe('booking/initial');
    expect(await leadOf('price first visit', 'tell joke', 'yes')).not.toBe('booking/initial');
  });

  test('puts right what was understood', async () => {
    expect(await leadOf('referral needed before coming', 'no i meant blood tests')).toBe('tests/order');
  });

  test('that wants more of the same gets the same answer, said to be so', async () => {
    const { lead, again } = await consulted('price first visit', 'tell me more');
    expect([lead?.answer.id, again]).toEqual(['cost/initial', true]);
  });

  test('means the place that was named before, until another is named', async () => {
    expect((await consulted('seen in perth', 'price first visit')).place).toBe('Perth');
    expect((await consulted('seen in perth', 'seen in hobart')).place).toBe('Hobart');
    expect((await consulted('seen in perth', 'seen in hobart')).again).toBe(false);
  });

  test('is told the clock of that place, whoever asked the same before', async () => {
    const consult = createConsult(await createBank(written, encoder, async (texts) => texts.map(vectorOf)));
    const clockAfter = async (...turns: string[]) => {
      const history = turns.map((text) => ({ role: 'visitor' as const, text }));
      return (await consult('what does my clock say', history)).lead?.answer.id;
    };
    expect(await clockAfter('seen in perth', 'price first visit')).toBe('hours/perth');
    expect(await clockAfter('seen in adelaide', 'price first visit')).toBe('hours/adelaide');
    expect(await clockAfter('price first visit')).toBe('hours/in-place');
  });
});

describe('a message that names nothing but what changes', () => {
  test('asks for the clock of another month', async () => {
    expect(await leadOf('seen in adelaide', 'what does my clock say', 'right and in January?')).toBe('hours/adelaide');
    expect(await leadOf('seen in adelaide', 'price first visit', 'right and in January?')).not.toBe('hours/adelaide');
  });

  test('asks the same for a woman or a man, where the answer differs', async () => {
    expect(await leadOf('waist limits', 'ok and for my wife?')).toBe('tool/waist-women');
    expect(await leadOf('waist limits', 'and for a bloke')).toBe('tool/waist-men');
    expect(await leadOf('grams of fibre', 'and my missus?')).toBe('topic/fibre');
  });

  test('asks again for what was answered before the last answer', async () => {
    const turns = ['price first visit', 'referral needed before coming'];
    expect(await leadOf(...turns, 'visit price again')).toBe('cost/initial');
  });
});

describe('a message of two sentences', () => {
  test('is answered in what it asks, not in its courtesy', async () => {
    const { lead, also } = await consulted('Many thanks heaps. Price second visit?');
    expect([lead?.answer.id, also]).toEqual(['cost/followup', []]);
  });

  test('gets no joke beside its answer', async () => {
    const { lead, also } = await consulted('Price second visit. Tell joke please?');
    expect([lead?.answer.id, also]).toEqual(['cost/followup', []]);
  });
});

test('amounts of protein are not told to somebody whose kidneys are ill', async () => {
  expect(await leadOf('my kidneys are at stage three', 'grams of protein')).toBe('topic/kidney-protein');
  expect(await leadOf('i lift weights', 'grams of protein')).toBe('topic/protein-amount');
  expect(await leadOf('a recipe with kidney beans', 'grams of protein')).toBe('topic/protein-amount');
});
