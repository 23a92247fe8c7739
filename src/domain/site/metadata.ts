/** The metadata of a page for search engines and social networks. */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Origin of the page in canonical links, without a trailing slash. */
  origin: string;
  /** The page's main address. */
  path: string;
  siteName: string;
  /** Address of the picture shown in shared links. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** Pixels; 1200 by 630 by default. */
  imageSize?: { width: number; height: number } | undefined;
  /** Excluded from search results. */
  hidden?: boolean;
  /** A drawing of the first screen, preloaded. */
  preload: string;
  structuredData?: object | undefined;
  /** For an article: its dates and author. */
  article?: ArticleMetadata | undefined;
  /** Neighbours in a list, and feeds. */
  links?: readonly RelatedLink[];
}

/** The metadata of an article for shared links. */
export interface ArticleMetadata {
  /** ISO 8601. */
  published: string;
  modified: string;
  author: string;
  section: string;
  tags: readonly string[];
}

/** A page or feed that belongs to the page. */
export interface RelatedLink {
  rel: 'prev' | 'next' | 'alternate';
  href: string;
  type?: string;
  title?: string;
}

/** One element of a page's head, in the router's notation. */
export type MetadataElement =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; as?: string; type?: string; title?: string }
  | { 'script:ld+json': object };

/** Builds a page's metadata from scratch, so that no page inherits another's. */
export function pageMetadata(page: PageMetadata): MetadataElement[] {
  const address = page.path === '/' ? `${page.origin}/` : `${page.origin}${page.path}`;
  const elements: MetadataElement[] = [
    { title: tabTitle(page.title, page.siteName) },
    { name: 'description', content: page.description },
  ];
  if (page.keywords?.length) elements.push({ name: 'keywords', content: page.keywords.join(', ') });
  elements.push({ tagName: 'link', rel: 'preload', as: 'image', href: page.preload });
  if (page.hidden) return [...elements, { name: 'robots', content: 'noindex' }];
  for (const link of page.links ?? []) elements.push({ tagName: 'link', ...link });
  elements.push(
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:locale', content: 'en_AU' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
  );
  if (page.article) elements.push(...articleElements(page.article));
  if (page.image) {
    elements.push(
      { property: 'og:image', content: page.image },
      { property: 'og:image:width', content: String(page.imageSize?.width ?? 1200) },
      { property: 'og:image:height', content: String(page.imageSize?.height ?? 630) },
      { property: 'og:image:alt', content: page.imageAlt || page.title },
      { name: 'twitter:image', content: page.image },
    );
  }
  if (page.structuredData) elements.push({ 'script:ld+json': page.structuredData });
  return elements;
}

/** Characters of a title that search results show. */
const longestTitle = 60;

/** The title of a tab and of a search result, followed by the clinic's name where both fit. */
export function tabTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  if (whole.length <= longestTitle) return whole;
  if (title.length <= longestTitle) return title;
  return `${title.slice(0, longestTitle).replace(/[\s,;:–-]*\S*$/, '')}…`;
}

function articleElements({ published, modified, author, section, tags }: ArticleMetadata): MetadataElement[] {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    { property: 'article:author', content: author },
    ...(section === '' ? [] : [{ property: 'article:section', content: section }]),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
