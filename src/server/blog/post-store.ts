import type { Post, PostFields, PostSummary } from '#domain/blog/post.ts';

/** A part of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** What the public list is narrowed by; every part that is given must hold. */
export interface PostFilter {
  /**
   * Found anywhere in title, excerpt or tags, whatever its case. One or two characters are looked for in the newest
   * thousand posts.
   */
  query?: string | undefined;
  category?: string | undefined;
  featured?: boolean | undefined;
  /** Never reviewed by a clinician, or before this day, such as 2025-11-20. Of lists without `query` and of all posts only. */
  reviewedBefore?: string | undefined;
}

export interface StoredPostPage {
  posts: PostSummary[];
  /** Posts that match, on all pages. A search counts to the end of the page after the one asked for, and no further. */
  total: number;
  /** Set where a search finds more than `total`: say 'more than'. Further pages tell of further posts, up to `searchTotalLimit`. */
  more?: boolean;
}

/** A post in the bin. */
export interface StoredBinnedPost extends PostSummary {
  /** ISO 8601, UTC. */
  deletedAt: string;
  /** Undefined where it was deleted before that was kept. */
  deletedBy: RevisionAuthor | undefined;
}

export interface BinPage {
  posts: StoredBinnedPost[];
  total: number;
}

/** A draft with the private link that shows it. */
export interface PostPreview {
  id: string;
  title: string;
  /** Who saved it last. */
  editor: RevisionAuthor;
  updatedAt: string;
  previewKey: string;
}

export interface PreviewPage {
  previews: PostPreview[];
  total: number;
}

/** Matches of a search that can be reached: 50 pages. Beyond it a better question helps more than a longer list. */
export const searchTotalLimit = 1200;

/** Who changes a post: the email of a member of staff, kept with the revision. */
export type RevisionAuthor = string;

export type SaveResult =
  | { kind: 'saved'; post: Post }
  /** Somebody saved in between; nothing was written. */
  | { kind: 'conflict'; current: Post }
  /** Another post has this slug; nothing was written. */
  | { kind: 'slug-taken'; slug: string }
  /** Readers would see the post at an old address of another, which leads to that one so far; nothing was written. */
  | { kind: 'slug-leads'; slug: string; title: string }
  | { kind: 'missing' };

export interface Revision {
  /** The version of the post that this was. */
  version: number;
  title: string;
  editor: RevisionAuthor;
  /** ISO 8601, UTC. */
  savedAt: string;
}

/** Why something is published although the advertising check stops at it. */
export interface OverWarnings {
  reason: string;
  /** The passages that it is about; see passageKey in src/domain/advertising. */
  passages: readonly string[];
}

/** What whoever saves has decided beforehand. */
export interface SaveChoices {
  over?: OverWarnings | undefined;
  /** An old address of another post, which from now on is this one's. */
  takes?: string | undefined;
}

/** A reason as it is kept. */
export interface AdvertisingReason extends OverWarnings {
  /** The version that was published with it. */
  version: number;
  editor: RevisionAuthor;
  /** ISO 8601, UTC. */
  givenAt: string;
}

/** Reads and writes posts. Acknowledged writes survive a killed process and a power cut. Lists are newest first by creation. */
export interface PostStore {
  /** Published posts only: here 'draft or published' is decided once. */
  published: {
    list(filter: PostFilter, page: Page): Promise<StoredPostPage>;
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
  list(filter: Pick<PostFilter, 'query' | 'reviewedBefore'>, page: Page): Promise<StoredPostPage>;
  categories(): Promise<string[]>;
  byId(id: string): Promise<Post | undefined>;
  byPreviewKey(key: string): Promise<Post | undefined>;
  /**
   * An empty slug is derived from the title, made unique by a number where it must be.
   *
   * @param id A UUID that whoever saves made up. The same one again is the same post: nothing is stored twice where an
   *   answer was lost. If its text is another by then, it is stored as the next version, unless somebody else saved in
   *   between.
   * @param choices What somebody decided.
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
  /** As update, for other addresses of the same pictures: readers are told of no change, so the day of the last one stays. */
  movePictures(id: string, version: number, fields: PostFields, editor: RevisionAuthor): Promise<SaveResult>;
  /** Puts a post into the bin: it disappears everywhere, and its address is free. Answers false where there is none. */
  delete(id: string, editor: RevisionAuthor): Promise<boolean>;
  /** Takes it out again, as it was; where another post has its address by now, under one like it. */
  undelete(id: string, editor: RevisionAuthor): Promise<Post | undefined>;
  /** Drafts with their private links, the newest first. */
  previews(page: Page): Promise<PreviewPage>;
  /** Gives a post another private link and ends the one before. Answers undefined where there is no such post. */
  renewPreviewKey(id: string, editor: RevisionAuthor): Promise<string | undefined>;
  /** Posts that were deleted, the latest first. */
  bin(page: Page): Promise<BinPage>;
  /** Ends a post of the bin with all its versions. Answers false where it is not there. */
  deleteForGood(id: string, editor: RevisionAuthor): Promise<boolean>;
  /** Ends so many posts at most that were deleted before a moment. Answers how many. */
  purgeBin(before: Date, limit: number): Promise<number>;
  /** Newest first, the present one included. */
  revisions(id: string): Promise<Revision[]>;
  revision(id: string, version: number): Promise<PostFields | undefined>;
  /** Why the post was published over warnings, newest first. */
  advertisingReasons(id: string): Promise<AdvertisingReason[]>;
  /** Every post with its text, oldest first, as they were at one moment, without holding them all in memory. */
  exportAll(options?: { deletedToo: boolean }): AsyncIterable<ExportedPost>;
  /**
   * Writes posts of another system, with their own dates, all in one transaction: all of them or, if it fails, none.
   * Answers how each went, in their order: a post whose slug another one has is left out, a post whose slug is empty
   * gets a free one.
   */
  importAll(posts: PostSource, editor: RevisionAuthor): Promise<SaveResult['kind'][]>;
  /**
   * As importAll, but only the first time that this name is used: what staff delete afterwards does not come back.
   * Answers whether it was now.
   */
  importOnce(name: string, posts: PostSource, editor: RevisionAuthor): Promise<boolean>;
}

/** Posts to import, of any number. */
export type PostSource = Iterable<ImportedPost> | AsyncIterable<ImportedPost>;

/** A post from elsewhere. Its dates are kept. */
export type ImportedPost = PostFields & {
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** Kept where no other post has it. */
  id?: string | undefined;
  /** An id that is this post's at every import: where a post has it already, in the bin too, this one is left out. */
  sourceId?: string | undefined;
  /** Addresses that lead to this post; one that another post has is left out. */
  oldSlugs?: readonly string[] | undefined;
  /** Why it stands although the advertising check stops at passages of it. */
  over?: OverWarnings | undefined;
};

/** A post with the addresses that it had before. */
export type ExportedPost = Post & { oldSlugs: string[] };
