import type { Post, PostFields, PostSummary } from '#domain/blog/post.ts';

/** A part of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** What the public list is narrowed by; every part that is given must hold. */
export interface PostFilter {
  /** Found anywhere in title, excerpt or tags, whatever its case. */
  query?: string | undefined;
  category?: string | undefined;
  featured?: boolean | undefined;
}

export interface PostPage {
  posts: PostSummary[];
  /** Posts that match, on all pages. */
  total: number;
}

/** Who changes a post: the email of a member of staff, kept with the revision. */
export type Editor = string;

export type SaveResult =
  | { kind: 'saved'; post: Post }
  /** Somebody saved in between; nothing was written. */
  | { kind: 'conflict'; current: Post }
  /** Another post has this slug, now or as an old address; nothing was written. */
  | { kind: 'slug-taken'; slug: string }
  | { kind: 'missing' };

export interface Revision {
  /** The version of the post that this was. */
  version: number;
  title: string;
  editor: Editor;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** Reads and writes posts. Acknowledged writes survive a killed process and a power cut. Lists are newest first by creation. */
export interface PostStore {
  /** Published posts only: here 'draft or published' is decided once. */
  published: {
    list(filter: PostFilter, page: Page): Promise<PostPage>;
    /** In alphabetical order. */
    categories(): Promise<string[]>;
    bySlug(slug: string): Promise<Post | undefined>;
    /** The present slug of a published post that used to have this one. */
    movedTo(slug: string): Promise<string | undefined>;
    /** Other posts of the category or with shared tags, best first. */
    related(post: Post, limit: number): Promise<PostSummary[]>;
    /** For sitemaps, feeds and the assistant; stable order while nothing is written. */
    addresses(page: Page): Promise<{ slug: string; updatedAt: string }[]>;
    count(): Promise<number>;
  };
  /** Changes with every write that visitors can see; cheap enough to ask for each request. */
  revisionOfSite(): Promise<string>;

  /** Drafts too. `query` as in PostFilter. */
  list(filter: Pick<PostFilter, 'query'>, page: Page): Promise<PostPage>;
  categories(): Promise<string[]>;
  byId(id: string): Promise<Post | undefined>;
  byPreviewKey(key: string): Promise<Post | undefined>;
  /** An empty slug is derived from the title, made unique by a number where it must be. */
  insert(fields: PostFields, editor: Editor): Promise<SaveResult>;
  /** @param version The version that the editor started from. */
  update(id: string, version: number, fields: PostFields, editor: Editor): Promise<SaveResult>;
  /** The post disappears everywhere; `undelete` brings it back as it was. Answers false where there is none. */
  delete(id: string, editor: Editor): Promise<boolean>;
  undelete(id: string, editor: Editor): Promise<Post | undefined>;
  /** Newest first, the present one included. */
  revisions(id: string): Promise<Revision[]>;
  revision(id: string, version: number): Promise<PostFields | undefined>;
  /** Every post with its text, oldest first, without holding them all in memory. */
  exportAll(): AsyncIterable<Post>;
  /** Writes posts of another system in one transaction, with their own dates; answers how each went. */
  importAll(posts: readonly ImportedPost[], editor: Editor): Promise<SaveResult['kind'][]>;
}

/** A post from elsewhere. Its dates are kept. */
export type ImportedPost = PostFields & { createdAt: string; updatedAt: string };

/** The database cannot answer now: busy, full or out of reach. Nothing was written; trying again is safe. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly reason: 'busy' | 'full' | 'unreachable';

  constructor(reason: 'busy' | 'full' | 'unreachable', options?: ErrorOptions) {
    super(`the database is ${reason}`, options);
    this.reason = reason;
  }
}
