/** Fails unless each of these texts is spoken exactly once, in this order. */
export function heardOnceInOrder(said: readonly string[], ...wanted: readonly string[]): void {
  const text = said.join(' ¦ ');
  let after = 0;
  for (const words of wanted) {
    const first = text.indexOf(words);
    if (first < 0) throw new Error(`Never said: “${words}”`);
    if (text.includes(words, first + words.length)) throw new Error(`Said more than once: “${words}”`);
    if (first < after) throw new Error(`Said too early: “${words}”`);
    after = first + words.length;
  }
}

/** Fails unless one utterance contains all of these, and no other utterance contains the first. */
export function heardWhole(said: readonly string[], ...parts: readonly [string, ...string[]]): void {
  const found = said.filter((utterance) => utterance.includes(parts[0]));
  if (found.length !== 1) throw new Error(`Said ${found.length} times: “${parts[0]}”`);
  for (const part of parts) if (!found[0]?.includes(part)) throw new Error(`Not said with “${parts[0]}”: “${part}”`);
}

export function neverHeard(said: readonly string[], ...unwanted: readonly string[]): void {
  const text = said.join(' ¦ ');
  for (const words of unwanted) if (text.includes(words)) throw new Error(`Said although it should not be: “${words}”`);
}
