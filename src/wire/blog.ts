import type { PostHeading } from '#domain/blog/contents.ts';
import type { ListChoice } from '#domain/blog/list-address.ts';
import type { DrawingRecord } from '#domain/content-model/text.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import type { BylineView } from './byline.ts';
import type { ShownPicture } from './picture.ts';

/** What search engines and shared links are told of a page. */
export type PageHead = Omit<PageMetadata, 'origin' | 'siteName' | 'preload' | 'structuredData'> & {
  preload?: string;
  /** The picture for shared links, where it is another page's card. */
  card?: { path: string; title: string };
};

/** What stands above a post: its picture, or the cover drawn for it. */
export interface Cover {
  picture: ShownPicture | null;
  /** What the picture shows; a drawn cover only decorates. */
  alt: string;
  /** The drawn cover as a file. */
  drawing: DrawingRecord;
  /** The drawn cover itself, where it stands at the top of the page. */
  svg: string | null;
}

/** A day, for computers and for people. */
export interface ShownDate {
  /** ISO 8601. */
  moment: string;
  /** 'Nov 6, 2026' */
  shown: string;
}

/** A post in a list. */
export interface PostCardView {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  category: string;
  /** The first two. */
  tags: string[];
  author: string;
  date: ShownDate;
  /** Minutes. */
  readingTime: number;
  featured: boolean;
  cover: Cover;
}

/** The list of posts, or the fact that it could not be read. */
export type BlogListView = {
  choice: ListChoice;
  /** The drawing beside the title, to stand in the page; null where the browser could not ask for it. */
  heroSvg: string | null;
  head: PageHead | null;
} & (
  | { failed: true }
  | {
      failed: false;
      /** All categories of published posts. */
      categories: string[];
      /** What leads the first page. */
      lead: PostCardView[];
      posts: PostCardView[];
      /** 'Latest Articles', or 'All Articles' while filtering. */
      heading: string;
      /** What was found, in words: '12 articles for “sleep”'; empty where nothing was asked for. */
      found: string;
      /** Why there is nothing to show, and whether clearing the filters would help. */
      empty: { text: string; clear: boolean } | null;
      pages: number;
      /** A search found more than was counted, so nobody knows the last page. */
      more: boolean;
    }
);

/** A post, or the page that stands in its place. */
export type BlogPostView =
  | ({ kind: 'post' } & PostPage)
  | {
      kind: 'missing';
      head: PageHead | null;
      /** What went wrong, where it is not known whether the post exists. */
      failure: PostFailure | null;
      /** Null where the browser could not ask for it. */
      drawing: DrawingRecord | null;
    };

export type PostFailure = 'Failed to fetch blog post' | 'Something went wrong';

export interface PostPage {
  title: string;
  excerpt: string;
  /** Null where the post has none. */
  category: { name: string; href: string } | null;
  byline: BylineView;
  featured: boolean;
  date: ShownDate;
  /** When the text changed, on a later day than it was written. */
  updated: ShownDate | null;
  /** Minutes. */
  readingTime: number;
  tags: { name: string; href: string }[];
  cover: Cover;
  /** Rendered on the server from Markdown, safe to insert. */
  html: string;
  contents: PostHeading[];
  related: PostCardView[];
  /** The post's path; of a draft, where it would stand. */
  path: string;
  /** A draft, shown to whoever has its private link. */
  draft: boolean;
  head: PageHead;
}
