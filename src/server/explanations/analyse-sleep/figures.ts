import { severeFrom } from '#domain/screeners/epworth/bands.ts';
import { epworth } from '#domain/screeners/epworth/epworth.ts';

/*
 * Every number that an analysis may hold, beside the person's own total. The files of sentences hold no digit, and
 * analyse-sleep.test.ts checks that.
 */
export const fixed = {
  highest: String(epworth.scale.max),
  severeFrom: String(severeFrom),
  /** What the author of the scale counts as normal, as mild and as moderate, where this site says otherwise. */
  authorNormalTo: '10',
  authorMild: '11 and 12',
  authorModerate: '13 to 15',
} as const;
