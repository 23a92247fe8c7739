import type { Notice, Scale } from '../instrument.ts';

/** In every result: no item asks about it, and it cannot wait for a score. */
const purgingToo =
  'If you make yourself vomit, use laxatives, or fast to make up for eating, please talk to one of them soon.';

export const scale: Scale = {
  name: 'Score',
  max: 7,
  bands: [
    {
      id: 'low-risk',
      from: 0,
      title: 'Low Risk Indicated',
      message:
        'You answered yes to fewer than three of the seven questions. A low score does not rule an eating disorder out.',
      recommendation: `If your eating troubles you, talk to a GP or another clinician, or to Butterfly, whatever this score says. ${purgingToo}`,
      severity: 'good',
    },
    {
      id: 'further-assessment',
      from: 3,
      title: 'Further Assessment Recommended',
      message:
        'You answered yes to three or more of the seven questions. Signs like these are worth a proper conversation. They do not show by themselves that you have an eating disorder.',
      recommendation: `Make a time with a GP or another clinician to talk about your eating, or call Butterfly. Support is there for people of every body size. ${purgingToo}`,
      severity: 'warning',
    },
  ],
};

/** Shown whatever the score: the items cannot tell who needs them. */
export const notices: readonly Notice[] = [
  {
    id: 'butterfly',
    tone: 'crisis',
    title: 'Someone to talk to about eating',
    text: 'Butterfly is a national helpline for anyone worried about eating or body image. You do not need a diagnosis to call.',
    phone: { name: 'Butterfly National Helpline', number: '1800 33 4673' },
  },
  {
    id: 'purging',
    tone: 'care',
    title: 'Vomiting, laxatives or fasting',
    text: 'If you make yourself vomit, use laxatives, or fast to make up for eating, please talk to Butterfly or a clinician soon, whatever your score. These can harm your body even when you feel well.',
  },
];
