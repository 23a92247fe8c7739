import { type MetadataElement, type PageMetadata, pageMetadata, tabTitle } from '#domain/site/metadata.ts';
import { cardAddress, pageCardPath } from '#domain/site/social-card.ts';
import type { ContentPageView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';
import { type StructuredPage, structuredData } from './structured-data.ts';

/** Sends a page that is the same for every visitor, so that it may be kept and given to the next. */
export const publicHeaders = () => ({ 'cache-control': 'public, max-age=0, must-revalidate' });

type Match = { id: string; loaderData?: unknown } | undefined;

type Page = Omit<PageMetadata, 'origin' | 'siteName' | 'image' | 'preload' | 'structuredData'> & {
  /** The drawing of the first screen, where it is a file of its own. */
  preload?: string | undefined;
  /** Origin of the page, where it is not the main site's. */
  origin?: string;
  /** Path or address of the picture for shared links, where it is no card of the page's own. */
  image?: string | undefined;
  /** The card, where it is another page's. */
  card?: { path: string; title: string } | undefined;
  /** What the page says of itself beside its title, worked out from the clinic that stands behind it. */
  structured?: ((clinic: Shell['clinic'], origin: string) => Partial<StructuredPage>) | undefined;
};

/** A page's head, with what the shell knows: the clinic's name, its address and the picture for shared links. */
export function pageHead(matches: readonly Match[], page: Page): MetadataElement[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shell: Shell } | undefined;
  if (!root) return [];
  const { clinic, canonicalOrigin, drawings } = root.shell;
  // Beside the mark in the header, which every page preloads: its own drawing, or the mark in the footer.
  const { card, structured, preload = drawings.markLight.href, origin = canonicalOrigin, ...rest } = page;
  const { title, imageAlt } = page;
  const shared = rest.image ?? cardAddress(card?.path ?? pageCardPath(page.path), card?.title ?? title);
  return pageMetadata({
    ...rest,
    origin,
    preload,
    siteName: clinic.name,
    image: new URL(shared, canonicalOrigin).href,
    imageAlt: rest.image ? imageAlt : cardWords(card?.title ?? title, clinic.name, imageAlt),
    structuredData: structuredData(clinic, canonicalOrigin, {
      title,
      address: `${origin}${page.path}`,
      ...structured?.(clinic, canonicalOrigin),
    }),
  });
}

/** What a card shows, for those who do not see it. */
function cardWords(title: string, siteName: string, drawing: string | undefined): string {
  return `“${title}” and the name ${siteName}, beside a drawing${drawing ? `: ${drawing}` : ' of the coast'}`;
}

/** The head of a page of content/pages. */
export function contentPageHead(matches: readonly Match[], { page, tide, byline }: ContentPageView): MetadataElement[] {
  // A hero drawing stands in the page itself; a policy shows the tide.
  const preload = page.hero ? undefined : tide.href;
  return pageHead(matches, {
    ...page.seo,
    path: page.path,
    preload,
    imageAlt: page.hero?.alt,
    structured: () =>
      page.kind === 'policy' || !byline?.review ? {} : { type: 'MedicalWebPage', review: byline.review },
  });
}

/** The head of a staff page: a name for the tab, nothing for search engines, and the drawing at its foot. */
export function staffHead(matches: readonly Match[], title: string): MetadataElement[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shell: Shell } | undefined;
  if (!root) return [];
  return [
    { title: tabTitle(title, root.shell.clinic.name) },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'preload', as: 'image', href: root.shell.drawings.tide.href },
  ];
}
