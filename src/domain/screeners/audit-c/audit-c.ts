import type { Instrument } from '../instrument.ts';
import { adultNotice } from '../sentences.ts';
import { about } from './about.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';
import { guideline } from './notices.ts';
import { score } from './score.ts';

/** Alcohol. */
export const auditC: Instrument = {
  id: 'audit-c',
  name: 'AUDIT-C',
  reportType: 'AUDIT-C',
  adultNotice,
  lookBack: 'Your usual drinking over the past 12 months',
  instruction: 'Think of your usual drinking over the past 12 months.',
  items,
  scale,
  notices: [guideline],
  sharesAnswers: false,
  about,
  score,
};
