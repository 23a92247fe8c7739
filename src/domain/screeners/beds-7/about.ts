import type { InstrumentDetails } from '../instrument.ts';
import { numberWord, screeningStatement } from '../sentences.ts';
import { furtherAssessmentFrom } from './bands.ts';

export const about: InstrumentDetails = {
  references: [
    {
      text: 'After Herman BK and others. Primary Care Companion for CNS Disorders, 2016;18(2).',
      href: 'https://doi.org/10.4088/PCC.15m01896',
    },
  ],
  differences: [
    'This is our own adaptation. It is not the published, validated BEDS-7: two of the seven questions are not in it, and two of its questions are left out here.',
    `The published form is positive only with both overeating and distress about it, and with set answers to the other questions. This one counts any ${numberWord(furtherAssessmentFrom)} yes answers.`,
  ],
  licence: 'The published BEDS-7 form is copyright 2014 Shire US. The questions here are in our own words.',
  statement: screeningStatement,
};
