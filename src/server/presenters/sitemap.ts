import type { SiteContent } from '#content/load.ts';
import { cityAddress, contentPageAddresses, publicAddresses } from '#domain/site/addresses.ts';
import type { SubSiteKey } from '#domain/site/sub-site-keys.ts';
import type { RequestContext } from '../services.ts';
import { postAddress } from './post-cards.ts';
import { escapeXml } from './xml.ts';

type Needed = Pick<RequestContext, 'content' | 'publicOrigin'> & { posts: Pick<RequestContext['posts'], 'published'> };

/** Most posts in one file; the protocol allows 50,000 addresses. */
export const postsInPart = 10_000;

interface Entry {
  path: string;
  /** A date such as 2026-11-20. */
  lastModified?: string | undefined;
}

/**
 * The sitemap: every public page and published post with its last change, or an index of its parts beyond 10,000 posts.
 * Rejects when the posts cannot be read.
 */
export async function presentSitemap(services: Needed): Promise<string> {
  const count = await services.posts.published.count();
  if (count > postsInPart) return index(services.publicOrigin, Math.ceil(count / postsInPart));
  const [pages, posts] = await Promise.all([pageEntries(services), postEntries(services, 1)]);
  return urlSet(services.publicOrigin, [...pages, ...posts]);
}

/** One part of a split sitemap by name, or undefined if there is none. */
export async function presentSitemapPart(services: Needed, name: string): Promise<string | undefined> {
  if (name === 'pages.xml') return urlSet(services.publicOrigin, await pageEntries(services));
  const part = Number(/^posts-([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0);
  const entries = part === 0 ? [] : await postEntries(services, part);
  return entries.length > 0 ? urlSet(services.publicOrigin, entries) : undefined;
}

/** The sitemap while the posts cannot be read: only the home address, so that no list hides the posts. */
export function presentMinimalSitemap({ publicOrigin }: Pick<RequestContext, 'publicOrigin'>): string {
  return urlSet(publicOrigin, [{ path: '/' }]);
}

/** The sitemap of a sub-site: its one page. */
export function presentSubSiteSitemap({ dates }: Pick<SiteContent, 'dates'>, key: SubSiteKey, origin: string): string {
  return urlSet(origin, [{ path: '/', lastModified: dates.get(`content/landing/${key}.yaml`) }]);
}

/** The source files of the pages that have no file in content/pages. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['content/home.yaml'],
  '/about': ['content/about.yaml', 'content/people.yaml'],
  '/faq': ['content/faq.yaml'],
  '/tools': ['src/features/tools/words.ts'],
  '/calculator': ['src/features/calculator/words.ts'],
};

/** Pages with the date in their front matter, or of the last change of their text. */
async function pageEntries({ content, posts }: Needed): Promise<Entry[]> {
  const changed = new Map<string, string | undefined>();
  for (const [path, files] of Object.entries(madeOf))
    changed.set(
      path,
      files
        .flatMap((file) => content.dates.get(file) ?? [])
        .toSorted()
        .at(-1),
    );
  for (const { id, updated } of content.pages.values())
    changed.set(contentPageAddresses[id], updated ?? content.dates.get(`content/pages/${id}.md`));
  for (const slug of content.cities.keys())
    changed.set(cityAddress(slug), content.dates.get(`content/cities/${slug}.yaml`));
  const { posts: newest } = await posts.published.list({}, { offset: 0, limit: 1 });
  if (newest[0]) changed.set('/blog', dayOf(newest[0].createdAt));
  const pages = [...publicAddresses, ...[...content.cities.keys()].map(cityAddress)];
  return pages.map((path) => ({ path, lastModified: changed.get(path) }));
}

async function postEntries({ posts }: Needed, part: number): Promise<Entry[]> {
  const found = await posts.published.addresses({ offset: (part - 1) * postsInPart, limit: postsInPart });
  return found.map(({ slug, updatedAt }) => ({ path: postAddress(slug), lastModified: dayOf(updatedAt) }));
}

function dayOf(moment: string): string {
  return moment.slice(0, '2026-11-20'.length);
}

function index(origin: string, parts: number): string {
  const names = ['pages', ...Array.from({ length: parts }, (_, part) => `posts-${part + 1}`)];
  return document(
    'sitemapindex',
    names.map((name) => `  <sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`),
  );
}

function urlSet(origin: string, entries: readonly Entry[]): string {
  return document(
    'urlset',
    entries.map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
      return `  <url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
    }),
  );
}

function document(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
