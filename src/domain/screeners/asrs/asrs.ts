import type { Instrument } from '../instrument.ts';
import { adultNotice } from '../sentences.ts';
import { about } from './about.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';
import { score } from './score.ts';

/** ADHD in adults. A referral needs the single answers, so shared text lists them. */
export const asrs: Instrument = {
  id: 'asrs',
  name: 'ADHD self-check (ASRS-v1.1, Part A)',
  reportType: 'ASRS-v1.1',
  adultNotice,
  lookBack: 'The past six months',
  instruction: 'Think of the past six months. Choose the answer that fits best.',
  items,
  scale,
  notices: [],
  sharesAnswers: true,
  about,
  score,
};
