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

/** Public addresses with a page of their own, indexed by search engines. */
export const publicAddresses = [
  '/',
  '/about',
  '/tools',
  '/calculator',
  '/blog',
  '/faq',
  ...Object.values(contentPageAddresses),
] as const;

/** Public addresses that show what belongs to one person: never indexed, never in the sitemap. */
export const unlistedAddresses = ['/tools/summary', '/ask'] as const;

/** Staff addresses: never indexed, never in the sitemap. */
export const staffAddresses = [
  '/blog-admin',
  '/blog-admin/account',
  '/admin/login',
  '/admin/studio',
  '/admin/studio/staff',
  '/admin/studio/audit',
  '/admin/blog',
] as const;

/** Whether an address is a staff page, or a page or data below one. Nothing of them is kept by anybody. */
export function isStaffAddress(path: string): boolean {
  return /^\/(blog-admin|admin|set-password)(?:[/.]|$)/.test(path);
}

/** Addresses that show another address's page; the canonical link names the main one. */
export const aliases: Readonly<Record<string, string>> = {
  '/index.html': '/',
  '/blogs/news': '/blog',
  '/meet-the-team': '/about',
};

/** Addresses that redirect for good. */
export const permanentRedirects: Readonly<Record<string, string>> = {
  '/medicare-billing': '/medicare',
};

const cityPrefix = '/weight-loss-clinic-';

/** Whether a page answers at an address, here or where it leads. Posts are not looked at. */
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

/** A path without the slashes at its end. By a loop: a pattern tries each slash of a long run anew. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The main address of a page: aliases resolved, trailing slash dropped. */
export function canonicalPath(path: string): string {
  const trimmed = path.length > 1 ? withoutEndSlashes(path) || '/' : path;
  // hasOwn: a path may spell 'constructor', which every object answers.
  return Object.hasOwn(aliases, trimmed) ? (aliases[trimmed] ?? trimmed) : trimmed;
}
