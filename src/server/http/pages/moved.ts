import type { SiteContent } from '#content/load.ts';
import { withoutEndSlashes } from '#domain/site/addresses.ts';
import { sendRedirect } from '../kernel/replies.ts';
import { routeLabel } from '../kernel/route-label.ts';
import type { Handler } from '../kernel/site-request.ts';

/** Redirects every path of a moved sub-site to the page of the main site that its record names. */
export function movedSubSites(landing: SiteContent['landing']): Handler {
  return ({ response, subSite, origins }) => {
    const record = subSite && landing.get(subSite);
    if (record?.variant !== 'redirect' || !record.redirectTo) return false;
    return sendRedirect(response, 302, `${origins.main}${record.redirectTo}`);
  };
}

/** Redirects other spellings of an address of the main site to its canonical URL. */
export function tidyAddresses(cities: ReadonlyMap<string, unknown>): Handler {
  return ({ response, subSite, path, url }) => {
    const tidy = subSite ? path : tidyPath(path, cities);
    return tidy !== path && sendRedirect(response, 301, `${tidy}${url.search}`);
  };
}

/**
 * The canonical spelling of a path: without the trailing slash, and, if that names a page, in lower case and decoded. The router
 * ignores case, so other spellings would show pages under a second address.
 */
function tidyPath(path: string, cities: ReadonlyMap<string, unknown>): string {
  // The key of a draft and a file's fingerprint are case-sensitive.
  if (path.startsWith('/blog/preview/') || path.startsWith('/assets/')) return path;
  const trimmed = path.length > 1 && path.endsWith('/') ? `/${withoutEndSlashes(path).replace(/^\/+/, '')}` : path;
  const plain = encodeURI(decodeURIComponent(trimmed).toLowerCase());
  return plain !== trimmed && routeLabel(plain, cities) !== '(unknown)' ? plain : trimmed;
}
