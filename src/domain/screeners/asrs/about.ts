import type { InstrumentDetails } from '../instrument.ts';
import { screeningStatement } from '../sentences.ts';

export const about: InstrumentDetails = {
  references: [
    {
      text: 'Kessler RC and others. The WHO Adult ADHD Self-Report Scale (ASRS). Psychological Medicine, 2005;35:245-56.',
      href: 'https://doi.org/10.1017/S0033291704002892',
    },
    {
      text: 'Kessler RC and others. Validity of the ASRS screener. International Journal of Methods in Psychiatric Research, 2007;16:52-65.',
    },
  ],
  differences: [
    'The published scale also counts "sometimes" on the first three questions, so it can recommend an assessment where this page shows a lower result.',
  ],
  licence:
    'ASRS-v1.1 is copyright World Health Organization, by authors at New York University and Harvard. The questions here are in our own words.',
  statement: screeningStatement,
};
