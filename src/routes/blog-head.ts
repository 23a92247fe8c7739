import type { MetadataElement, RelatedLink } from '#domain/site/metadata.ts';
import type { BlogPostView } from '#wire/blog.ts';
import { pageHead, shellOf } from './page-head.ts';

type Matches = Parameters<typeof shellOf>[0];

/** Where readers follow the blog. */
export function feedLinks(matches: Matches): RelatedLink[] {
  const name = shellOf(matches)?.clinic.name ?? '';
  return [
    { rel: 'alternate', type: 'application/rss+xml', title: `${name}: articles (RSS)`, href: '/blog/feed.xml' },
    { rel: 'alternate', type: 'application/feed+json', title: `${name}: articles (JSON)`, href: '/blog/feed.json' },
  ];
}

/** The head of a post's page, of a draft's, and of the page that stands where there is none. */
export function postHead(matches: Matches, view: BlogPostView): MetadataElement[] {
  if (view.kind === 'missing') {
    return pageHead(matches, {
      title: 'Blog Post Not Found',
      description: 'This article does not exist.',
      path: '/blog',
      preload: view.drawing?.href,
      hidden: true,
    });
  }
  const { shared } = view;
  return pageHead(matches, {
    title: view.title,
    description: view.description,
    keywords: view.tags.map(({ name }) => name),
    path: view.path,
    image: shared.image,
    imageSize: shared,
    imageAlt: view.cover.picture ? view.cover.alt : view.title,
    hidden: view.draft,
    article: {
      published: view.date.moment,
      modified: (view.updated ?? view.date).moment,
      author: view.author,
      section: view.category.name,
      tags: view.tags.map(({ name }) => name),
    },
    links: feedLinks(matches),
    structuredData: view.structuredData,
  });
}
