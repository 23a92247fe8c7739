/** Sentences that are the same in every instrument. */

export const adultNotice = 'For adults aged 18 and over.';

export const screeningStatement =
  'This is screening, not a diagnosis. Only a clinician who talks with you can say what a result means for you.';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word, so that a sentence states the cut-off of its own band. */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/** With a capital, as the first word of a sentence. */
export function numberWordFirst(count: number): string {
  const word = numberWord(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
