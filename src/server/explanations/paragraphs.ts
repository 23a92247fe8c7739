/** A sentence, or nothing if it does not apply to the person. */
export type ExplanationSentence = string | false | null | undefined;

/** Joins sentences to a paragraph; empty if there are none. */
export function paragraph(...sentences: readonly ExplanationSentence[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Joins paragraphs to a text. */
export function article(...paragraphs: readonly ExplanationSentence[]): string {
  return paragraphs.filter(Boolean).join('\n\n');
}

/** 'one', 'one and two', 'one, two and three'. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
