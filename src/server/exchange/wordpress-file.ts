import { stat } from 'node:fs/promises';
import { XMLParser } from 'fast-xml-parser';
import { shortened } from '#domain/blog/ai-result.ts';
import { tidyTags } from '#domain/blog/tags.ts';
import { readDate } from './dates.ts';
import { decoded } from './entities.ts';
import { ExchangeError } from './exchange-error.ts';
import { heldByState, type ReadPost } from './held-back.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { ImportOptions } from './import-options.ts';
import { plainStart } from './plain-start.ts';
import { postOfFields } from './record.ts';
import { sourceIdsOf } from './source-id.ts';
import { wholeText } from './text-file.ts';
import { readAccess } from './wordpress-access.ts';

/** Maximum size of an export; a hundred thousand posts are about half of it. WordPress itself splits larger ones. */
const largest = 450_000_000;
const excerptLength = 200;

type Element = Record<string, unknown>;

/** Posts of a WordPress export (WXR). Pages and deleted posts are skipped and reported, attachments and comments silently. */
export async function* readWordPress(file: string, reading: ImportOptions): AsyncGenerator<ReadPost> {
  if ((await stat(file)).size > largest)
    throw new ExchangeError(
      'The file is larger than 450 MB. Export the posts of fewer years at a time. Nothing was imported.',
    );
  const text = await wholeText(file, reading.encoding);
  refuseEntities(text);
  refuseHalf(text);
  const channel = channelOf(text);
  const items = (channel.item as Element[] | undefined) ?? [];
  const bylines = bylinesOf(channel);
  const site = textOf(channel['wp:base_blog_url']) || textOf(channel.link);
  const pictures = new Map(
    items
      .filter((item) => item['wp:post_type'] === 'attachment')
      .map((item) => [
        textOf(item['wp:post_id']),
        { address: textOf(item['wp:attachment_url']), alt: metaOf(item, '_wp_attachment_image_alt') },
      ]),
  );
  const context = { pictures, bylines, site, timeZone: reading.timeZone, sourceId: sourceIdsOf('wordpress') };
  for (const item of items) {
    const type = textOf(item['wp:post_type']);
    const status = textOf(item['wp:status']);
    if (type === 'page') reading.reportSkipped('page');
    else if (type === 'post' && status === 'trash') reading.reportSkipped('deleted post');
    else if (type === 'post' && status !== 'auto-draft') yield postOf(item, context);
  }
}

/**
 * A file that defines entities can fill the memory with a few lines, or read other files. An export has none. Comments and
 * texts are skipped as a whole, so that a file full of their beginnings is scanned once and not once for each.
 */
function refuseEntities(text: string): void {
  for (let at = text.indexOf('<!'); at !== -1; at = text.indexOf('<!', at)) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : undefined;
    if (end === undefined && /^<!(?:DOCTYPE|ENTITY)/i.test(text.slice(at, at + 10)))
      throw new ExchangeError(
        'The file defines entities of its own, which no WordPress export does. Nothing was imported.',
      );
    const close = end === undefined ? at : text.indexOf(end, at + 4);
    // The parser reports that the file is incomplete.
    if (close === -1) return;
    at = close + (end?.length ?? 2);
  }
}

/** A truncated file lacks its last posts, and perhaps the password of its last one. */
function refuseHalf(text: string): void {
  const end = text.slice(-2000).replace(/<!--[\s\S]*?-->/g, '');
  if (!/<\/channel>\s*<\/rss>\s*$/.test(end) && text.includes('<channel>'))
    throw new ExchangeError('The file ends too early: it was cut off. Export it again. Nothing was imported.');
}

function channelOf(text: string): Element {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Catches entities that the scan above misses, for example in an attribute.
    processEntities: { enabled: true, maxEntityCount: 1, maxEntitySize: 1 },
    isArray: (name) => name === 'item' || name === 'category' || name === 'wp:author' || name === 'wp:postmeta',
  });
  let channel: Element | undefined;
  try {
    channel = (parser.parse(text) as { rss?: { channel?: Element } }).rss?.channel;
  } catch {
    throw new ExchangeError('The file is not XML that can be read. Nothing was imported.');
  }
  if (!channel) throw new ExchangeError('The file is no WordPress export: it has no channel. Nothing was imported.');
  return channel;
}

