import { listAddress } from '#domain/blog/list-address.ts';
import type { Post, PostSummary } from '#domain/blog/post.ts';
import { postDate } from '#domain/blog/post-date.ts';
import type { Cover, PostCardView, ShownDate } from '#wire/blog.ts';
import { coverArtFor, drawCover } from '../blog/cover-art/cover-art.ts';
import type { Services } from '../services.ts';
import { authorShown } from './byline.ts';

/** Most tags on a card; the post's page shows all. */
const tagsOnCard = 2;

/** The address of a post. */
export function postAddress(slug: string): string {
  return `/blog/${slug}`;
}

/** The list, filtered by a tag. */
export function tagAddress(tag: string): string {
  return listAddress({ query: tag });
}

export function shownDate(moment: string, { content }: Pick<Services, 'content'>): ShownDate {
  return { moment, shown: postDate(moment, content.site.ianaTimeZone) };
}

/**
 * The cover of a post.
 *
 * @param place 'top' for the first screen: the drawing is inline, so that the page's text is the largest contentful paint.
 */
export async function presentCover(
  post: Pick<Post, 'slug' | 'category' | 'tags' | 'featuredImage' | 'featuredImageAlt'>,
  { pictureOf }: Pick<Services, 'pictureOf'>,
  place: 'top' | 'below',
): Promise<Cover> {
  const picture = await pictureOf(post.featuredImage);
  const { name, ...drawing } = coverArtFor(post);
  const inline = place === 'top' && !picture;
  return { picture, alt: post.featuredImageAlt, drawing, svg: inline ? fillingBox(drawCover(name) ?? '') : null };
}

/** Posts as cards of a list. */
export function presentCards(
  posts: readonly PostSummary[],
  services: Pick<Services, 'content' | 'pictureOf'>,
  place: 'top' | 'below' = 'below',
): Promise<PostCardView[]> {
  return Promise.all(
    posts.map(async (post) => ({
      id: post.id,
      href: postAddress(post.slug),
      title: post.title,
      excerpt: post.excerpt,
      category: post.category,
      tags: post.tags.slice(0, tagsOnCard),
      author: authorShown(post.author, services.content.site),
      date: shownDate(post.createdAt, services),
      readingTime: Math.max(1, post.readingTime),
      featured: post.featured,
      cover: await presentCover(post, services, place),
    })),
  );
}

function fillingBox(svg: string): string {
  return svg.replace(
    '<svg ',
    '<svg width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" ',
  );
}
