import type { InstrumentDetails } from '../instrument.ts';
import { screeningStatement } from '../sentences.ts';
import { mildFrom, moderateFrom, severeFrom } from './bands.ts';

export const about: InstrumentDetails = {
  references: [
    {
      text: 'Johns MW. The Epworth Sleepiness Scale. Sleep, 1991;14:540-5; revised 1997.',
      href: 'https://doi.org/10.1093/sleep/14.6.540',
    },
    {
      text: 'Austroads. Assessing Fitness to Drive, section 8: sleep disorders.',
      href: 'https://austroads.com.au/publications/assessing-fitness-to-drive/ap-g56/sleep-disorders/general-assessment-and-management-guidelines',
    },
  ],
  differences: [
    `The scale's author counts 0 to 10 as normal, 11 and 12 as mild, and 13 to 15 as moderate sleepiness. This page says Mild from ${mildFrom} and Moderate from ${moderateFrom}; both say severe from ${severeFrom}.`,
  ],
  licence: 'The Epworth Sleepiness Scale is copyright M W Johns 1990-1997. The situations here are in our own words.',
  statement: screeningStatement,
};
