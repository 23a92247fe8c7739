import { pattern } from '../chat/text/pattern.ts';

/** A folded text, with the original offset of each character. */
export interface FoldedText {
  text: string;
  /** For every unit of `text`, its offset in the original. */
  places: readonly number[];
}

const invisible = /\p{Mn}|\p{Cf}|[*`~]/u;

/** Signs and letters of other alphabets that imitate Latin letters. */
const plain = new Map<string, string>([
  ...Array.from('аеорсіуйкхмтαοειν', (letter, at) => [letter, 'aeopciyikxmtaoeiv'[at] ?? letter] as const),
  ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212_', (sign) => [sign, '-'] as const),
  ...Array.from('\u2018\u2019\u02bc', (sign) => [sign, "'"] as const),
  ...Array.from('\u201c\u201d\u00ab\u00bb', (sign) => [sign, '"'] as const),
]);

/** Where a line of Markdown begins a new block: an item, a heading, a quotation, a row. */
const beginsAnew = /[-#>|\d\n+]/;

/**
 * Small Latin letters, straight quotes, plain hyphens, one space between words. A line break is preserved where a new
 * paragraph, item or heading begins, and is a space elsewhere. Emphasis and invisible characters are removed, so that they
 * hide nothing.
 */
export function fold(original: string): FoldedText {
  const parts: string[] = [];
  const places: number[] = [];
  let last: string | undefined;
  let at = 0;
  for (const sign of original) {
    const isBreak = sign === '\n' && beginsAnew.test(original[at + 1] ?? '\n');
    const folded = isBreak ? '\n' : foldSign(sign);
    const isSpare = folded === ' ' && (last === ' ' || last === '\n' || last === undefined);
    if (!isSpare && !(folded === '\n' && last === '\n')) {
      parts.push(folded);
      last = folded.at(-1) ?? last;
      for (let unit = 0; unit < folded.length; unit++) places.push(at);
    }
    at += sign.length;
  }
  return { text: parts.join(''), places };
}

function foldSign(sign: string): string {
  if (/\s/.test(sign)) return ' ';
  if (sign < '\u007f') return invisible.test(sign) ? '' : sign === '_' ? '-' : sign.toLowerCase();
  const letter = sign.normalize('NFKD').toLowerCase();
  return Array.from(letter, (part) => (invisible.test(part) ? '' : (plain.get(part) ?? part))).join('');
}

/** A sentence of a folded text. */
export interface Sentence {
  start: number;
  text: string;
}

const sentenceEnd = pattern('g')`
  [.!?]["')\]]{0,2}(?= (?!(?:after|now|today)\b|(?<=["'] )(?:-|\(|[a-z]{2,12}(?: [a-z]\.?)?, [a-z0-9]{2,15}(?: [a-z]{3,12})?\.?(?:\n|$))))|\n
`;

/**
 * The sentences of a folded text. A figure such as 4.5, an abbreviation such as 'no. 1' and a 'before' without its 'after'
 * do not end one; a quotation includes its attribution.
 */
export function foldedSentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    if (end > start) sentences.push({ start, text: text.slice(start, end) });
    start = end;
  };
  for (const { index, 0: sign } of text.matchAll(sentenceEnd)) {
    if (/\b(?:no|dr|e\.g|i\.e|vs)$/.test(text.slice(Math.max(0, index - 4), index))) continue;
    add(index + sign.length);
    while (text[start] === ' ') start++;
  }
  add(text.length);
  return sentences;
}
