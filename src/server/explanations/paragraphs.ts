/** A sentence, or nothing where it does not concern the person. */
export type ExplanationSentence = string | false | null | undefined;

/** Sentences as one paragraph; empty where none is left. */
export function paragraph(...sentences: readonly ExplanationSentence[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Paragraphs as one text. */
export function article(...paragraphs: readonly ExplanationSentence[]): string {
  return paragraphs.filter(Boolean).join('\n\n');
}

/** 'one', 'one and two', 'one, two and three'. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
