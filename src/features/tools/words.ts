import { ownPages } from '#domain/site/own-pages.ts';

/** The words of the hub. */
export const toolsWords = {
  seo: ownPages.tools,
  title: 'Quiet ways to check in with yourself',
  lead: 'A calculator that shows its working, and short self-checks adapted from questionnaires that clinicians use. We keep none of your answers. Screening is not a diagnosis.',
  alt: 'Five shells laid out in a row on a shelf, like instruments.',
  inlineTitle: 'Your numbers, with the working shown',
  after: {
    title: 'A number is where a conversation starts',
    text: 'Bring what you found to an appointment: printed, on your phone, or just in your head. You will not be judged by it.',
    together: 'Your results of this visit, on one page',
    reading: 'Read first: articles from our health team',
  },
} as const;
