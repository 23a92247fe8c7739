import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkPost, passageKey } from '#domain/advertising/check-post.ts';
import { emptyPost } from '#domain/blog/post-record.ts';
import { type ContentPost, postFrontMatter } from '#domain/content-model/post.ts';
import { canonicalPath } from '#domain/site/addresses.ts';
import { isExcepted, readExceptions } from './advertising-exceptions.ts';
import { type Facts, fill } from './fill.ts';
import { splitFrontMatter } from './pages.ts';
import { renderPostBody } from './post-body.ts';
import { readThroughCache } from './product.ts';
import type { ContentReader } from './read.ts';

const folder = 'posts';
const fileOf = (slug: string): string => `${folder}/${slug}.md`;

/**
 * Reads content/posts, the articles that a new site starts with, oldest first. The folder may be missing: a clinic
 * may start with an empty blog.
 *
 * @param addresses Addresses of the site that a post may link to, besides other posts.
 */
export function readPosts(
  reader: ContentReader,
  facts: Facts,
  addresses: ReadonlySet<string>,
  healthTeam: string,
): ContentPost[] {
  const path = join(reader.folder, folder);
  if (!existsSync(path)) return [];
  const slugs = readdirSync(path)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
  const exceptions = readExceptions(reader);
  const linked = new Set([...addresses, ...slugs.map((slug) => `/blog/${slug}`)]);
  return slugs
    .map((slug) => readPost(reader, slug, { facts, healthTeam, addresses: linked }))
    .filter((post) => post !== undefined)
    .map((post) => {
      const excepted = exceptions.filter(({ file }) => file === fileOf(post.slug));
      return excepted.length > 0 ? { ...post, excepted } : post;
    })
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

interface Around {
  facts: Facts;
  healthTeam: string;
  addresses: ReadonlySet<string>;
}

/**
 * Reads one post. Its texts keep their tokens, which are replaced whenever the post is shown: a changed fee changes it too.
 * Who wrote and who reviewed it are names that stay.
 */
function readPost(
  reader: ContentReader,
  slug: string,
  { facts, healthTeam, addresses }: Around,
): ContentPost | undefined {
  const file = fileOf(slug);
  const parts = splitFrontMatter(reader, file);
  if (!parts) return undefined;
  const front = reader.check(file, fill(reader, file, parts.front, facts), postFrontMatter);
  if (!front) return undefined;
  if (front.slug !== slug) reader.report(file, 'slug', `write slug: ${slug}, as the file is named`);
  const content = parts.text.trim();
  checkLinks(reader, file, fill(reader, file, content, facts, 'text'), addresses);
  if (content === '') reader.report(file, 'text', 'write the post below the second line of ---');
  if (front.updatedAt && front.updatedAt < front.createdAt)
    reader.report(file, 'updatedAt', 'a post cannot be changed before it was written; write a later day');
  const { author = healthTeam, updatedAt = front.createdAt, reviewed, ...rest } = front;
  const { by: reviewer = '', on: reviewedOn = null } = reviewed ?? {};
  return {
    ...emptyPost,
    ...rest,
    ...textsAsWritten(parts.front),
    author,
    reviewer,
    reviewedOn,
    content,
    updatedAt,
  };
}

/** The texts of the front matter that readers see, with their tokens. */
function textsAsWritten(front: unknown): Partial<Pick<ContentPost, 'title' | 'excerpt' | 'metaDescription'>> {
  const { title, excerpt, metaDescription } = postFrontMatter
    .pick({ title: true, excerpt: true, metaDescription: true })
    .loose()
    .parse(front);
  return { title, excerpt, metaDescription };
}

/** A post as it enters the database: what the clinic excepts from the advertising check is a reason that was given. */
export interface PostToImport extends Omit<ContentPost, 'excepted'> {
  over?: { reason: string; passages: string[] };
}

/** The posts as they enter the database: worked out only when they do, once in the life of a site, not at every start. */
export function* postsToImport(posts: readonly ContentPost[]): Iterable<PostToImport> {
  yield* readThroughCache([`posts to import: ${JSON.stringify(posts)}`], [], () =>
    posts.map(({ excepted, ...post }) => {
      const over = excepted && overWarnings(post, excepted);
      return over ? { ...post, over } : post;
    }),
  );
}

function overWarnings(post: PostToImport, excepted: NonNullable<ContentPost['excepted']>): PostToImport['over'] {
  const file = fileOf(post.slug);
  const standing = checkPost(post).filter(({ passage }) => excepted.some((each) => isExcepted(each, file, passage)));
  if (standing.length === 0) return undefined;
  return { reason: excepted.map(({ reason }) => reason).join(' '), passages: standing.map(passageKey) };
}

function checkLinks(reader: ContentReader, file: string, content: string, addresses: ReadonlySet<string>): void {
  for (const href of renderPostBody(content).links) {
    if (href.startsWith('/') && !addresses.has(canonicalPath(href.replace(/[?#].*$/, ''))))
      reader.report(file, 'text', `no page is at '${href}'; link to an address of the site`);
  }
}
