import type { Post, PostFields, PostSummary } from '#domain/blog/post.ts';

/** A part of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** Filters of the public list; all given ones apply. */
export interface PostFilter {
  /**
   * Matches anywhere in title, excerpt or tags, in any case. One or two characters are searched in the newest thousand posts.
   */
  query?: string | undefined;
  category?: string | undefined;
  featured?: boolean | undefined;
  /** Without a clinician's review, or reviewed before this day, such as 2025-11-20. Only for staff lists without `query`. */
  reviewedBefore?: string | undefined;
}

export interface StoredPostPage {
  posts: PostSummary[];
  /** Number of matching posts, on all pages. A search counts to the end of the next page, and no further. */
  total: number;
  /** Set if a search finds more than `total`: show 'more than'. Later pages count further, up to `searchTotalLimit`. */
  more?: boolean;
}

/** A post in the bin. */
export interface StoredBinnedPost extends PostSummary {
  /** ISO 8601, UTC. */
  deletedAt: string;
  /** Undefined for a deletion from before this was recorded. */
  deletedBy: RevisionAuthor | undefined;
}

export interface BinPage {
  posts: StoredBinnedPost[];
  total: number;
}

/** A draft with its private link. */
export interface PostPreview {
  id: string;
  title: string;
  /** The editor of the last version. */
  editor: RevisionAuthor;
  updatedAt: string;
  previewKey: string;
}

export interface PreviewPage {
  previews: PostPreview[];
  total: number;
}

/** Search results that can be reached: 50 pages. Beyond it a better query helps more than a longer list. */
export const searchTotalLimit = 1200;

/** The author of a change: the email of a member of staff, stored with the revision. */
export type RevisionAuthor = string;

export type SaveResult =
  | { kind: 'saved'; post: Post }
  /** Another editor saved in between; nothing was written. */
  | { kind: 'conflict'; current: Post }
  /** Another post has this slug; nothing was written. */
  | { kind: 'slug-taken'; slug: string }
  /** Readers would see the post at an old address of another post, which redirects there; nothing was written. */
  | { kind: 'slug-leads'; slug: string; title: string }
  | { kind: 'missing' };

export interface Revision {
  /** The version number. */
  version: number;
  title: string;
  editor: RevisionAuthor;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** Why something is published over a warning of the advertising check. */
export interface OverWarnings {
  reason: string;
  /** The passages that it covers; see passageKey in src/domain/advertising. */
  passages: readonly string[];
}

/** Decisions that the editor made before saving. */
export interface SaveChoices {
  over?: OverWarnings | undefined;
  /** An old address of another post, which becomes this post's. */
  takes?: string | undefined;
}

/** A stored reason. */
export interface AdvertisingReason extends OverWarnings {
  /** The version that was published with it. */
  version: number;
  editor: RevisionAuthor;
  /** ISO 8601, UTC. */
  givenAt: string;
}

/** Reads and writes posts. Acknowledged writes survive a killed process and a power cut. Lists are newest first by creation. */
export interface PostStore {
  /** Published posts only: the one place that separates drafts from published posts. */
  published: {
    list(filter: PostFilter, page: Page): Promise<StoredPostPage>;
    /** In alphabetical order. */
    categories(): Promise<string[]>;
    bySlug(slug: string): Promise<Post | undefined>;
    /** The present slug of a published post that had this slug before. */
    movedTo(slug: string): Promise<string | undefined>;
    /** Other posts of the category or with shared tags, best first. */
    related(post: Post, limit: number): Promise<PostSummary[]>;
    /** For sitemaps, feeds and the assistant; the order is stable while nothing is written. */
    addresses(page: Page): Promise<{ slug: string; updatedAt: string }[]>;
    count(): Promise<number>;
  };
  /** Changes with every write that visitors can see; cheap enough to read on each request. */
  revisionOfSite(): Promise<string>;

