import type { Instrument } from '../instrument.ts';
import { adultNotice } from '../sentences.ts';
import { about } from './about.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';
import { beds7Notices } from './notices.ts';
import { score } from './score.ts';

/** Binge eating. */
export const beds7: Instrument = {
  id: 'beds-7',
  name: 'BEDS-7 (adapted)',
  reportType: 'BEDS-7',
  adultNotice,
  lookBack: 'The past three months',
  instruction: 'Think of the past three months. Answer each question yes or no.',
  items,
  scale,
  notices: beds7Notices,
  sharesAnswers: false,
  about,
  score,
};
