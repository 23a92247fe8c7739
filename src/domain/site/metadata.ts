/** What search engines and social networks are told of a page. */
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
  /** Kept out of search results. */
  hidden?: boolean;
  /** A drawing that the first screen shows, fetched before the page asks for it. */
  preload: string;
  structuredData?: readonly object[];
}

/** One element of a page's head, in the router's notation. */
export type MetadataElement =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; as?: string }
  | { 'script:ld+json': object };

/** Builds a page's metadata from nothing each time, so that no page inherits another's. */
export function pageMetadata(page: PageMetadata): MetadataElement[] {
  const address = page.path === '/' ? `${page.origin}/` : `${page.origin}${page.path}`;
  const title = `${page.title} | ${page.siteName}`;
  const elements: MetadataElement[] = [{ title }, { name: 'description', content: page.description }];
  if (page.keywords?.length) elements.push({ name: 'keywords', content: page.keywords.join(', ') });
  elements.push({ tagName: 'link', rel: 'preload', as: 'image', href: page.preload });
  if (page.hidden) return [...elements, { name: 'robots', content: 'noindex' }];
  elements.push(
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_AU' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
  );
  if (page.image) {
    elements.push(
      { property: 'og:image', content: page.image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.imageAlt ?? page.title },
      { name: 'twitter:image', content: page.image },
    );
  }
  for (const data of page.structuredData ?? []) elements.push({ 'script:ld+json': data });
  return elements;
}
