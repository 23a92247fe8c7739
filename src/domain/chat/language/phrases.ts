import { readable } from './alternatives.ts';
import { type CrisisKind, crisisKinds, type LanguagePack } from './record.ts';
import { type LanguageWord, languageWordsOf } from './tokens.ts';

/** A crisis phrase that a message holds. */
export interface FoundPhrase {
  code: string;
  kind: CrisisKind;
  /** Letters of the phrase: of two matches the longer is more specific. */
  length: number;
  /** A single word: in an English message it may be English ('suicide', 'convulsion'). */
  isOneWord: boolean;
}

interface Part {
  /** Any of these words. */
  words: ReadonlySet<string>;
  /** Any word with this beginning. */
  beginnings: readonly string[];
  /** Most tokens between the previous part and this one. */
  gap: number;
}

/** A phrase as written; it is parsed when its first word occurs, because few of many thousands ever are. */
interface KnownPhrase {
  code: string;
  kind: CrisisKind;
  text: string;
  compiled?: CompiledPhrase;
}

interface CompiledPhrase extends FoundPhrase {
  parts: readonly Part[];
}

/** Most tokens for `…`: words, or characters of a script without spaces. */
const gapOfWords = 3;
const gapOfCharacters = 6;
/** Most characters for `*` within a run of characters. */
const endingOfCharacters = 3;
/** No word of a phrase is longer, so only this much of a word is looked up. */
const longestWord = 40;

/** Matches the phrases of all records: every message is searched for every language. */
export function createPhraseFinder({
  records,
  english,
}: LanguagePack): (tokens: readonly LanguageWord[]) => FoundPhrase[] {
  const byWord = new Map<string, KnownPhrase[]>();
  const byBeginning = new Map<string, KnownPhrase[]>();
  for (const { code, phrases } of records)
    for (const kind of crisisKinds)
      for (const text of phrases[kind].flatMap((one) => readable(one, isSingleWord))) {
        const known = { code, kind, text };
        const { words = [], beginnings = [] } = partsOf(text).next().value ?? {};
        for (const word of words) add(byWord, word, known);
        for (const beginning of beginnings) add(byBeginning, beginning, known);
      }

  return (tokens) => {
    const words = tokens.map(({ word }) => squeeze(word));
    return words.flatMap((word, at) => {
      const begun = [...(byWord.get(word) ?? [])];
      for (let end = 1; end <= Math.min(word.length, longestWord); end += 1)
        begun.push(...(byBeginning.get(word.slice(0, end)) ?? []));
      const isEnglish = english.has(tokens[at]?.word ?? '');
      return begun
        .map(compiledOf)
        .filter(({ parts, isOneWord }) => !(isOneWord && isEnglish) && follows(parts, words, at));
    });
  };
}

/** Whether the parts of a phrase match from here on. Each part is tried at a few positions at most. */
function follows(parts: readonly Part[], words: readonly string[], at: number): boolean {
  let ends = new Set([at]);
  for (const { words: any, beginnings, gap } of parts.slice(1)) {
    const next = new Set<number>();
    for (const end of ends)
      for (let place = end + 1; place <= end + 1 + gap && place < words.length; place += 1) {
        const word = words[place] ?? '';
        if (any.has(word) || beginnings.some((beginning) => word.startsWith(beginning))) next.add(place);
      }
    if (next.size === 0) return false;
    ends = next;
  }
  return true;
}

function compiledOf(phrase: KnownPhrase): CompiledPhrase {
  phrase.compiled ??= compile(phrase);
  return phrase.compiled;
}

function compile({ code, kind, text }: KnownPhrase): CompiledPhrase {
  const parts = [...partsOf(text)];
  const length = parts.reduce((sum, part) => sum + longestOf(part), 0);
  return { code, kind, length, isOneWord: parts.length === 1, parts };
}

function* partsOf(phrase: string): Generator<Part, undefined> {
  let isGap = false;
  let ending = 0;
  for (const [piece] of phrase.matchAll(/…|\{[^{}]*\}|[^\s…{}]+/gu)) {
    if (piece === '…') {
      isGap = true;
      continue;
    }
    if (piece.startsWith('{')) {
      yield { ...oneOf(piece.slice(1, -1).split(',')), gap: (isGap ? gapOfWords : 0) + ending };
      isGap = false;
      ending = 0;
      continue;
    }
    const tokens = languageWordsOf(piece.replaceAll('*', ''));
    for (const [index, { word, isCharacter }] of tokens.entries()) {
      const isLast = index === tokens.length - 1;
      const isBeginning = isLast && !isCharacter && piece.endsWith('*');
      yield {
        words: new Set(isBeginning ? [] : [squeeze(word)]),
        beginnings: isBeginning ? [squeeze(word)] : [],
        gap: (isGap ? (isCharacter ? gapOfCharacters : gapOfWords) : 0) + ending,
      };
      isGap = false;
      ending = isLast && isCharacter && piece.endsWith('*') ? endingOfCharacters : 0;
    }
  }
  return undefined;
}

function oneOf(pieces: readonly string[]): Pick<Part, 'words' | 'beginnings'> {
  const wordOf = (piece: string) => squeeze(languageWordsOf(piece.replaceAll('*', ''))[0]?.word ?? '');
  const isBeginning = (piece: string) => piece.trim().endsWith('*');
  return {
    words: new Set(pieces.filter((piece) => !isBeginning(piece)).map(wordOf)),
    beginnings: pieces.filter(isBeginning).map(wordOf),
  };
}

function isSingleWord(text: string): boolean {
  const tokens = languageWordsOf(text.replaceAll('*', ''));
  return tokens.length === 1 && tokens[0]?.isCharacter === false;
}

function longestOf({ words, beginnings }: Part): number {
  return Math.max(...[...words, ...beginnings].map((word) => word.length));
}

function add(index: Map<string, KnownPhrase[]>, word: string, phrase: KnownPhrase): void {
  const list = index.get(word);
  if (list) list.push(phrase);
  else index.set(word, [phrase]);
}

/** Double letters become one: the most frequent typing error. */
function squeeze(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}
