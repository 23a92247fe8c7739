/**
 * Phrases over normalised text (normalise.ts) that a person can check line by line: runs of whole words. `…`
 * matches up to three words of the same sentence, `*` at the end of a word any ending, and a word in
 * capitals a class of words.
 */
const classes: Readonly<Record<string, ReadonlySet<string>>> = {
  THEY: new Set(
    (
      'he she they hes shes theyre mum dad mother father parents husband wife partner boyfriend girlfriend son daughter ' +
      'brother sister nan pop grandma grandpa friend mate baby toddler kid kids child boy girl uncle aunt flatmate ' +
      'housemate roommate hubby missus bub newborn grandson granddaughter nephew niece cousin neighbour bloke guy'
    ).split(' '),
  ),
  SAID: new Set('said told mentioned asked picked chose wrote typed landed'.split(' ')),
  ASK: new Set('what whats wots which who whom where when how'.split(' ')),
  TELL: new Set(
    'say said tell told mention mentioned ask asked pick picked choose chose name write wrote type typed give land landed'.split(
      ' ',
    ),
  ),
  AGE: new Set('5 6 7 8 9 10 11 12 13 14 15 16 17'.split(' ')),
  // A greater volume of a child's syrup is no ordinary dose.
  FEW: new Set('1 1.5 2 2.5 3 4 5 6 7 7.5 8 9 10'.split(' ')),
  ML: new Set('1ml 1.5ml 2ml 2.5ml 3ml 4ml 5ml 6ml 7ml 7.5ml 8ml 9ml 10ml 5mls 10mls'.split(' ')),
  THEM: new Set('him her them mum dad'.split(' ')),
  // A joke, or a word for making one.
  JEST: new Set('jk jks joke jokes joking joked kidding kidded jest jesting exaggerating exaggerated'.split(' ')),
  CHILD: new Set(
    'kids kid children child baby babies son daughter boy girl boys girls toddler newborn twins'.split(' '),
  ),
};

/** Most words that `…` matches. */
const mostBetween = 3;

/** Length of the index key for a phrase that begins with a word such as 'vomit*'. */
const startLetters = 2;

interface Part {
  matches: (word: string) => boolean;
  gap: number;
}

/** Matches a normalised text that holds one of the phrases. Linear in the length of the text. */
export function phraseFinder(phrases: readonly string[]): (text: string) => boolean {
  const byWord = new Map<string, Part[][]>();
  const byStart = new Map<string, Part[][]>();
  const others: Part[][] = [];
  for (const phrase of phrases) {
    const [first = ''] = phrase.split(' ');
    const isWord = /^[a-z0-9.]+$/.test(first);
    const isStart = first.length > startLetters && /^[a-z0-9]+\*$/.test(first);
    const [lists, key] = isWord ? [byWord, first] : [isStart ? byStart : undefined, first.slice(0, startLetters)];
    const list = lists ? (lists.get(key) ?? []) : others;
    list.push(compile(phrase));
    lists?.set(key, list);
  }
  return (text) => {
    const words = text.split(' ');
    return words.some((word, at) =>
      [byWord.get(word), byStart.get(word.slice(0, startLetters)), others].some((lists) =>
        lists?.some((parts) => matchesAt(parts, words, at)),
      ),
    );
  };
}

function matchesAt(parts: readonly Part[], words: readonly string[], from: number): boolean {
  let ends = [from - 1];
  for (const [index, { matches, gap }] of parts.entries()) {
    const next = new Set<number>();
    for (const end of ends)
      for (let at = end + 1; at <= end + 1 + (index === 0 ? 0 : gap) && at < words.length; at += 1) {
        if (matches(words[at] ?? '')) next.add(at);
        if (words[at] === '|') break;
      }
    if (next.size === 0) return false;
    ends = [...next];
  }
  return true;
}

function compile(phrase: string): Part[] {
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of phrase.split(' ')) {
    if (piece === '…') {
      gap = mostBetween;
      continue;
    }
    parts.push({ matches: matcher(piece), gap });
    gap = 0;
  }
  return parts;
}

function matcher(piece: string): (word: string) => boolean {
  const words = classes[piece];
  if (words) return (word) => words.has(word);
  if (piece.endsWith('*')) return (word) => word.startsWith(piece.slice(0, -1));
  return (word) => word === piece;
}
