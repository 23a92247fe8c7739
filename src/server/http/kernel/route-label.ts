import { pictureUploadPath, publicPicturePath } from '#domain/blog/picture-names.ts';
import {
  aliases,
  canonicalPath,
  citySlugOf,
  permanentRedirects,
  publicAddresses,
  staffAddresses,
  unlistedAddresses,
} from '#domain/site/addresses.ts';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { authAddresses } from '#wire/staff-session.ts';
import { iconSizes } from '../../host-files/icons.ts';

const known = new Set<string>([
  ...publicAddresses,
  ...unlistedAddresses,
  ...staffAddresses,
  ...Object.keys(aliases),
  ...Object.keys(permanentRedirects),
  ...Object.values(functionAddresses),
  ...Object.values(authAddresses),
  pictureUploadPath,
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
  ...Object.keys(iconSizes),
  '/sitemap.xml',
  '/sitemap-index.xml',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/healthz',
  '/readyz',
]);

/**
 * The address as logged: only addresses of the product. An unknown path may hold text that a person typed, so it is logged as
 * '(unknown)', and queries are never logged.
 */
export function routeLabel(target: string | undefined, cities: ReadonlyMap<string, unknown>): string {
  const path = (target ?? '').replace(/[?#].*$/, '').replace(/\.data$/, '');
  const page = path === '/_root' || path === '/_' ? '/' : canonicalPath(path);
  if (known.has(page)) return page;
  if (page.startsWith('/assets/')) return '/assets/*';
  if (page.startsWith('/art/')) return '/art/*';
  if (page.startsWith('/social/')) return '/social/*';
  if (page.startsWith(publicPicturePath)) return `${publicPicturePath}*`;
  if (page.startsWith('/sitemaps/')) return '/sitemaps/*';
  if (page.startsWith('/blog/preview/')) return '/blog/preview/{key}';
  if (page.startsWith('/blog-admin/posts/')) return '/blog-admin/posts/*';
  if (page.startsWith('/api/blog-admin/')) return '/api/blog-admin/*';
  if (page.startsWith('/blog/')) return '/blog/{slug}';
  const city = citySlugOf(page);
  return city !== undefined && cities.has(city) ? page : '(unknown)';
}
