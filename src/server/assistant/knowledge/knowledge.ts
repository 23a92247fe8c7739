import { setImmediate as turn } from 'node:timers/promises';
import type { SiteContent } from '#content/load.ts';
import type { Post } from '#domain/blog/post.ts';
import type { PostStore } from '../../blog/post-store.ts';
import type { Knowledge } from '../chat/parts.ts';
import type { Piece } from './piece.ts';
import { pathOfPost, piecesOfPost } from './post-pieces.ts';
import { createSearchIndex, createSearchIndexByAndBy, type SearchHit, type SearchIndex } from './search-index.ts';
import { piecesOfSite } from './site-pieces.ts';

/** What the site says, for whoever answers a visitor. */
export interface SiteKnowledge extends Knowledge {
  /** The site's own pages, best first; `posts` looks through published posts instead. */
  find(question: string, limit: number, where?: 'site' | 'posts'): Promise<SearchHit[]>;
  /** The posts that can be read now: the title of each by its address. */
  articles(): Promise<ReadonlyMap<string, string>>;
}

/** The posts that are read for an index: the newest. A larger blog is found by its own search. */
const mostPosts = 500;
/** How often the store is asked at most whether a post changed. */
const staleAfterMs = 5000;

/**
 * Knowledge of the pages in memory, and of published posts. Posts are indexed anew when the revision of the site has
 * changed; while that cannot be read, what was known before stands.
 */
export function createKnowledge(
  content: SiteContent,
  posts: Pick<PostStore, 'published' | 'revisionOfSite'> | undefined,
  report: (error: unknown) => void = () => {},
  now: () => number = () => performance.now(),
): SiteKnowledge {
  // Made with the first search: a start need not wait for it.
  let own: SearchIndex | undefined;
  const site = () => {
    own ??= createSearchIndex(piecesOfSite(content));
    return own;
  };
  let blog: SearchIndex = createSearchIndex([]);
  let titles: ReadonlyMap<string, string> = new Map();
  let revision: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (!posts) return;
    const current = await posts.revisionOfSite();
    if (current === revision) return;
    const read = await readPosts(posts.published);
    const found: Piece[] = [];
    for (const post of read) {
      found.push(...piecesOfPost(post));
      // A text takes some milliseconds, a long one some more: others are answered between two of them.
      await turn();
    }
    blog = await createSearchIndexByAndBy(found);
    titles = new Map(read.map((post) => [pathOfPost(post), post.title]));
    revision = current;
  }

  async function refreshed(): Promise<SearchIndex> {
    if (posts && now() - lookedAt >= staleAfterMs) {
      looking ??= look()
        .catch(report)
        .finally(() => {
          lookedAt = now();
          looking = undefined;
        });
      await looking;
    }
    return blog;
  }

  async function find(question: string, limit: number, where: 'site' | 'posts' = 'site'): Promise<SearchHit[]> {
    return (where === 'site' ? site() : await refreshed()).search(question, limit);
  }

  return {
    find,
    articles: async () => {
      await refreshed();
      return titles;
    },
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

/** A passage that holds less of a question than this is about something else. */
const worthReading = 0.3;

async function readPosts(published: PostStore['published']): Promise<Post[]> {
  const { posts } = await published.list({}, { offset: 0, limit: mostPosts });
  const whole = await Promise.all(posts.map(({ slug }) => published.bySlug(slug)));
  return whole.filter((post) => post !== undefined);
}
