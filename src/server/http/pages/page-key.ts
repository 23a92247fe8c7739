import { listAddress, readListChoice } from '#domain/blog/list-address.ts';
import type { HostMatch } from '#domain/site/host.ts';

interface PageRequest {
  match: HostMatch;
  protocol: string;
  /** The sub-site that the host selects. */
  subSite: string | undefined;
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/**
 * What a finished page is kept under, or undefined where it is not kept. A sub-site shows one page on every path, so
 * one entry serves them all.
 *
 * Of all addresses with a query only those of the list are kept, by category and page, in their one spelling: words to
 * search for are without number.
 */
export function pageKey({ match, protocol, subSite, path, search }: PageRequest): string | undefined {
  const place = `${protocol}|${match.root ?? ''}${match.root ? match.port : ''}`;
  if (subSite) {
    if (path.endsWith('.data') || search !== '') return undefined;
    return `${place}|${subSite}`;
  }
  if (search === '') return `${place}||${path}`;
  return path === '/blog' && isPlainChoice(search) ? `${place}||${path}${search}` : undefined;
}

/** Whether a page shows posts, and so changes when they do. */
export function showsPosts(path: string): boolean {
  return /^\/(blog(s\/|\/|\.data$|$)|sitemap)/.test(path);
}

function isPlainChoice(search: string): boolean {
  const choice = readListChoice(new URLSearchParams(search));
  return choice.query === '' && listAddress(choice) === `/blog${search}`;
}
