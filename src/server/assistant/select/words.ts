/** The words of a text, each once: features of the answer classifier, beside the embedding. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z0-9']+/g) ?? [])];
}
