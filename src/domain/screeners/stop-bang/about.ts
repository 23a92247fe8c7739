import type { InstrumentDetails } from '../instrument.ts';
import { screeningStatement } from '../sentences.ts';

export const about: InstrumentDetails = {
  references: [
    {
      text: 'Chung F and others. STOP questionnaire for sleep apnoea. Anesthesiology, 2008;108:812-21.',
      href: 'https://doi.org/10.1097/ALN.0b013e31816d83e4',
    },
    { text: 'Chung F and others. High STOP-Bang score. British Journal of Anaesthesia, 2012;108:768-75.' },
    { text: 'Chung F and others. STOP-Bang, alternative scoring. Journal of Clinical Sleep Medicine, 2014;10:951-8.' },
  ],
  differences: [
    'The published rule has a second step: two or more yes answers among the first four questions, together with male sex, a BMI over 35 or a large neck, mean high risk even when the total is 3 or 4.',
    'A newer form measures the neck by sex (43 cm for men, 41 cm for women). This page uses the original 40 cm.',
  ],
  licence: 'STOP-Bang is proprietary to University Health Network, Toronto. The questions here are in our own words.',
  statement: screeningStatement,
};
