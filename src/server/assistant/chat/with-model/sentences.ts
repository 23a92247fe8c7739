/**
 * Where a text that is still being written may be cut: after the last end of a sentence or line that something
 * follows. What comes after it may still change its meaning.
 *
 * @returns How many characters are whole sentences.
 */
export function wholeSentences(text: string): number {
  let end = 0;
  // 'e.g. ' and '3. ' are no ends; a citation belongs to the sentence before it.
  for (const match of text.matchAll(
    /(?<!\b(?:e\.g|i\.e|Dr|Mr|Ms|Mrs|St|approx|\d))[.?:]["”’)]?(?:\s*\[[\d,\s]+\])*(?=\s+(?!\[)\S)|\n(?=\s*\S)/g,
  ))
    end = match.index + match[0].length;
  return end;
}
