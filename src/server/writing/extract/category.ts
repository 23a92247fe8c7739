import { paragraphsOf } from './plain-text.ts';
import { termCounts } from './terms.ts';

/** A category with the titles, excerpts and tags of its posts. */
export interface KnownCategory {
  name: string;
  texts: readonly string[];
}

/**
 * The category whose posts are most similar to this article; undefined if none is similar enough.
 *
 * By cosine similarity of weighted words: words of every category have little weight.
 */
export function extractCategory(
  title: string,
  content: string,
  categories: readonly KnownCategory[],
): string | undefined {
  const known = categories.map(({ name, texts }) => {
    const counts = termCounts(texts.join('\n'));
    // The category's name has the greatest weight.
    for (const stem of termCounts(name).keys()) counts.set(stem, (counts.get(stem) ?? 0) + Math.max(3, texts.length));
    return { name, counts };
  });
  const rarity = (stem: string) => {
    const using = known.filter(({ counts }) => counts.has(stem)).length;
    return using === 0 ? 0 : Math.log(1 + known.length / using);
  };
  const text = paragraphsOf(content)
    .map((paragraph) => paragraph.text)
    .join('\n');
  // The title counts three times.
  const article = termCounts([title, title, title, text].join('\n'));
  const ranked = known
    .map(({ name, counts }) => ({ name, similarity: similarity(article, counts, rarity) }))
    .sort((a, b) => b.similarity - a.similarity);
  const [best] = ranked;
  return best && best.similarity >= minSimilarity ? best.name : undefined;
}

const minSimilarity = 0.04;

function similarity(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  rarity: (stem: string) => number,
): number {
  const weights = (counts: ReadonlyMap<string, number>) =>
    new Map([...counts].map(([stem, count]) => [stem, Math.log1p(count) * rarity(stem)]));
  const [a, b] = [weights(one), weights(other)];
  let shared = 0;
  for (const [stem, weight] of a) shared += weight * (b.get(stem) ?? 0);
  const length = (map: ReadonlyMap<string, number>) => Math.hypot(...map.values()) || 1;
  return shared / (length(a) * length(b));
}
