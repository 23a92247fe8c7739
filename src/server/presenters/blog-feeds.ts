import { ownPictureTimestamp } from '#domain/blog/picture-names.ts';
import type { Post } from '#domain/blog/post.ts';
import type { RelatedLink } from '#domain/site/metadata.ts';
import { cardAddress, pageCardPath } from '#domain/site/social-card.ts';
import type { RequestContext } from '../services.ts';
import { authorShown } from './byline.ts';
import { postAddress } from './post-cards.ts';
import { escapeXml } from './xml.ts';

type Needed = Pick<RequestContext, 'content' | 'publicOrigin' | 'renderBody'> & {
  posts: Pick<RequestContext['posts'], 'published'>;
};

/** Most posts in a feed: a reader that polls weekly misses none. */
const postsInFeed = 30;
/** Most characters of text in a feed, about a hundred articles; posts beyond it show their excerpt. */
const textInFeed = 1_000_000;

interface Feed {
  title: string;
  description: string;
  /** Each with its text as HTML. */
  posts: { post: Post; html: string; author: string; topics: string[] }[];
  /** The time of the newest change, ISO 8601. */
  updated: string | undefined;
}

const description = 'Plain-English articles on weight, food, sleep, movement and mental health.';

/** The feeds of the blog. */
export function feedLinks(clinic: string): RelatedLink[] {
  return [
    { rel: 'alternate', type: 'application/rss+xml', title: `${clinic}: articles (RSS)`, href: '/blog/feed.xml' },
    { rel: 'alternate', type: 'application/feed+json', title: `${clinic}: articles (JSON)`, href: '/blog/feed.json' },
  ];
}

async function readFeed({ content, posts, publicOrigin, renderBody }: Needed): Promise<Feed> {
  const { posts: newest } = await posts.published.list({}, { offset: 0, limit: postsInFeed });
  const whole = await Promise.all(newest.map(({ slug }) => posts.published.bySlug(slug)));
  const found = whole.filter((post) => post !== undefined);
  const texts: Feed['posts'] = [];
  let length = 0;
  for (const post of found) {
    length += post.content.length;
    const body =
      length <= textInFeed
        ? await renderBody(post.content, { address: `${publicOrigin}${postAddress(post.slug)}` })
        : null;
    texts.push({
      post,
      html: body?.html ?? `<p>${escapeXml(post.excerpt)}</p>`,
      author: authorShown(post.author, content.site),
      topics: [post.category, ...post.tags].filter((name) => name !== ''),
    });
  }
  return {
    title: `${content.site.name}: articles`,
    description,
    posts: texts,
    updated: found
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1),
  };
}

/** RSS 2.0, with the whole text of each post. Rejects when the posts cannot be read. */
export async function presentRss(services: Needed): Promise<string> {
  const { publicOrigin: origin } = services;
  const feed = await readFeed(services);
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const item = ({ post, html, author, topics }: Feed['posts'][number]) => {
    const address = `${origin}${postAddress(post.slug)}`;
    return [
      '    <item>',
      element('title', post.title),
      element('link', address),
      // The id of the post, which does not change with its address.
      `<guid isPermaLink="false">${escapeXml(`${origin}/blog#${post.id}`)}</guid>`,
      element('pubDate', rssDate(post.createdAt)),
      element('dc:creator', author),
      ...topics.map((name) => element('category', name)),
      element('description', post.excerpt),
      element('content:encoded', html),
      '</item>',
    ].join('\n      ');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    ${element('title', feed.title)}`,
    `    ${element('link', `${origin}/blog`)}`,
    `    ${element('description', feed.description)}`,
    '    <language>en-au</language>',
    `    <atom:link href="${escapeXml(`${origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(feed.updated ? [`    ${element('lastBuildDate', rssDate(feed.updated))}`] : []),
    ...feed.posts.map(item),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1, with the whole text of each post. Rejects when the posts cannot be read. */
export async function presentJsonFeed(services: Needed): Promise<string> {
  const { publicOrigin: origin } = services;
  const feed = await readFeed(services);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: 'en-AU',
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    items: feed.posts.map(({ post, html, author, topics }) => {
      const address = `${origin}${postAddress(post.slug)}`;
      return {
        id: post.id,
        url: address,
        title: post.title,
        summary: post.excerpt,
        content_html: html,
        image: new URL(pictureOf(post, origin) ?? cardAddress(pageCardPath(postAddress(post.slug)), post.title), origin)
          .href,
        date_published: post.createdAt,
        date_modified: post.updatedAt,
        authors: [{ name: author }],
        tags: topics,
      };
    }),
  });
}

/** The post's own picture, if the clinic hosts it: feed readers load nothing from other sites. */
function pictureOf({ featuredImage }: Post, origin: string): string | undefined {
  return featuredImage !== null && ownPictureTimestamp(featuredImage, [origin]) !== undefined
    ? featuredImage
    : undefined;
}

/** Sat, 21 Nov 2026 08:30:00 GMT */
function rssDate(moment: string): string {
  return new Date(moment).toUTCString();
}