/** The pen names of authors; posts name authors by their sign-in name, which is private. */
function bylinesOf(channel: Element): ReadonlyMap<string, string> {
  const authors = (channel['wp:author'] as Element[] | undefined) ?? [];
  return new Map(
    authors.map((author) => {
      const value = (name: string) => decoded(textOf(author[`wp:author_${name}`])).trim();
      return [value('login'), value('display_name') || [value('first_name'), value('last_name')].join(' ').trim()];
    }),
  );
}

/** Data that applies to all posts of a file. */
interface FileContext {
  /** Attachments by their ids. */
  pictures: ReadonlyMap<string, { address: string; alt: string }>;
  bylines: ReadonlyMap<string, string>;
  /** The original site. */
  site: string;
  timeZone: string;
  sourceId: ReturnType<typeof sourceIdsOf>;
}

function postOf(item: Element, { pictures, bylines, site, timeZone, sourceId }: FileContext): ReadPost {
  const title = decoded(textOf(item.title)).trim() || 'Untitled';
  const html = textOf(item['content:encoded']);
  const text = htmlToMarkdown(html, { site, isClassic: !html.includes('<!-- wp:') });
  const content = text.markdown;
  const labels = (item.category as Element[] | undefined) ?? [];
  const named = (domain: string) =>
    labels.filter((label) => label['@domain'] === domain).map((label) => decoded(textOf(label)).trim());
  const [category = '', ...others] = named('category').filter((name) => name !== 'Uncategorized');
  const access = readAccess({
    html,
    password: item['wp:post_password'] === undefined ? undefined : textOf(item['wp:post_password']),
    meta: metasOf(item).map((entry) => ({ key: textOf(entry['wp:meta_key']), value: textOf(entry['wp:meta_value']) })),
    labelKinds: labels.map((label) => textOf(label['@domain'])),
    elements: Object.keys(item),
  });
  const created = momentIn(item['wp:post_date_gmt'], 'UTC') ?? momentIn(item['wp:post_date'], timeZone) ?? sentOn(item);
  const excerpt =
    plainStart(htmlToMarkdown(textOf(item['excerpt:encoded'])).markdown) ||
    shortened(plainStart(content), excerptLength);
  const login = textOf(item['dc:creator']);
  const picture = pictures.get(metaOf(item, '_thumbnail_id'));
  const post = postOfFields(
    {
      title,
      slug: decodedSlug(textOf(item['wp:post_name'])),
      excerpt,
      content,
      author: bylines.get(login) || login,
      category,
      tags: tidyTags([...named('post_tag'), ...others]),
      featured: textOf(item['wp:is_sticky']) === '1',
      published: true,
      featured_image: picture?.address ?? '',
      featured_image_alt: picture?.alt ?? '',
      meta_description: metaOf(item, '_yoast_wpseo_metadesc') || metaOf(item, 'rank_math_description'),
      created_at: created,
      updated_at: momentIn(item['wp:post_modified_gmt'], 'UTC') ?? created,
    },
    {
      place: `The post '${title}'`,
      timeZone,
      heldBack: heldByState(textOf(item['wp:status'])) ?? access.heldBack,
      doubts: [...access.doubts, ...text.notTaken],
    },
  );
  return { ...post, sourceId: sourceId(textOf(item.guid).trim(), textOf(item['wp:post_id']).trim(), post.slug) };
}

function metasOf(item: Element): Element[] {
  return (item['wp:postmeta'] as Element[] | undefined) ?? [];
}

function metaOf(item: Element, key: string): string {
  return textOf(metasOf(item).find((entry) => textOf(entry['wp:meta_key']) === key)?.['wp:meta_value']);
}

/** Text of an element that may carry attributes. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null ? textOf((value as Element)['#text']) : '';
}

/** '2025-01-31 09:00:00' in the given zone; drafts have '0000-00-00 00:00:00', which gives undefined. */
function momentIn(value: unknown, timeZone: string): string | undefined {
  const text = textOf(value).trim();
  if (text === '' || text.startsWith('0000')) return undefined;
  return timeZone === 'UTC' ? `${text} UTC` : text;
}

/** The day in the feed; drafts have none: 'Mon, 30 Nov -0001 00:00:00 +0000'. */
function sentOn(item: Element): string | undefined {
  return readDate(textOf(item.pubDate), 'UTC')?.at;
}

function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
