import { ownPages } from '#domain/site/own-pages.ts';

/** The words of the calculator's own page. */
export const calculatorWords = {
  seo: ownPages.calculator,
  disclaimer: 'General information for adults 18 and over. Not a diagnosis, not medical advice.',
  title: 'Your numbers, with the working shown',
  lead: 'Body mass index, the energy your body uses in a day, protein, and where 12 weeks may lead. Behind every number stand its formula and its source. No sign-up, and nothing is kept.',
  alt: 'A dial drawn as tide lines, with a leaf for its pointer.',
  closing: {
    title: 'Talk the numbers through with someone',
    text: 'A number is a start. What it means for you depends on your health, your history and what you want. Bring this page to an appointment.',
    label: 'Book Consultation',
  },
} as const;
