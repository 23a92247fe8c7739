import type { BandAdvice, Scale } from '../instrument.ts';

export const intermediateRiskFrom = 3;
export const highRiskFrom = 5;

/** Also where the published two-step rule gives high risk at a lower score. */
export const highRiskAdvice: BandAdvice = {
  recommendation:
    'A sleep study is strongly recommended. See a GP or another clinician soon about arranging one, and do not drive while you are sleepy.',
  severity: 'severe',
};

export const scale: Scale = {
  name: 'Score',
  max: 8,
  bands: [
    {
      id: 'low',
      from: 0,
      title: 'Low Risk',
      message: 'Your answers suggest a low risk of obstructive sleep apnoea. A low score does not rule it out.',
      recommendation:
        'If you snore, or still feel unrested after a full night, mention it at your next visit to a clinician. Do not drive while you are sleepy.',
      severity: 'good',
    },
    {
      id: 'intermediate',
      from: intermediateRiskFrom,
      title: 'Intermediate Risk',
      message: 'Your score is in the intermediate range for obstructive sleep apnoea.',
      recommendation:
        'Clinical evaluation is recommended. Make a time with a GP or another clinician to talk about your sleep. Do not drive while you are sleepy.',
      severity: 'warning',
    },
    {
      id: 'high',
      from: highRiskFrom,
      title: 'High Risk',
      message: 'Your answers suggest a high probability of moderate to severe obstructive sleep apnoea.',
      ...highRiskAdvice,
    },
  ],
};
