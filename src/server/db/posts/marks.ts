import { createHash } from 'node:crypto';

// Three characters of the private use area: one trigram of the index that no text contains.
const first = 0xe000;
const letters = 4096;

/** Marks every published post in the search index. */
export const publishedMark = String.fromCharCode(first, first, first);

/** Marks the published posts of a category. Two categories share a mark with a chance of one in 16 million. */
export function categoryMark(category: string): string {
  const hash = createHash('sha256').update(category).digest().readUIntBE(0, 3);
  return String.fromCharCode(first + letters, first + Math.floor(hash / letters), first + (hash % letters));
}
