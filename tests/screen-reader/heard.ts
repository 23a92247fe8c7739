/** Fails unless each of these is said exactly once, and in this order. */
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

export function neverHeard(said: readonly string[], ...unwanted: readonly string[]): void {
  const text = said.join(' ¦ ');
  for (const words of unwanted) if (text.includes(words)) throw new Error(`Said although it should not be: “${words}”`);
}
