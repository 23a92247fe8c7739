import type { ScreenerNotice } from '../instrument.ts';
import { numberWord } from '../sentences.ts';
import { assessmentAdvice, positiveFrom } from './bands.ts';

/** For a positive published scale with a low score here. Title and score are unchanged; the advice is the published one. */
export const publishedPositive: ScreenerNotice = {
  id: 'published-positive',
  tone: 'care',
  title: 'The published scale recommends an assessment',
  text: `It also counts "sometimes" on the first three questions, and on your answers it comes to ${numberWord(positiveFrom)} or more. So the advice here is that for a higher score.`,
  asks: assessmentAdvice,
};
