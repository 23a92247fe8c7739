import { blogScreens } from './staff-screens.ts';
/** Every address of the main site that a visitor can link to, cities aside. */
export const contentPageAddresses = {
  terms: '/terms',
  privacy: '/privacy',
  medicare: '/medicare',
  complaints: '/complaints',
  'data-deletion': '/data-deletion',
  accessibility: '/accessibility',
  'how-it-works': '/how-it-works',
  'medical-weight-management': '/medical-weight-management',
  'nutrition-meal-planning': '/nutrition-meal-planning',
  'movement-activity-programs': '/movement-activity-programs',
  'mental-health-support': '/mental-health-support',
  'sleep-recovery-optimisation': '/sleep-recovery-optimisation',
  'goal-setting-maintenance': '/goal-setting-maintenance',
} as const;

/** The file names of content/pages, without their ending. */
export type ContentPageId = keyof typeof contentPageAddresses;

export const contentPageIds = Object.keys(contentPageAddresses) as ContentPageId[];

/** Public addresses with their own page, indexed by search engines. */
export const publicAddresses = [
  '/',
  '/about',
  '/tools',
  '/calculator',
  '/blog',
  '/faq',
  ...Object.values(contentPageAddresses),
] as const;

/** Public addresses with one person's data: never indexed, never in the sitemap. */
export const unlistedAddresses = ['/tools/summary', '/ask'] as const;

/** Staff addresses: never indexed, never in the sitemap. */
export const staffAddresses = [
  blogScreens.list,
  blogScreens.newPost,
  blogScreens.bin,
  blogScreens.previews,
  '/blog-admin/account',
  '/admin/login',
  '/admin/studio',
  '/admin/studio/staff',
  '/admin/studio/audit',
  '/admin/blog',
] as const;

/** Whether an address is a staff page, or a page or data below one. None of them is cached. */
export function isStaffAddress(path: string): boolean {
  return /^\/(blog-admin|admin|set-password)(?:[/.]|$)/.test(path);
}

/** Aliases of other addresses; the canonical link names the main one. */
export const aliases: Readonly<Record<string, string>> = {
  '/index.html': '/',
  '/blogs/news': '/blog',
  '/meet-the-team': '/about',
};

/** Permanent redirects. */
export const permanentRedirects: Readonly<Record<string, string>> = {
  '/medicare-billing': '/medicare',
};

const cityPrefix = '/weight-loss-clinic-';

/** Whether an address has a page, directly or by redirect. Posts are not checked. */
export function isPage(address: string, citySlugs: readonly string[]): boolean {
  return (
    (publicAddresses as readonly string[]).includes(address) ||
    (unlistedAddresses as readonly string[]).includes(address) ||
    address in aliases ||
    address in permanentRedirects ||
    citySlugs.some((slug) => cityAddress(slug) === address)
  );
}

/** The address of a city page. */
export function cityAddress(citySlug: string): string {
  return `${cityPrefix}${citySlug}`;
}

/** The city named by an address, or undefined when it is not a city address. */
export function citySlugOf(path: string): string | undefined {
  return path.startsWith(cityPrefix) ? path.slice(cityPrefix.length) : undefined;
}

/** A path without trailing slashes. By a loop, because a pattern tries each slash of a long run again. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The canonical address of a page: aliases resolved, trailing slash removed. */
export function canonicalPath(path: string): string {
  const trimmed = path.length > 1 ? withoutEndSlashes(path) || '/' : path;
  // hasOwn: a path may be 'constructor', which every object has.
  return Object.hasOwn(aliases, trimmed) ? (aliases[trimmed] ?? trimmed) : trimmed;
}
