import { severeFrom } from '#domain/screeners/epworth/bands.ts';
import { epworth } from '#domain/screeners/epworth/epworth.ts';

/*
 * Every number of an analysis, except the person's own total. The other files contain no digits, which
 * analyse-sleep.test.ts checks.
 */
export const fixed = {
  highest: String(epworth.scale.max),
  severeFrom: String(severeFrom),
  /** The author's bands for normal, mild and moderate, where this site's differ. */
  authorNormalTo: '10',
  authorMild: '11 and 12',
  authorModerate: '13 to 15',
} as const;
