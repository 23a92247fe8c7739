/** The addresses of the blog administration's screens. */
export const blogScreens = {
  list: '/blog-admin',
  newPost: '/blog-admin/posts/new',
  bin: '/blog-admin/bin',
  previews: '/blog-admin/previews',
  post: (id: string) => `/blog-admin/posts/${encodeURIComponent(id)}`,
  /** The history stands over the post's editor, which stays open below it. */
  history: (id: string) => `/blog-admin/posts/${encodeURIComponent(id)}/history`,
} as const;

/** The present address of a screen that was a query of /blog-admin or /admin/blog, such as ?edit=123; undefined for others. */
export function movedBlogScreen(query: URLSearchParams): string | undefined {
  const edited = query.get('edit');
  if (edited) return blogScreens.post(edited);
  if (query.has('new')) return blogScreens.newPost;
  const page = query.get('page');
  const paged = (path: string) => (page ? `${path}?${new URLSearchParams({ page })}` : path);
  if (query.has('bin')) return paged(blogScreens.bin);
  return query.has('previews') ? paged(blogScreens.previews) : undefined;
}
