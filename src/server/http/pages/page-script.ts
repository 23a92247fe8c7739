import { isStaffAddress } from '#domain/site/addresses.ts';
import type { SiteRequest } from '../kernel/site-request.ts';

const prefix = '/page-script';

/** Where the script of a page is found: its data and what starts the router, fetched when the visitor reaches for something. */
export function scriptAddress(path: string): string {
  return `${prefix}${path}`;
}

/** The visit to the page whose script is asked for, or undefined where something else is. Staff pages carry their own. */
export function pageOfScriptRequest(siteRequest: SiteRequest): SiteRequest | undefined {
  const path = siteRequest.path.slice(prefix.length);
  if (!siteRequest.path.startsWith(`${prefix}/`) || isStaffAddress(path)) return undefined;
  const url = new URL(siteRequest.url);
  // Never two slashes at the start: what is written before a path would be read as a host.
  url.pathname = path.replace(/^[/\\]+/, '/');
  const request = Object.create(siteRequest.request, { url: { value: `${url.pathname}${url.search}` } });
  return { ...siteRequest, url, path: url.pathname, request };
}
