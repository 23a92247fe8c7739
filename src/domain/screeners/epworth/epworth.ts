import type { Instrument } from '../instrument.ts';
import { adultNotice } from '../sentences.ts';
import { about } from './about.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';
import { score } from './score.ts';

/** Daytime sleepiness. */
export const epworth: Instrument = {
  id: 'epworth',
  name: 'Epworth Sleepiness Scale',
  reportType: 'Epworth',
  adultNotice,
  lookBack: 'Recent times',
  instruction:
    'Think of recent weeks. How likely would you be to doze off in each situation, rather than only feel tired? If you have not been in one lately, imagine it.',
  items,
  scale,
  notices: [],
  sharesAnswers: false,
  about,
  score,
};
