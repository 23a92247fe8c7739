import type { InstrumentDetails } from '../instrument.ts';
import { screeningStatement } from '../sentences.ts';
import { moderateRiskFrom } from './bands.ts';

export const about: InstrumentDetails = {
  references: [
    {
      text: 'Bush K and others. The AUDIT alcohol consumption questions (AUDIT-C). Archives of Internal Medicine, 1998;158:1789-95.',
      href: 'https://doi.org/10.1001/archinte.158.16.1789',
    },
    { text: 'Bradley KA and others. AUDIT-C in women. Archives of Internal Medicine, 2003;163:821-9.' },
    {
      text: 'Conigrave KM and others. Australian guidelines on alcohol. Medical Journal of Australia, 2021;215:518-24.',
    },
  ],
  differences: [
    `The published test is positive from 4 points for men and from 3 for women. This page does not ask your sex, and says Moderate Risk from ${moderateRiskFrom} for everyone.`,
    'We added the answer "I do not drink" to the second question. It counts as 0.',
  ],
  licence: 'AUDIT-C comes from the AUDIT of the World Health Organization. The questions here are in our own words.',
  statement: screeningStatement,
};
