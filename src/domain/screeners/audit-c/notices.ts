import type { ScreenerNotice } from '../instrument.ts';
import { highRiskAdvice } from './bands.ts';

/**
 * Shown for every score. The alcohol-free days are not among the guidelines of the National Health and Medical Research
 * Council (NHMRC), so the text must not present them as one.
 */
export const guideline: ScreenerNotice = {
  id: 'guideline',
  tone: 'info',
  title: 'The drinking guideline for adults',
  text: 'The Australian guideline (NHMRC, 2020) is no more than 10 standard drinks per week and no more than 4 on one day. Apart from that guideline, we suggest at least 2 alcohol-free days weekly. If you are pregnant or planning a pregnancy, do not drink; while breastfeeding, not drinking is safest. If you drink heavily every day, get there with a clinician and not all at once.',
};

export const highRiskNotices: readonly ScreenerNotice[] = [
  {
    id: 'do-not-stop-suddenly',
    tone: 'care',
    title: 'Do not stop suddenly if you drink heavily every day',
    text: 'Talk to a clinician first: stopping all at once after heavy daily drinking can be dangerous. For shaking, confusion, seizures or seeing things that are not there, call 000.',
    asks: highRiskAdvice,
  },
  {
    id: 'hotline',
    tone: 'crisis',
    title: 'Someone to talk to about drinking',
    text: 'Free and confidential, for you or for anyone worried about you.',
    phone: { name: 'National Alcohol and Other Drug Hotline', number: '1800 250 015' },
  },
];
