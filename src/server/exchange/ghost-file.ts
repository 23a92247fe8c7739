import { shortened } from '#domain/blog/ai-result.ts';
import { tidyTags } from '#domain/blog/tags.ts';
import { readDate } from './dates.ts';
import { ExchangeError } from './exchange-error.ts';
import { htmlOfLexical, htmlOfMobiledoc } from './ghost-editor.ts';
import { type HeldBack, hasClosedParts, heldByState, isInFuture, isOpenToAll, type ReadPost } from './held-back.ts';
import { type Converted, htmlToMarkdown } from './html-to-markdown.ts';
import type { ImportOptions } from './import-options.ts';
import { plainStart } from './plain-start.ts';
import { postOfFields } from './record.ts';
import { sourceIdsOf } from './source-id.ts';

type Row = Record<string, unknown>;
type Table = 'posts' | 'tags' | 'posts_tags' | 'users' | 'posts_authors' | 'posts_meta' | 'settings';
type GhostData = Partial<Record<Table, Row[]>>;

const excerptLength = 200;

/** The data of a Ghost export; undefined for any other JSON file. */
export function ghostDataOf(value: unknown): GhostData | undefined {
  const export_ = value as { db?: { data?: GhostData }[]; data?: GhostData } | null;
  if (typeof export_ !== 'object' || export_ === null || Array.isArray(export_)) return undefined;
  return (Array.isArray(export_.db) ? export_.db[0]?.data : undefined) ?? export_.data;
}

/** Posts of a Ghost export, without its pages. The first tag becomes the category. */
export function* postsOfGhost(data: GhostData, { reportSkipped }: ImportOptions): Generator<ReadPost> {
  if (!Array.isArray(data.posts)) throw new ExchangeError('The Ghost export holds no posts. Nothing was imported.');
  const tags = joined(data.posts_tags, 'tag_id', data.tags);
  const authors = joined(data.posts_authors, 'author_id', data.users);
  const users = new Map((data.users ?? []).map((user) => [user.id, text(user.name)]));
  const metas = new Map((data.posts_meta ?? []).map((meta) => [meta.post_id, meta]));
  const heldBack = heldBackIn(data, data.posts);
  const sourceId = sourceIdsOf('ghost');
  for (const post of data.posts) {
    if ((post.type ?? 'post') !== 'post' || ((post.page ?? false) !== false && post.page !== 0)) {
      reportSkipped('page');
      continue;
    }
    const meta = metas.get(post.id) ?? {};
    const converted = textOf(post);
    const content = converted.markdown;
    const [category = '', ...others] = (tags.get(post.id) ?? []).filter((tag) => !tag.startsWith('#'));
    const title = text(post.title);
    const read = postOfFields(
      {
        title,
        slug: post.slug,
        excerpt: text(post.custom_excerpt) || shortened(plainStart(content), excerptLength),
        content,
        author: authors.get(post.id)?.join(', ') ?? users.get(post.author_id) ?? '',
        category,
        tags: tidyTags(others),
        featured: post.featured ?? false,
        published: true,
        featured_image: text(post.feature_image ?? post.image).replace(/^__GHOST_URL__/, ''),
        featured_image_alt: meta.feature_image_alt ?? post.feature_image_alt,
        meta_description: meta.meta_description ?? post.meta_description,
        created_at: post.published_at ?? post.created_at,
        updated_at: post.updated_at,
      },
      {
        place: `The post '${title}'`,
        // Ghost writes UTC without a zone.
        timeZone: 'UTC',
        heldBack: heldBack(post, meta),
        doubts: [...converted.notTaken, ...strangeIn(post, meta)],
      },
    );
    yield { ...read, sourceId: sourceId(text(post.uuid) || text(post.id), text(post.id), read.slug) };
  }
}

/** The text of a post, in any format of Ghost; only HTML is sure to be what readers saw. */
function textOf(post: Row): Converted {
  const html = text(post.html);
  if (html.trim() !== '') return htmlToMarkdown(html.replaceAll('__GHOST_URL__', ''));
  const made = htmlOfLexical(text(post.lexical)) ?? htmlOfMobiledoc(text(post.mobiledoc));
  const doubt = 'its text was kept in the form of its editor alone';
  if (made !== undefined) {
    const { markdown, notTaken } = htmlToMarkdown(made.replaceAll('__GHOST_URL__', ''));
    if (markdown !== '') return { markdown, notTaken: [doubt, ...notTaken] };
  }
  const plain = text(post.plaintext ?? post.markdown);
  return { markdown: plain, notTaken: plain === '' ? [] : ['its text was kept without its layout'] };
}

/** Columns of a post that do not restrict readers, or that become fields of the post here. */
const knownColumns = new Set(
  `id uuid title slug html lexical mobiledoc comment_id plaintext markdown feature_image image featured type page status locale
  language visibility email_recipient_filter email_only email_subject created_at created_by updated_at updated_by published_at
  published_by author_id primary_author_id custom_excerpt canonical_url newsletter_id show_title_and_feature_image post_id
  meta_title meta_description og_image og_title og_description twitter_image twitter_title twitter_description amp
  feature_image_alt tags authors comments reading_time url`.split(/\s+/),
);

/** Names of data that is not imported. */
function strangeIn(post: Row, meta: Row): string[] {
  const names = Object.entries({ ...meta, ...post }).flatMap(([name, value]) =>
    knownColumns.has(name) || value === false || isOpenToAll(value) ? [] : name.slice(0, 60),
  );
  return names.length === 0 ? [] : [`settings that are not taken over (${names.slice(0, 5).join(', ')})`];
}

/** Whether the text in Ghost's editor has parts for some readers only. */
function isLimitedInEditor({ lexical, mobiledoc }: Row): boolean {
  return /"type":\s?"paywall"|"nonMember":\s?false|"memberSegment":\s?"(?!")(?!status:free,status:-free")|\["paywall"/.test(
    `${text(lexical)}${text(mobiledoc)}`,
  );
}

/** Returns why a post is a draft: its state, its visibility, or the password of the whole site. */
function heldBackIn({ settings = [] }: GhostData, posts: readonly Row[]) {
  const closed = settings.some(({ key, value }) => key === 'is_private' && !isOpenToAll(value));
  // Before Ghost had members, posts had no visibility.
  const knowsMembers = posts.some((post) => post.visibility !== undefined);
  return (post: Row, meta: Row): HeldBack | undefined => {
    const held = heldByState(post.status);
    if (held) return held;
    if (closed) return 'private';
    if (knowsMembers && post.visibility !== 'public') return 'members';
    if (!isOpenToAll(meta.email_only ?? post.email_only)) return 'email';
    if (hasClosedParts(text(post.html)) || isLimitedInEditor(post)) return 'members';
    return isInFuture(readDate(post.published_at, 'UTC')?.at) ? 'to-come' : undefined;
  };
}

/** Names linked to each post, in order. */
function joined(links: Row[] = [], key: string, things: Row[] = []): Map<unknown, string[]> {
  const names = new Map(things.map((thing) => [thing.id, text(thing.name)]));
  const result = new Map<unknown, string[]>();
  for (const link of links.toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))) {
    const name = names.get(link[key]);
    const known = result.get(link.post_id);
    if (name && known) known.push(name);
    else if (name) result.set(link.post_id, [name]);
  }
  return result;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
