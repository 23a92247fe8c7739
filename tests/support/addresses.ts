import { readdirSync, readFileSync } from 'node:fs';

/**
 * The addresses of the requirement rows, written out. A test that imported them from the code would repeat its mistakes.
 */

export const pillars = [
  '/medical-weight-management',
  '/nutrition-meal-planning',
  '/movement-activity-programs',
  '/mental-health-support',
  '/sleep-recovery-optimisation',
  '/goal-setting-maintenance',
] as const;

export const policies = ['/terms', '/privacy', '/medicare', '/complaints'] as const;

export const cityPages = [
  '/weight-loss-clinic-sydney',
  '/weight-loss-clinic-melbourne',
  '/weight-loss-clinic-brisbane',
  '/weight-loss-clinic-perth',
  '/weight-loss-clinic-adelaide',
  '/weight-loss-clinic-gold-coast',
  '/weight-loss-clinic-canberra',
  '/weight-loss-clinic-newcastle',
] as const;

/** Rows ROUTE-01 and ROUTE-02, without the staff addresses and the articles. */
export const publicPages = [
  '/',
  '/about',
  '/tools',
  '/calculator',
  '/blog',
  '/faq',
  ...policies,
  '/data-deletion',
  '/accessibility',
  '/how-it-works',
  ...pillars,
  ...cityPages,
] as const;

/** Rows ROUTE-01 and PHONE-03: public, but personal, and therefore not in the sitemap. */
export const unlistedPages = ['/tools/summary', '/ask'] as const;

/** The published articles that ship with the product. */
export const postPages = readdirSync('content/posts')
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .filter((file) => !/^published: false$/m.test(readFileSync(`content/posts/${file}`, 'utf8')))
  .map((file) => `/blog/${file.slice(0, -'.md'.length)}`);

export const staffPages = [
  '/blog-admin',
  '/blog-admin/posts/new',
  '/blog-admin/bin',
  '/blog-admin/previews',
  '/blog-admin/account',
  '/admin/login',
  '/admin/studio',
  '/admin/studio/staff',
  '/admin/studio/audit',
  '/admin/blog',
] as const;

/** Row ROUTE-04, with a few unknown paths. */
export const missingPages = [
  '/pages/contact',
  '/services',
  '/collections/x',
  '/collections/x/products/y',
  '/products/x',
  '/password',
  '/anything/deep',
  '/unknown',
  '/weight-loss-clinic-hobart',
  '/weight-loss-clinic-',
  '/sub-site',
] as const;

/** One page of each kind, for checks of structure rather than text. */
export const pageKinds = [
  '/',
  '/about',
  '/tools',
  ...unlistedPages,
  '/calculator',
  '/blog',
  '/faq',
  '/medicare',
  '/data-deletion',
  '/how-it-works',
  // The other pillar pages have the same components.
  '/mental-health-support',
  '/sleep-recovery-optimisation',
  '/goal-setting-maintenance',
  '/weight-loss-clinic-sydney',
  '/weight-loss-clinic-canberra',
  '/blog-admin',
  '/anything/deep',
  '/blog/after-a-short-night',
  '/blog/no-such-article',
] as const;

/** Row SUB-01. */
export const subSiteLabels = [
  'blog',
  'tools',
  'booking',
  'shop',
  'weightloss',
  'sleep',
  'adhd',
  'medicare',
  'menopause',
  'perimenopause',
  'nutrition',
  'exercise',
  'clinic',
  'prescription',
  'mental-health',
  'weight-loss-clinic',
  'protein',
  'water',
  'food',
  'skin',
  'neora',
  'muscle',
  'prices',
  'faq',
  'script',
  'api',
  'cdn',
] as const;

/** Row SUB-09. */
export const redirectingLabels = {
  faq: '/faq',
  medicare: '/medicare-billing',
  blog: '/blog',
  tools: '/tools',
} as const;

/** Labels that show a landing page. */
export const landingLabels = subSiteLabels.filter((label) => label !== 'booking' && !(label in redirectingLabels));
