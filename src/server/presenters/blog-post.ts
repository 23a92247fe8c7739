import { listAddress } from '#domain/blog/list-address.ts';
import { mainPictureName, publicPicturePath, timestampsIn } from '#domain/blog/picture-names.ts';
import type { Post } from '#domain/blog/post.ts';
import type { BlogPostView, PostFailure } from '#wire/blog.ts';
import type { ShownPicture } from '#wire/picture.ts';
import type { RequestContext, Services } from '../services.ts';
import { feedLinks } from './blog-feeds.ts';
import { authorShown, presentByline } from './byline.ts';
import { inlineDrawingOf } from './drawings.ts';
import { postAddress, presentCards, presentCover, shownDate, tagAddress } from './post-cards.ts';

type Needed = Pick<RequestContext, 'content' | 'posts' | 'pictureOf' | 'publicOrigin' | 'renderBody'>;

const relatedPosts = 3;

/** A post's page: published, or a draft shown by its private link. Rejects when the posts cannot be read. */
export async function presentPost(services: Needed, post: Post): Promise<BlogPostView> {
  const { content, posts } = services;
  const [cover, related, pictures] = await Promise.all([
    presentCover(post, services, 'top'),
    post.published ? posts.published.related(post, relatedPosts).then((found) => presentCards(found, services)) : [],
    picturesIn(post.content, services),
  ]);
  const path = postAddress(post.slug);
  const category =
    post.category === '' ? null : { name: post.category, href: listAddress({ category: post.category }) };
  const body = await services.renderBody(post.content, { pictures });
  const date = shownDate(post.createdAt, services);
  const updated = shownDate(post.updatedAt, services);
  const description = post.metaDescription || post.excerpt || post.title;
  return {
    kind: 'post',
    title: post.title,
    excerpt: post.excerpt,
    category,
    byline: presentByline(content, post.author, reviewOf(post)),
    featured: post.featured,
    date,
    updated: updated.shown === date.shown ? null : updated,
    readingTime: Math.max(1, post.readingTime),
    tags: post.tags.map((name) => ({ name, href: tagAddress(name) })),
    cover,
    html: body.html,
    contents: body.contents,
    related,
    path,
    draft: !post.published,
    head: {
      title: post.title,
      description,
      keywords: post.tags,
      path,
      // A picture of the post takes precedence over a card; it has the alternative text that readers get.
      image: cover.picture?.src,
      imageSize: cover.picture ?? undefined,
      imageAlt: post.featuredImageAlt,
      hidden: !post.published,
      article: {
        published: post.createdAt,
        modified: post.updatedAt,
        author: authorShown(post.author, content.site),
        section: post.category,
        tags: post.tags,
      },
      links: feedLinks(content.site.name),
    },
  };
}

/** The review of a post, if there was one. */
function reviewOf({ reviewer, reviewedOn }: Pick<Post, 'reviewer' | 'reviewedOn'>): { by: string; on: string } | null {
  return reviewer !== '' && reviewedOn !== null ? { by: reviewer, on: reviewedOn } : null;
}

/** The page for a post that does not exist, or could not be read. */
export function presentMissingPost(
  { content }: Pick<Services, 'content'>,
  failure: PostFailure | null = null,
): BlogPostView {
  const drawing = inlineDrawingOf(content, 'not-found');
  return {
    kind: 'missing',
    failure,
    drawing,
    head: {
      title: 'Blog Post Not Found',
      description: 'This article does not exist.',
      path: '/blog',
      preload: drawing.href,
      hidden: true,
    },
  };
}

/** Most pictures of a text that are looked up; further ones are shown without dimensions. */
const mostPictures = 200;

/** The pictures that a text names, by address, so that the page reserves space for each. */
async function picturesIn(
  text: string,
  { pictureOf }: Pick<Services, 'pictureOf'>,
): Promise<ReadonlyMap<string, ShownPicture>> {
  const addresses = [...timestampsIn(text)]
    .slice(0, mostPictures)
    .map((timestamp) => `${publicPicturePath}${mainPictureName(timestamp)}`);
  const found = await Promise.all(addresses.map(async (address) => [address, await pictureOf(address)] as const));
  return new Map(found.filter((entry): entry is [string, ShownPicture] => entry[1] !== null));
}
