import type { ScreenerNotice } from '../instrument.ts';
import { highRiskAdvice, highRiskFrom } from './bands.ts';

/** The published second step, at a total that is not high. Title and score are unchanged; the advice is that for high risk. */
export const twoStepRule: ScreenerNotice = {
  id: 'two-step-rule',
  tone: 'care',
  title: 'High risk by the second step of the published rule',
  text: `You answered yes to two or more of the first four questions, and you are male, have a BMI over 35 or have a large neck. The published rule counts that as high risk even at a total under ${highRiskFrom}, so the advice here is that for high risk.`,
  asks: highRiskAdvice,
};

/**
 * An observed pause in breathing is the strongest of the eight signs, and one yes alone scores as low risk. The driving
 * advice is that of Austroads for suspected sleep apnoea (Assessing Fitness to Drive, 8.2).
 */
export const observedPause: ScreenerNotice = {
  id: 'observed-pause',
  tone: 'care',
  title: 'Somebody has noticed your breathing pause, or heard you choke or gasp',
  text: 'That is worth telling a clinician soon, whatever the score: pauses in breathing can be sleep apnoea, and treatment helps. Until you have been assessed, do not drive while you are sleepy.',
  asks: {
    severity: 'warning',
    recommendation:
      'Clinical evaluation is recommended: you said that somebody has noticed your breathing pause, or heard you choke or gasp, in your sleep. See a GP or another clinician soon, whatever the score, and do not drive while you are sleepy.',
  },
};
