/**
 * The form of a text for search: compatibility forms normalised, and case folded for all of Unicode. Done here and not by a
 * database, so that every engine finds the same posts: 'STRASSE' finds 'Straße', 'ΌΔΟΣ' finds 'όδος'.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** The searched text of a post (BLOG-01): title, excerpt and tags, one line each. */
export function searchTextOf(post: { title: string; excerpt: string; tags: readonly string[] }): string {
  return foldForSearch([post.title, post.excerpt, ...post.tags].join('\n'));
}
