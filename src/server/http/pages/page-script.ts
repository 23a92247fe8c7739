import { isStaffAddress } from '#domain/site/addresses.ts';
import type { SiteRequest } from '../kernel/site-request.ts';

const prefix = '/page-script';

/** The address of a page's script: its data and the start of the router, requested when the visitor interacts with the page. */
export function scriptAddress(path: string): string {
  return `${prefix}${path}`;
}

/** The site request for the page of a page script, or undefined for other addresses. Staff pages carry their script inline. */
export function pageOfScriptRequest(siteRequest: SiteRequest): SiteRequest | undefined {
  const path = siteRequest.path.slice(prefix.length);
  if (!siteRequest.path.startsWith(`${prefix}/`) || isStaffAddress(path)) return undefined;
  const url = new URL(siteRequest.url);
  // Never two slashes at the start, which would be read as a host.
  url.pathname = path.replace(/^[/\\]+/, '/');
  const request = Object.create(siteRequest.request, { url: { value: `${url.pathname}${url.search}` } });
  return { ...siteRequest, url, path: url.pathname, request };
}
