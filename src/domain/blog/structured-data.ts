import type { Post } from './post.ts';

export interface ArticleFacts {
  post: Pick<Post, 'title' | 'author' | 'category' | 'tags' | 'createdAt' | 'updatedAt'>;
  description: string;
  /** The clinic, which publishes. */
  clinic: string;
  /** Names of people at the clinic: an author who is none of them is a team. */
  people: readonly string[];
  /** Of the public site, without a trailing slash. */
  origin: string;
  path: string;
  /** Path of the picture. */
  image: string;
}

/** schema.org BlogPosting of a post's page. No ratings: search engines would show them as reviews. */
export function articleStructuredData({
  post,
  description,
  clinic,
  people,
  origin,
  path,
  image,
}: ArticleFacts): object {
  const address = `${origin}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    image: new URL(image, origin).href,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: { '@type': people.includes(post.author) ? 'Person' : 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: clinic, url: `${origin}/` },
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    url: address,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
  };
}

/** schema.org BreadcrumbList: the way to a page, itself last. */
export function breadcrumbStructuredData(origin: string, way: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
