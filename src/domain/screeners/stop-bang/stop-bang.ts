import type { Instrument } from '../instrument.ts';
import { adultNotice } from '../sentences.ts';
import { about } from './about.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';
import { score } from './score.ts';

/** Obstructive sleep apnoea. */
export const stopBang: Instrument = {
  id: 'stop-bang',
  name: 'STOP-BANG',
  reportType: 'STOP-BANG',
  adultNotice,
  lookBack: 'As things are now',
  instruction: 'Answer for how things are now. If you sleep alone, ask somebody who has heard you sleep.',
  items,
  scale,
  notices: [],
  sharesAnswers: false,
  about,
  score,
};
