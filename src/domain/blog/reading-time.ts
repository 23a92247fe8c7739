const wordsPerMinute = 200;

/** Minutes it takes to read a text: its words, split on spaces, divided by 200 and rounded up (BLOG-07). */
export function readingTime(content: string): number {
  return Math.ceil(countWords(content) / wordsPerMinute);
}

/** Words of a text, split on spaces and line breaks. */
export function countWords(content: string): number {
  return content.split(/\s+/).filter((word) => word !== '').length;
}
