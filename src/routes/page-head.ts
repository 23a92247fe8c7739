import { type MetadataElement, type PageMetadata, pageMetadata } from '#domain/site/metadata.ts';
import type { ContentPageView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';

/** Sends a page that is the same for every visitor, so that it may be kept and given to the next. */
export const publicHeaders = () => ({ 'cache-control': 'public, max-age=0, must-revalidate' });

type Match = { id: string; loaderData?: unknown } | undefined;

type Page = Omit<PageMetadata, 'origin' | 'siteName' | 'image' | 'preload'> & {
  /** The drawing of the first screen, where it is a file of its own. */
  preload?: string | undefined;
  /** Origin of the page, where it is not the main site's. */
  origin?: string;
  /** Shown in shared links. */
  drawing?: { href: string } | undefined;
  /** Path or address of the picture for shared links, where it is no drawing's. */
  image?: string | undefined;
};

/** A page's head, with what the shell knows: the clinic's name, its address and the picture for shared links. */
export function pageHead(matches: readonly Match[], page: Page): MetadataElement[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shell: Shell } | undefined;
  if (!root) return [];
  const { clinic, canonicalOrigin, drawings } = root.shell;
  // Beside the mark in the header, which every page preloads: its own drawing, or the mark in the footer.
  const { drawing, preload = drawings.markLight.href, ...rest } = page;
  const shared = rest.image ?? drawing?.href.replace(/^\/art\//, '/social/').replace(/\.svg$/, '.png');
  const image = shared === undefined ? undefined : new URL(shared, canonicalOrigin).href;
  return pageMetadata({ origin: canonicalOrigin, ...rest, preload, siteName: clinic.name, image });
}

/** The head of a page of content/pages. */
export function contentPageHead(matches: readonly Match[], { page, tide }: ContentPageView): MetadataElement[] {
  const drawing = page.hero?.art;
  // A hero drawing stands in the page itself; a policy shows the tide.
  const preload = drawing ? undefined : tide.href;
  return pageHead(matches, { ...page.seo, path: page.path, preload, drawing, imageAlt: page.hero?.alt });
}

/** The head of a staff page: a name for the tab, nothing for search engines, and the drawing at its foot. */
export function staffHead(matches: readonly Match[], title: string): MetadataElement[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shell: Shell } | undefined;
  if (!root) return [];
  return [
    { title: `${title} | ${root.shell.clinic.name}` },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'preload', as: 'image', href: root.shell.drawings.tide.href },
  ];
}
