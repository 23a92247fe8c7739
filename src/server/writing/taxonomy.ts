import type { PostStore } from '../blog/post-store.ts';
import type { Taxonomy } from './blog-writer.ts';

/** Most posts of a category that are read. */
const postsOfCategory = 24;
const mostCategories = 30;

/** The taxonomy of published posts: categories with their posts, and existing tags. */
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
