import type { BandAdvice, Scale } from '../instrument.ts';
import { numberWord } from '../sentences.ts';
import { items } from './items.ts';

export const furtherAssessmentFrom = 3;

/** In every result: no item covers it, and it cannot wait for a score. */
const purgingToo =
  'If you make yourself vomit, use laxatives, or fast to make up for eating, please talk to one of them soon.';

/** Also where the first two answers of the published scale are yes at a lower score. */
export const furtherAssessmentAdvice: BandAdvice = {
  recommendation: `Make a time with a GP or another clinician to talk about your eating, or call Butterfly. Support is there for people of every body size. ${purgingToo}`,
  severity: 'warning',
};

const cutOff = numberWord(furtherAssessmentFrom);
const questions = `${numberWord(items.length)} questions`;

export const scale: Scale = {
  name: 'Score',
  max: items.length,
  bands: [
    {
      id: 'low-risk',
      from: 0,
      title: 'Low Risk Indicated',
      message: `You answered yes to fewer than ${cutOff} of the ${questions}. A low score does not rule an eating disorder out.`,
      recommendation: `If your eating troubles you, talk to a GP or another clinician, or to Butterfly, whatever this score says. ${purgingToo}`,
      severity: 'good',
    },
    {
      id: 'further-assessment',
      from: furtherAssessmentFrom,
      title: 'Further Assessment Recommended',
      message: `You answered yes to ${cutOff} or more of the ${questions}. Signs like these are worth a proper conversation. They do not show by themselves that you have an eating disorder.`,
      ...furtherAssessmentAdvice,
    },
  ],
};
