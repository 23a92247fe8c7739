/** The words of a text, each once: what the classifier of answers weighs beside the embedding. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z0-9']+/g) ?? [])];
}
