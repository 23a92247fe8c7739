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
 * The cache key of a page, or undefined if it must not be cached. A sub-site shows one page on every path, so it has one key.
 *
 * Addresses with a query are cached only for the blog list, by category and page, in their canonical spelling: search terms are
 * unlimited.
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

/** Whether a page shows posts, and so changes with them. */
export function showsPosts(path: string): boolean {
  return /^\/(blog(s\/|\/|\.data$|$)|sitemap)/.test(path);
}

function isPlainChoice(search: string): boolean {
  const choice = readListChoice(new URLSearchParams(search));
  return choice.query === '' && listAddress(choice) === `/blog${search}`;
}
