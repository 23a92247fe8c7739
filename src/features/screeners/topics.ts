import type { InstrumentId } from '#domain/screeners/instrument.ts';

interface Topic {
  /** The subject in a word: instruments are named after papers. */
  about: string;
  looksAt: string;
  /** Whether the result needs a press of a button, or appears with the last answer. */
  reveal: 'on-request' | 'live';
  /** Options that fit one line: a pair beside the question, a row, or a block of two by two. */
  layout: 'pair' | 'row' | 'block';
}

export const topics: Readonly<Record<InstrumentId, Topic>> = {
  'beds-7': { about: 'Eating', looksAt: 'Eating that feels out of your hands.', reveal: 'on-request', layout: 'pair' },
  asrs: { about: 'Attention', looksAt: 'Attention and restlessness in adults.', reveal: 'on-request', layout: 'row' },
  'audit-c': { about: 'Alcohol', looksAt: 'How often, and how much, you drink.', reveal: 'on-request', layout: 'row' },
  'stop-bang': {
    about: 'Sleep apnoea',
    looksAt: 'The risk that breathing stops again and again while you sleep.',
    reveal: 'live',
    layout: 'pair',
  },
  epworth: {
    about: 'Daytime sleepiness',
    looksAt: 'How likely you are to doze in everyday situations.',
    reveal: 'live',
    layout: 'block',
  },
};
