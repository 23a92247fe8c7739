import { stemOf, termWordsOf } from './terms.ts';

/** Openings that refer to an earlier sentence, one kind a line; each is a whole word or more. */
const leaning = opening(
  'this|that|these|those|such|it|its|they|their|them|he|him|she|her|both|neither|either|others?|another|each of',
  'so|but|and|or|nor|then|also|next|added to|besides|meanwhile|therefore|finally|afterwards|similarly',
  'instead|however|yet|still|even|rather|otherwise|because|which|here|there|as well|as a result|of course',
  'for (?:example|instance|another|one|others|that)|in (?:fact|addition|short|this|that)|on the other',
  'the (?:same|first|second|third|last|other|opposite|former|latter|reason|trouble|point|rest|two)',
  '(?:some|one|none|most|all|many|much|part) (?:of (?:it|them|these|those|this|that)|is|are|was|were)',
);

const greeting = opening(
  "hi|hello|hey|welcome|dear|greetings|good (?:morning|afternoon|evening)|thanks|thank you|let['’]s|today we",
);

function opening(...kinds: readonly string[]): RegExp {
  return new RegExp(`^(?:${kinds.join('|')})(?![\\p{L}-])`, 'iu');
}

/** A quotation after a name: 'Nurse: …'. */
const spoken = /^\p{Lu}[\p{L} ]{0,24}: /u;

/** Whether a sentence can be understood and printed without context. */
export function standsAlone(sentence: string): boolean {
  if (sentence.length < 40 || sentence.length > 260) return false;
  if (!/^(?:\p{Lu}|\d+[^\d.)])/u.test(sentence) || !/[.!…]$/.test(sentence)) return false;
  // A parenthesis, or a reference by number.
  if (/\[\d+\]|https?:|www\./.test(sentence)) return false;
  return !isLeaning(sentence) && !spoken.test(sentence);
}

/** Whether a sentence depends on an earlier one, or is only a greeting. */
export function isLeaning(sentence: string): boolean {
  return leaning.test(sentence) || greeting.test(sentence);
}

/** Whether a sentence may follow its predecessor in a summary: 'It' then refers to the same thing. */
export function mayFollow(sentence: string): boolean {
  if (/^(?:it|they)['’\s](?!(?:also|then|too)\b)/i.test(sentence))
    return sentence.length >= 25 && /[.…]$/.test(sentence) && !/\bthe (?:first|second|other|latter)\b/i.test(sentence);
  return standsAlone(sentence) && mannerOf(sentence) >= 1;
}

const verbless =
  '(?!.*\\b(?:is|are|was|were|be|has|have|can|may|do|does|will|should|(?:need|help|make|mean|keep|show|ask)s?)\\b)';

/** Features that make a sentence unsuitable for a summary, which should be general, with their factors. */
const marks: readonly (readonly [pattern: RegExp, factor: number])[] = [
  // No common verb; a list of things.
  [new RegExp(`^${verbless}`, 'i'), 0.85],
  [new RegExp(`^${verbless}[^,]{3,25}(?:, [\\p{L} ]{3,25})+ (?:and|or) [\\p{L} ]{3,25}\\.$`, 'iu'), 0.3],
  [/,.*,.*,/, 0.7],
  [/;/, 0.75],
  [/\b(?:I|me|my|I['’]m|mine)\b/, 0.5],
  // A scene of a story.
  [/\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|o['’]clock|\d (?:am|pm))\b/, 0.5],
  // Words that may refer to another sentence.
  [/\b(?:it|they|them|he|she|him|her)\b/i, 0.85],
  [/\b(?:that|this)(?: up| way| out|[.,;])/, 0.6],
  [/["“”]/, 0.6],
  // Advice for a special case, a caution, a figure, a link to another page.
  [/^(?:if|when|once|unless)\b/i, 0.7],
  [/\bif you have\b|\b000\b/, 0.4],
  [/\b\d/, 0.8],
  [/^(?:there|see|look|please|in this (?:article|post))\b|\b(?:page|call)\b/i, 0.6],
  [/!$/, 0.5],
];

/**
 * How suitable a sentence is for a summary: about 1, more for a definition of the subject ('Sleep apnoea means …').
 *
 * @param subject Stems of the title.
 */
export function mannerOf(sentence: string, subject?: ReadonlyMap<string, number>): number {
  const begins = termWordsOf(sentence).slice(0, 6).map(stemOf);
  const defines =
    /^.{3,50}?\b(?:is|are|means?|holds?|helps?)\b/.test(sentence) && begins.some((stem) => subject?.has(stem));
  return marks.reduce(
    (worth, [pattern, factor]) => (pattern.test(sentence) ? worth * factor : worth),
    defines ? 1.3 : 1,
  );
}
