/** Most posts that lead the list. */
export const mostFeatured = 3;

/**
 * The posts that lead the first page of a list, and those below them (BLOG-02). With no featured post the first one
 * leads. No post stands in both.
 *
 * @param posts The first page of the list, newest first.
 * @param featured Featured posts of the same list, newest first.
 */
export function leadAndRest<Post extends { id: string }>(
  posts: readonly Post[],
  featured: readonly Post[],
): { lead: Post[]; rest: Post[] } {
  const lead = featured.length > 0 ? featured.slice(0, mostFeatured) : posts.slice(0, 1);
  return { lead, rest: posts.filter(({ id }) => !lead.some((other) => other.id === id)) };
}
