/** The fields of a post that staff write; the typed columns of DATA-01. */
export interface PostFields {
  title: string;
  /** Unique; empty means 'derive it from the title'. */
  slug: string;
  excerpt: string;
  /** Markdown; see docs/requirements.md, BLOG-04. */
  content: string;
  author: string;
  /** The clinical reviewer; empty without a review. */
  reviewer: string;
  /** The day of that review, such as 2026-11-20; null without one. */
  reviewedOn: string | null;
  category: string;
  tags: readonly string[];
  featured: boolean;
  published: boolean;
  /** Address of the picture, or null for the drawn cover. */
  featuredImage: string | null;
  /** Description for people who do not see the picture; required for publication. */
  featuredImageAlt: string;
  metaDescription: string | null;
  /** Whether a model wrote part of the text and no person has confirmed its review. */
  aiAssisted: boolean;
}

/** A stored post. */
export interface Post extends PostFields {
  id: string;
  /** Minutes, computed on save. */
  readingTime: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** Incremented by every save; an editor sends the version that it started from. */
  version: number;
  /** Unguessable; opens the draft for anyone with the link. */
  previewKey: string;
}

/** A post in a list: all fields except its text. */
export type PostSummary = Omit<Post, 'content' | 'previewKey'>;

/** Most characters of a meta description. */
export const metaDescriptionLimit = 155;
/** Posts on a page of the public list. */
export const listPageSize = 24;
