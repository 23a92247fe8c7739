/** What a member of staff writes of a post; the columns of DATA-01 that are typed in. */
export interface PostFields {
  title: string;
  /** Unique; empty stands for 'derive it from the title'. */
  slug: string;
  excerpt: string;
  /** Markdown; see docs/requirements.md, BLOG-04. */
  content: string;
  author: string;
  /** Who read the text as a clinician; empty where nobody did. */
  reviewer: string;
  /** The day of that review, such as 2026-11-20; null without one. */
  reviewedOn: string | null;
  category: string;
  tags: readonly string[];
  featured: boolean;
  published: boolean;
  /** Address of the picture, or null for the drawn cover. */
  featuredImage: string | null;
  /** What the picture shows, for people who do not see it; publishing a picture asks for it. */
  featuredImageAlt: string;
  metaDescription: string | null;
  /** Whether a model wrote part of the text and no person has said that they reviewed it. */
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
  /** Grows by one with every save; an editor says which one it started from. */
  version: number;
  /** Unguessable; opens the draft to whoever has the link. */
  previewKey: string;
}

/** A post in a list: everything but its text. */
export type PostSummary = Omit<Post, 'content' | 'previewKey'>;

/** Most characters of a meta description. */
export const metaDescriptionLimit = 155;
/** Posts on a page of the public list. */
export const listPageSize = 24;