  /** Drafts included. `query` as in PostFilter. */
  list(filter: Pick<PostFilter, 'query' | 'reviewedBefore'>, page: Page): Promise<StoredPostPage>;
  categories(): Promise<string[]>;
  byId(id: string): Promise<Post | undefined>;
  byPreviewKey(key: string): Promise<Post | undefined>;
  /**
   * An empty slug is derived from the title, with a number if needed to make it unique.
   *
   * @param id A UUID from the caller. The same id is the same post: a request repeated after a lost reply stores one post. If
   * its text differs by then, it is stored as the next version, unless another editor saved in between.
   * @param choices Decisions of the editor.
   */
  insert(fields: PostFields, editor: RevisionAuthor, id?: string, choices?: SaveChoices): Promise<SaveResult>;
  /** @param version The version that the editor started from. */
  update(
    id: string,
    version: number,
    fields: PostFields,
    editor: RevisionAuthor,
    choices?: SaveChoices,
  ): Promise<SaveResult>;
  /** Like update, for new addresses of the same pictures: the day of the last change stays. */
  movePictures(id: string, version: number, fields: PostFields, editor: RevisionAuthor): Promise<SaveResult>;
  /** Moves a post to the bin: it disappears everywhere, and its address is free. Returns false if it does not exist. */
  delete(id: string, editor: RevisionAuthor): Promise<boolean>;
  /** Restores a post unchanged; if another post has its address by now, under a similar one. */
  undelete(id: string, editor: RevisionAuthor): Promise<Post | undefined>;
  /** Drafts with their private links, newest first. */
  previews(page: Page): Promise<PreviewPage>;
  /** Replaces a post's private link. Returns undefined if the post does not exist. */
  renewPreviewKey(id: string, editor: RevisionAuthor): Promise<string | undefined>;
  /** Deleted posts, newest deletion first. */
  bin(page: Page): Promise<BinPage>;
  /** Deletes a post in the bin with all its versions. Returns false if it is not there. */
  deleteForGood(id: string, editor: RevisionAuthor): Promise<boolean>;
  /** Purges posts that were deleted before a time, at most `limit`. Returns their number. */
  purgeBin(before: Date, limit: number): Promise<number>;
  /** Newest first, the present version included. */
  revisions(id: string): Promise<Revision[]>;
  revision(id: string, version: number): Promise<PostFields | undefined>;
  /** Why the post was published over warnings, newest first. */
  advertisingReasons(id: string): Promise<AdvertisingReason[]>;
  /** Every post with its text, oldest first, as of one moment, without holding them all in memory. */
  exportAll(options?: { deletedToo: boolean }): AsyncIterable<ExportedPost>;
  /**
   * Imports posts of another system, with their own dates, all in one transaction. Returns the result of each, in order: a post
   * whose slug is taken is left out, a post with an empty slug gets a free one.
   */
  importAll(posts: PostSource, editor: RevisionAuthor): Promise<SaveResult['kind'][]>;
  /**
   * Like importAll, but only once per name: posts that staff delete afterwards do not come back. Returns whether this call
   * imported them.
   */
  importOnce(name: string, posts: PostSource, editor: RevisionAuthor): Promise<boolean>;
}

/** Posts to import, of any number. */
export type PostSource = Iterable<ImportedPost> | AsyncIterable<ImportedPost>;

/** A post from another system. Its dates are retained. */
export type ImportedPost = PostFields & {
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** Retained if no other post has it. */
  id?: string | undefined;
  /** An id that is stable between imports: if a post has it already, also in the bin, this one is left out. */
  sourceId?: string | undefined;
  /** Addresses that redirect to this post; one that another post has is left out. */
  oldSlugs?: readonly string[] | undefined;
  /** Why it is published over a warning of the advertising check. */
  over?: OverWarnings | undefined;
};

/** A post with its earlier addresses. */
export type ExportedPost = Post & { oldSlugs: string[] };
