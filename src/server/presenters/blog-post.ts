import { listAddress } from '#domain/blog/list-address.ts';
import { mainPictureName, publicPicturePath, timestampsIn } from '#domain/blog/picture-names.ts';
import type { Post } from '#domain/blog/post.ts';
import { articleStructuredData, breadcrumbStructuredData } from '#domain/blog/structured-data.ts';
import type { BlogPostView, PostFailure } from '#wire/blog.ts';
import type { ShownPicture } from '#wire/picture.ts';
import type { RequestContext, Services } from '../services.ts';
import { feedLinks } from './blog-feeds.ts';
import { drawingOf } from './drawings.ts';
import { postAddress, presentCards, presentCover, shownDate, socialCardAddress, tagAddress } from './post-cards.ts';

type Needed = Pick<RequestContext, 'content' | 'posts' | 'pictureOf' | 'publicOrigin' | 'renderBody'>;

const relatedPosts = 3;

/** A post's page: published, or a draft shown by its private link. Rejects when the posts cannot be read. */
export async function presentPost(services: Needed, post: Post): Promise<BlogPostView> {
  const { content, posts, publicOrigin } = services;
  const [cover, related, pictures] = await Promise.all([
    presentCover(post, services, 'top'),
    post.published ? posts.published.related(post, relatedPosts).then((found) => presentCards(found, services)) : [],
    picturesIn(post.content, services),
  ]);
  const path = postAddress(post.slug);
  const category = { name: post.category, href: listAddress({ category: post.category }) };
  const body = await services.renderBody(post.content, { pictures });
  const date = shownDate(post.createdAt, services);
  const updated = shownDate(post.updatedAt, services);
  const shared = cover.picture
    ? { image: cover.picture.src, width: cover.picture.width, height: cover.picture.height }
    : { image: socialCardAddress(post), width: 1200, height: 630 };
  const description = post.metaDescription || post.excerpt || post.title;
  return {
    kind: 'post',
    title: post.title,
    excerpt: post.excerpt,
    category,
    author: post.author,
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
      image: shared.image,
      imageSize: shared,
      imageAlt: cover.picture ? post.featuredImageAlt : post.title,
      hidden: !post.published,
      article: {
        published: post.createdAt,
        modified: post.updatedAt,
        author: post.author,
        section: post.category,
        tags: post.tags,
      },
      links: feedLinks(content.site.name),
      structuredData: post.published ? structuredData() : [],
    },
  };

  function structuredData(): object[] {
    return [
      articleStructuredData({
        post,
        description,
        clinic: content.site.name,
        people: [content.people.practitioner.name, content.people.manager.name],
        origin: publicOrigin,
        path,
        image: shared.image,
      }),
      breadcrumbStructuredData(publicOrigin, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
        { name: post.category, path: category.href },
        { name: post.title, path },
      ]),
    ];
  }
}

/** The page in place of a post that is not there, or that could not be read. */
export function presentMissingPost(
  { content }: Pick<Services, 'content'>,
  failure: PostFailure | null = null,
): BlogPostView {
  const drawing = drawingOf(content, 'not-found');
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

/** Pictures of a text that are looked up; further ones stand there without their sizes. */
const mostPictures = 200;

/** The pictures that a text names, by their addresses, so that each has its place before it arrives. */
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
