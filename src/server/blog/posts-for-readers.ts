import { replaceTokens, type Tokens } from '#content/tokens.ts';
import type { PostFields } from '#domain/blog/post.ts';
import type { PostStore } from './post-store.ts';

type Texts = Partial<Pick<PostFields, 'title' | 'excerpt' | 'content' | 'metaDescription' | 'featuredImageAlt'>>;

/** A post as readers see it: its tokens replaced by the clinic's facts. Words in braces that are no token stay. */
export function postForReaders<T extends Texts>(post: T, tokens: Tokens): T {
  const { title, excerpt, content, metaDescription, featuredImageAlt } = post;
  const texts = Object.entries({ title, excerpt, content, metaDescription, featuredImageAlt });
  const filled = texts.filter(([, text]) => text?.includes('{{'));
  if (filled.length === 0) return post;
  return { ...post, ...replaceTokens(Object.fromEntries(filled), tokens, () => {}) };
}

/**
 * The store with the tokens of posts replaced wherever readers see them. Staff read and write posts with their tokens. A
 * search still finds the words that are stored.
 */
export function postsForReaders(store: PostStore, tokens: Tokens): PostStore {
  const { published, byPreviewKey } = store;
  return {
    ...store,
    published: {
      ...published,
      list: async (filter, page) => {
        const found = await published.list(filter, page);
        return { ...found, posts: found.posts.map((post) => postForReaders(post, tokens)) };
      },
      bySlug: async (slug) => {
        const post = await published.bySlug(slug);
        return post && postForReaders(post, tokens);
      },
      related: async (post, limit) =>
        (await published.related(post, limit)).map((other) => postForReaders(other, tokens)),
    },
    byPreviewKey: async (key) => {
      const post = await byPreviewKey(key);
      return post && postForReaders(post, tokens);
    },
  };
}
