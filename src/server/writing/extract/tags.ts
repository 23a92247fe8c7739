import { tidyTags } from '#domain/blog/tags.ts';
import { paragraphsOf } from './plain-text.ts';
import { isStopWord } from './terms.ts';
import { vocabulary } from './vocabulary.ts';

const mostTags = 5;
const longestPhrase = 4;

/** A word of the article: its key for counting, and its displayed form. */
interface Word {
  key: string;
  shown: string;
}

/** Consecutive words without punctuation. */
interface Run {
  words: readonly Word[];
  place: 'title' | 'heading' | 'text';
}

/** A term with its occurrences in the article. */
interface Term {
  /** Displayed forms, with their counts. */
  forms: Map<string, number>;
  /** The existing tag or vocabulary term, which determines the displayed form. */
  known: string | undefined;
  words: number;
  count: number;
  inTitle: boolean;
  inHeading: boolean;
}

/**
 * Extracts tags: vocabulary terms and existing tags that the article repeats, and recurring phrases, with preference for title and
 * headings. Only the longest phrase is counted, so 'sleep apnoea' adds nothing to 'sleep'.
 */
export function extractTags(title: string, content: string, inUse: readonly string[] = []): string[] {
  const runs = runsOf(title, content);
  const known = knownTerms(inUse);
  const phrases = recurring(runs);
  const terms = new Map<string, Term>();
  for (const { words, place } of runs) {
    for (let at = 0; at < words.length; ) {
      const length = longestAt(words, at, (key) => known.has(key) || phrases.has(key));
      const met = words.slice(at, at + Math.max(1, length));
      if (length > 0 || mayBeTag(met[0])) count(terms, met, place, known.get(keyOf(met)));
      at += met.length;
    }
  }
  const ranked = [...terms.values()].sort((a, b) => scoreOf(b) - scoreOf(a));
  const words = runs.reduce((sum, run) => sum + run.words.length, 0);
  // In a short text, one occurrence counts like two in an article of usual length.
  const asUsual = usualWords / Math.max(usualWords / 2, words);
  let tags: string[] = [];
  for (const { fewest, holds } of levels) {
    if (tags.length >= fewest) continue;
    const more = ranked.filter((term) => holds(term, term.count * asUsual)).map(shownForm);
    tags = distinct(tidyTags([...tags, ...more])).slice(0, Math.max(fewest, tags.length));
  }
  return tags;
}

const usualWords = 600;

/** Criteria of a tag, from strict to lenient; a level is used only while there are fewer tags than `fewest`. */
const levels: readonly { fewest: number; holds: (term: Term, often: number) => boolean }[] = [
  {
    fewest: mostTags,
    holds: ({ known, words, count, inTitle, inHeading }, often) =>
      known === undefined ? words > 1 : inTitle || (inHeading && count >= 2) || (count > 1 && often >= 4),
  },
  { fewest: 2, holds: ({ words, count, inTitle }) => words === 1 && inTitle && count >= 3 },
  {
    fewest: 3,
    holds: ({ known, count, inHeading }, often) => known !== undefined && (inHeading || count >= 2 || often >= 2),
  },
];

function scoreOf({ known, words, count, inTitle, inHeading }: Term): number {
  const announced = (inTitle ? 3 : 1) * (inHeading ? 1.5 : 1);
  return Math.sqrt(count) * announced * (known === undefined ? 1 : 1.5) * (words > 1 ? 1.5 : 1);
}

function count(terms: Map<string, Term>, words: readonly Word[], place: Run['place'], known?: string): void {
  const key = known === undefined ? keyOf(words) : keyOf(wordsIn(known));
  const term = terms.get(key) ?? {
    forms: new Map<string, number>(),
    known,
    words: words.length,
    count: 0,
    inTitle: false,
    inHeading: false,
  };
  const form = words.map(({ shown }) => shown).join(' ');
  term.forms.set(form, (term.forms.get(form) ?? 0) + 1);
  term.count += 1;
  term.inTitle ||= place === 'title';
  term.inHeading ||= place === 'heading';
  terms.set(key, term);
}

