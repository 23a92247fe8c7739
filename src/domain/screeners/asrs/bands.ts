import type { BandAdvice, Scale } from '../instrument.ts';
import { numberWord, numberWordFirst } from '../sentences.ts';
import { items } from './items.ts';

export const positiveFrom = 4;

/** Also where the published scale is positive. */
export const assessmentAdvice: BandAdvice = {
  recommendation:
    'A full evaluation with a psychiatrist or other authorised clinician is recommended. You can share this result with a GP for referral.',
  severity: 'warning',
};

const answers = `${numberWord(items.length)} answers`;

export const scale: Scale = {
  name: 'Positive Responses',
  max: items.length,
  bands: [
    {
      id: 'lower',
      from: 0,
      title: 'Lower Likelihood of ADHD',
      message: `Fewer than ${numberWord(positiveFrom)} of your ${answers} were often or very often. A lower score does not rule ADHD out.`,
      recommendation: 'If attention or restlessness makes daily life hard, talk to a GP or another clinician about it.',
      severity: 'good',
    },
    {
      id: 'positive',
      from: positiveFrom,
      title: 'ADHD Assessment Recommended',
      message: `${numberWordFirst(positiveFrom)} or more of your ${answers} were often or very often. That is worth a full assessment. Poor sleep, stress, low mood and other conditions can look much the same.`,
      ...assessmentAdvice,
    },
  ],
};
