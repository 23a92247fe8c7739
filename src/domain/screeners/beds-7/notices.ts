import type { ScreenerNotice } from '../instrument.ts';
import { furtherAssessmentAdvice } from './bands.ts';

/** Shown for every score, because the items do not show who needs them. */
export const beds7Notices: readonly ScreenerNotice[] = [
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

/** At a low score. Title and score are unchanged; the advice is that of the higher band. */
export const publishedFirstQuestions: ScreenerNotice = {
  id: 'published-first-questions',
  tone: 'care',
  title: 'The published scale starts from two of your answers',
  text: 'You said that you have overeaten and that it upset or worried you. The published scale asks about these two before anything else, whatever the count of the others. So the advice here is that for a higher score.',
  asks: furtherAssessmentAdvice,
};
