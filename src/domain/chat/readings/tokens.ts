/** A word, a number or a punctuation mark of a message. */
export interface ReadingToken {
  text: string;
  number?: number;
}

/**
 * The tokens of a message: `|` between sentences, `,` between clauses, `/` and `%` unchanged. Unlike `normalise`, this
 * preserves the marks that belong to a reading, such as 120/80.
 */
export function readingTokensOf(message: string): ReadingToken[] {
  const plain = message
    .slice(0, longestRead)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´']/g, '')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[.!?;\n\r\u2026]+(?=\s|$)/g, ' | ')
    .replace(/,(?!\d)/g, ' , ')
    // 'k6.9'
    .replace(/\bk(?=\d\.\d)/g, 'k ');
  return (plain.match(/\d+(?:[.,]\d+)*|[a-z]+\d*\+?|[%/|,]/g) ?? []).map((text) => {
    if (!/^\d/.test(text)) return { text };
    const number = Number(
      /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'),
    );
    return Number.isNaN(number) ? { text } : { text, number };
  });
}

const longestRead = 8000;

/** The clause of a message that holds a token, as words. */
export function clauseAround(tokens: readonly ReadingToken[], at: number): string {
  const isBreak = ({ text }: ReadingToken) => text === '|' || text === ',' || text === 'but';
  const from = tokens.slice(0, at).findLastIndex(isBreak) + 1;
  const length = tokens.slice(at).findIndex(isBreak);
  return wordsOf(tokens.slice(from, length < 0 ? undefined : at + length));
}

/** Longest reach of a negation. */
const negated = 5;
const negations = new Set('no not without denies never nor isnt arent wasnt havent hasnt nil'.split(' '));

/** The words of a message without negated ones: 'no chest pain or headache'. */
export function affirmedIn(tokens: readonly ReadingToken[]): string {
  let left = 0;
  return wordsOf(
    tokens.filter(({ text }) => {
      if (negations.has(text)) left = negated + 1;
      else if (text === '|' || text === ',' || text === 'but') left = 0;
      left -= 1;
      return left < 0;
    }),
  );
}

function wordsOf(tokens: readonly ReadingToken[]): string {
  return tokens
    .map(({ text }) => text)
    .filter((text) => text !== '/' && text !== ',')
    .join(' ');
}
