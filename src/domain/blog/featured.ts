/** Maximum number of posts in the lead of the list. */
export const mostFeatured = 3;

/**
 * The posts in the lead of the first page of a list, and the others (BLOG-02). Without a featured post the first one leads.
 * No post is in both.
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
