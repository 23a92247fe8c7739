/** Replaces numbers by their size: an exact figure is rarely in the examples, but figures of one size mean alike. */
function sizeOf(number: number): string {
  if (number < 4) return '#low';
  if (number < 10) return '#few';
  return number < 50 ? '#some' : '#many';
}

/**
 * The features of a message: its words, pairs and triples of neighbours, and pairs with one or two words between.
 *
 * @param text Output of `normalise` of ../text.
 * @returns Each feature once; `<` and `>` mark the ends of the message, `_` any one word.
 */
export function featuresOf(text: string): string[] {
  const words = text
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d+(\.\d+)?$/.test(word) ? sizeOf(Number(word)) : word));
  const row = ['<', ...words, '>'];
  const found = new Set<string>(words);
  row.forEach((word, at) => {
    const [next, second, third] = row.slice(at + 1);
    if (next !== undefined) found.add(`${word} ${next}`);
    if (second !== undefined) found.add(`${word} _ ${second}`).add(`${word} ${next} ${second}`);
    if (third !== undefined) found.add(`${word} _ _ ${third}`);
  });
  return [...found];
}

/** Hashes a feature to 32 bits (FNV-1a, mixed): weights are stored by hash, not by word. */
export function fingerprint(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
