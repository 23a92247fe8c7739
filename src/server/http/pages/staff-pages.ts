import { isStaffAddress } from '#domain/site/addresses.ts';
import type { SiteRequest } from '../kernel/site-request.ts';

/** Forbids caching and indexing of staff pages, for every status. Never answers a request. */
export function keepStaffPagesPrivate({ response, subSite, path }: SiteRequest): boolean {
  if (subSite || !isStaffAddress(path)) return false;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-robots-tag', 'noindex');
  return false;
}
