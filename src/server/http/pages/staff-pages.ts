import { isStaffAddress } from '#domain/site/addresses.ts';
import type { SiteRequest } from '../kernel/site-request.ts';

/** Nobody keeps or lists a staff page, whatever comes of it. Answers nothing. */
export function keepStaffPagesPrivate({ response, subSite, path }: SiteRequest): boolean {
  if (subSite || !isStaffAddress(path)) return false;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-robots-tag', 'noindex');
  return false;
}
