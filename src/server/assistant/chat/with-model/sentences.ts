/**
 * Length of the complete sentences of a partial text: up to the last end of a sentence or line with text behind it,
 * because later text may change the meaning of the rest.
 *
 * @returns A number of characters.
 */
export function wholeSentences(text: string): number {
  let end = 0;
  // 'e.g. ' and '3. ' end no sentence; a citation belongs to the sentence before it.
  for (const match of text.matchAll(
    /(?<!\b(?:e\.g|i\.e|Dr|Mr|Ms|Mrs|St|approx|\d))[.?:]["”’)]?(?:\s*\[[\d,\s]+\])*(?=\s+(?!\[)\S)|\n(?=\s*\S)/g,
  ))
    end = match.index + match[0].length;
  return end;
}
