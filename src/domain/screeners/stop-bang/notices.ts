import type { Notice } from '../instrument.ts';
import { highRiskAdvice } from './bands.ts';

/** The published second step, at a total that is not high by itself. Title and score stay; the advice is that for high risk. */
export const twoStepRule: Notice = {
  id: 'two-step-rule',
  tone: 'care',
  title: 'High risk by the second step of the published rule',
  text: 'You answered yes to two or more of the first four questions, and you are male, have a BMI over 35 or have a large neck. The published rule counts that as high risk even at a total of 3 or 4, so the advice here is that for high risk.',
  asks: highRiskAdvice,
};
