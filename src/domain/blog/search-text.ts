/**
 * A text as search compares it: compatibility forms made one, and case folded for all of Unicode. Done here, not by a
 * database, so that every engine finds the same posts: 'STRASSE' finds 'Straße', 'ΌΔΟΣ' finds 'όδος'.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** What the search of a post looks through (BLOG-01): title, excerpt and tags, each on a line of its own. */
export function searchTextOf(post: { title: string; excerpt: string; tags: readonly string[] }): string {
  return foldForSearch([post.title, post.excerpt, ...post.tags].join('\n'));
}