/** The most frequent form. */
function shownForm({ known, forms }: Term): string {
  return known ?? [...forms].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Existing tags and vocabulary terms by all their names, each with the tag to display. */
function knownTerms(inUse: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  const learn = (name: string, tag: string) => {
    const key = keyOf(wordsIn(name));
    if (key !== '' && !known.has(key)) known.set(key, tag);
  };
  // 'at home' and 'long term' occur everywhere: a term needs at least one specific word.
  for (const tag of inUse.filter((tag) => wordsIn(tag).some(saysSomething))) learn(tag, tag);
  const used = new Map(known);
  for (const line of vocabulary) {
    const [term = '', others = ''] = line.split(': ');
    // An existing tag for any of the names is the tag for all of them.
    const names = [term, ...others.split(', ')];
    const tag = names.map((name) => used.get(keyOf(wordsIn(name)))).find(Boolean) ?? term;
    for (const name of names) learn(name, tag);
  }
  return known;
}

/** Phrases of two and three words in title or headings that the article repeats. */
function recurring(runs: readonly Run[]): Set<string> {
  const counts = new Map<string, number>();
  const announced = new Set<string>();
  for (const { words, place } of runs) {
    for (let at = 0; at < words.length; at += 1) {
      for (const length of [2, 3]) {
        const phrase = words.slice(at, at + length);
        if (phrase.length < length || !phrase.every(mayBeTag)) continue;
        const key = keyOf(phrase);
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (place !== 'text') announced.add(key);
      }
    }
  }
  return new Set([...announced].filter((key) => (counts.get(key) ?? 0) > 1));
}

/** The number of words from here that form one term; 0 if none do. */
function longestAt(words: readonly Word[], at: number, isTerm: (key: string) => boolean): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1)
    if (isTerm(keyOf(words.slice(at, at + length)))) return length;
  return 0;
}

function runsOf(title: string, content: string): Run[] {
  const paragraphs = paragraphsOf(content);
  const body = paragraphs.filter(({ kind }) => kind !== 'heading').map(({ text }) => text);
  const casing = casingOf(body.join('\n'));
  const runs = (text: string, place: Run['place']) =>
    text.split(/[.,;:!?()“”"–—/]+|\s-\s/).map((part) => ({ words: wordsIn(part, casing), place }));
  return [
    ...runs(title, 'title'),
    ...paragraphs.flatMap(({ kind, text }) => runs(text, kind === 'heading' ? 'heading' : 'text')),
  ];
}

const wordPattern = /[\p{L}\d][\p{L}\d'’-]*/gu;

/** The capitalisation of words within sentences: 'ADHD' and 'Medicare', regardless of headings. */
function casingOf(text: string): Map<string, string> {
  const written = new Map<string, string>();
  for (const [word] of text.matchAll(/(?<=[\p{Ll}\d,] )[\p{L}\d][\p{L}\d'’-]*/gu)) {
    const lower = word.toLowerCase();
    if (!written.has(lower) || word === lower) written.set(lower, word);
  }
  return written;
}

function wordsIn(text: string, casing?: ReadonlyMap<string, string>): Word[] {
  return [...text.matchAll(wordPattern)].map(([word]) => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    return { key: singular(lower), shown: casing?.get(lower) ?? lower };
  });
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(' ');
}

/** An approximation, for counting only. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/(?<![sui])s$/, '');
}

/** Words that may be part of a phrase but are too general alone. */
const broad = new Set(
  `adult age amount area cent eating glass body care change clinic clinician country decision difference doctor everybody fact family
  food form group half health help home house husband idea life line list man meal measure middle money morning night note nurse option
  page pair part patient person plan post practitioner problem result risk room row sense side sign size start step story
  table tip trap visit weight woman world`.split(/\s+/),
);

/** Activities that are also nouns; other words with this ending are verbs. */
const activities =
  /^(?:eating|walking|cycling|swimming|drinking|cooking|ageing|planning|running|training|breathing|stretching|smoking|snoring|parenting)$/;

function mayBeTag(word: Word | undefined): boolean {
  const { key = '' } = word ?? {};
  if (isStopWord(key) || isStopWord(word?.shown ?? '') || key.length <= 2 || /['\d]/.test(key)) return false;
  return !/(?:ly|ed)$/.test(key) && (!key.endsWith('ing') || activities.test(key));
}

function saysSomething(word: Word): boolean {
  return !isStopWord(word.key) && !isStopWord(word.shown) && !broad.has(word.key);
}

/** The first tags without those that an earlier one contains. */
function distinct(tags: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const tag of tags) {
    const words = wordsIn(tag).map(({ key }) => key);
    const said = chosen.some((other) => {
      const others = wordsIn(other).map(({ key }) => key);
      return words.every((key) => others.includes(key));
    });
    if (!said && !(words.length === 1 && broad.has(words[0] ?? ''))) chosen.push(tag);
    if (chosen.length === mostTags) break;
  }
  return chosen;
}
