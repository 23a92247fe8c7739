import { setImmediate as turn } from 'node:timers/promises';
import type { SiteContent } from '#content/load.ts';
import type { Post } from '#domain/blog/post.ts';
import type { PostStore } from '../../blog/post-store.ts';
import type { Knowledge } from '../chat/parts.ts';
import type { Piece } from './piece.ts';
import { pathOfPost, piecesOfPost } from './post-pieces.ts';
import { createSearchIndex, createSearchIndexByAndBy, type SearchHit, type SearchIndex } from './search-index.ts';
import { piecesOfSite } from './site-pieces.ts';

/** The searchable text of the site. */
export interface SiteKnowledge extends Knowledge {
  /** Passages of the site's own pages, best first; with `posts`, of published posts instead. */
  find(question: string, limit: number, where?: 'site' | 'posts'): Promise<SearchHit[]>;
  /** Titles of published posts, by address. */
  articles(): Promise<ReadonlyMap<string, string>>;
}

/** Most posts in the index, the newest first. A larger blog has its own search. */
const mostPosts = 500;
/** Shortest time between two checks for changed posts. */
const staleAfterMs = 5000;

/** The published posts as one text index, which every snapshot of the content shares. */
export interface PostIndex {
  index(): Promise<SearchIndex>;
  /** Titles by address. */
  titles(): Promise<ReadonlyMap<string, string>>;
}

/**
 * An index of published posts, in memory. Posts are re-indexed when the site's revision changes; while the revision cannot be
 * read, the old index is used.
 */
export function createPostIndex(
  posts: Pick<PostStore, 'published' | 'revisionOfSite'>,
  report: (error: unknown) => void = () => {},
  now: () => number = () => performance.now(),
): PostIndex {
  let blog: SearchIndex = createSearchIndex([]);
  let titles: ReadonlyMap<string, string> = new Map();
  let revision: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const current = await posts.revisionOfSite();
    if (current === revision) return;
    const read = await readPosts(posts.published);
    const found: Piece[] = [];
    for (const post of read) {
      found.push(...piecesOfPost(post));
      // Indexing a text takes milliseconds, so other requests are served between two texts.
      await turn();
    }
    blog = await createSearchIndexByAndBy(found);
    titles = new Map(read.map((post) => [pathOfPost(post), post.title]));
    revision = current;
  }

  async function refreshed(): Promise<void> {
    if (now() - lookedAt >= staleAfterMs) {
      looking ??= look()
        .catch(report)
        .finally(() => {
          lookedAt = now();
          looking = undefined;
        });
      await looking;
    }
  }

  return {
    index: async () => {
      await refreshed();
      return blog;
    },
    titles: async () => {
      await refreshed();
      return titles;
    },
  };
}

/** An index of the pages of one snapshot of the content, beside that of published posts. */
export function createKnowledge(content: SiteContent, posts?: PostIndex): SiteKnowledge {
  // Created with the first search, so that it does not delay start-up.
  let own: SearchIndex | undefined;
  const site = () => {
    own ??= createSearchIndex(piecesOfSite(content));
    return own;
  };

  async function find(question: string, limit: number, where: 'site' | 'posts' = 'site'): Promise<SearchHit[]> {
    return (where === 'site' ? site() : await posts?.index())?.search(question, limit) ?? [];
  }

  return {
    find,
    articles: async () => (await posts?.titles()) ?? new Map(),
    search: async (question, limit) => {
      const found = [...(await find(question, limit)), ...(await find(question, limit, 'posts'))];
      return found
        .filter(({ covered }) => covered >= worthReading)
        .sort((one, other) => other.score * (0.4 + other.covered) - one.score * (0.4 + one.covered))
        .slice(0, limit)
        .map(({ piece: { title, href, text } }) => ({ title, href, text }));
    },
  };
}

/** A passage that matches a smaller share of a question is off topic. */
const worthReading = 0.3;

async function readPosts(published: PostStore['published']): Promise<Post[]> {
  const { posts } = await published.list({}, { offset: 0, limit: mostPosts });
  const whole = await Promise.all(posts.map(({ slug }) => published.bySlug(slug)));
  return whole.filter((post) => post !== undefined);
}
