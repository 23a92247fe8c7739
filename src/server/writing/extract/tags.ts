import { tidyTags } from '#domain/blog/tags.ts';
import { paragraphsOf } from './plain-text.ts';
import { isStopWord, stemOf, wordsOf } from './terms.ts';

const mostTags = 5;

interface Phrase {
  /** As it stands in the text most often. */
  text: string;
  words: number;
  count: number;
  /** Paragraphs that it occurs in. */
  spread: number;
  inTitle: boolean;
  inHeading: boolean;
}

/**
 * What an article is about, as tags: words and pairs of words that come again in many places, most of all in its title
 * and headings. Tags that other posts use already come first where the text speaks of them.
 */
export function extractTags(title: string, content: string, inUse: readonly string[] = []): string[] {
  const paragraphs = [
    { kind: 'heading' as const, text: title, title: true },
    ...paragraphsOf(content).map((paragraph) => ({ ...paragraph, title: false })),
  ];
  const phrases = new Map<string, Phrase>();
  for (const paragraph of paragraphs) {
    const here = new Set<string>();
    for (const words of candidatesIn(paragraph.text)) {
      const key = words.map(stemOf).join(' ');
      const phrase = phrases.get(key) ?? {
        text: words.join(' '),
        words: words.length,
        count: 0,
        spread: 0,
        inTitle: false,
        inHeading: false,
      };
      phrase.count += 1;
      if (!here.has(key)) phrase.spread += 1;
      phrase.inTitle ||= paragraph.title;
      phrase.inHeading ||= paragraph.kind === 'heading';
      // The shortest form is the plainest: 'walk' before 'walking'.
      if (words.join(' ').length < phrase.text.length) phrase.text = words.join(' ');
      here.add(key);
      phrases.set(key, phrase);
    }
  }
  const text = new Set(paragraphs.flatMap((paragraph) => wordsOf(paragraph.text).map(stemOf)));
  const known = inUse.filter((tag) => {
    const stems = wordsOf(tag).map(stemOf);
    const phrase = phrases.get(stems.join(' '));
    return stems.length > 0 && stems.every((stem) => text.has(stem)) && phrase !== undefined && phrase.spread > 1;
  });
  const scored = [...phrases.values()]
    .map((phrase) => ({ phrase, score: scoreOf(phrase) }))
    .filter(({ score }) => score > 1.5)
    .sort((a, b) => b.score - a.score || a.phrase.text.localeCompare(b.phrase.text))
    .map(({ phrase }) => phrase.text);
  return distinct(tidyTags([...byWeight(known, phrases), ...scored]));
}

function byWeight(tags: readonly string[], phrases: ReadonlyMap<string, Phrase>): string[] {
  const weight = (tag: string) => {
    const phrase = phrases.get(wordsOf(tag).map(stemOf).join(' '));
    return phrase ? scoreOf(phrase) : 0;
  };
  return tags.filter((tag) => weight(tag) > 2).sort((a, b) => weight(b) - weight(a));
}

function scoreOf({ words, count, spread, inTitle, inHeading }: Phrase): number {
  // A pair that comes twice says more than a word that comes twice.
  const repeated = Math.log2(1 + count) * (words === 2 ? 1.5 : 1) * Math.sqrt(spread);
  if (count === 1 && !inTitle) return 0;
  return repeated * (inTitle ? 1.8 : 1) * (inHeading ? 1.3 : 1);
}

/** Words that may be a tag, alone and in pairs that stand together. */
function candidatesIn(text: string): string[][] {
  const candidates: string[][] = [];
  for (const run of text.split(/[.,;:!?()“”"–—/]+|\s-\s/)) {
    const words = wordsOf(run);
    for (const [at, word] of words.entries()) {
      if (!mayBeTag(word)) continue;
      candidates.push([word]);
      const next = words[at + 1];
      if (next !== undefined && mayBeTag(next)) candidates.push([word, next]);
    }
  }
  return candidates;
}

/** Activities that are things as well; other words of this form are verbs. */
const activities =
  /^(?:eating|walking|cycling|swimming|drinking|cooking|ageing|planning|running|training|breathing|stretching|drinking|smoking|snoring|parenting)$/;

function mayBeTag(word: string): boolean {
  if (isStopWord(word) || word.includes("'") || word.length <= 3) return false;
  return !/(?:ly|ed)$/.test(word) && (!word.endsWith('ing') || activities.test(word));
}

/** The first tags, without what another one says already: 'sleep' beside 'short sleep' stays, 'sleeps' does not. */
function distinct(tags: readonly string[]): string[] {
  const kept: string[] = [];
  for (const tag of tags) {
    const stems = wordsOf(tag).map(stemOf);
    const said = kept.some((other) => {
      const others = wordsOf(other).map(stemOf);
      return stems.every((stem) => others.includes(stem)) || others.every((stem) => stems.includes(stem));
    });
    if (!said) kept.push(tag);
    if (kept.length === mostTags) break;
  }
  return kept;
}
