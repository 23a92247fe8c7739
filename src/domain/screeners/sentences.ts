/** Sentences that are the same in every instrument. */

export const adultNotice = 'For adults aged 18 and over.';

export const screeningStatement =
  'This is screening, not a diagnosis. Only a clinician who talks with you can say what a result means for you.';
