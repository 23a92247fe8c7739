import type { PostStore } from '../blog/post-store.ts';
import type { Taxonomy } from './blog-writer.ts';

/** Posts of a category that are looked at: enough to know what it is about. */
const postsOfCategory = 24;
const mostCategories = 30;

/** How published posts are filed: categories with what stands in them, and the tags in use. */
export async function loadTaxonomy(posts: Pick<PostStore, 'published'>): Promise<Taxonomy> {
  const names = (await posts.published.categories()).slice(0, mostCategories);
  const pages = await Promise.all(
    names.map((category) => posts.published.list({ category }, { offset: 0, limit: postsOfCategory })),
  );
  return {
    categories: names.map((name, index) => ({
      name,
      texts: (pages[index]?.posts ?? []).map(({ title, excerpt, tags }) => [title, excerpt, ...tags].join('\n')),
    })),
    tags: [...new Set(pages.flatMap((page) => page.posts.flatMap(({ tags }) => tags)))],
  };
}
