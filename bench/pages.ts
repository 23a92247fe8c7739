/** A page to measure; the label selects a sub-site. */
export interface MeasuredPage {
  name: string;
  path: string;
  label?: string;
  /** Budgets in transferred kB for the HTML and for all scripts. */
  most: { html: number; script: number };
}

/** One page of each kind. */
export const pageKinds: readonly MeasuredPage[] = [
  { name: 'home', path: '/', most: { html: 23.3, script: 126 } },
  { name: 'city', path: '/weight-loss-clinic-sydney', most: { html: 19, script: 122 } },
  { name: 'pillar', path: '/nutrition-meal-planning', most: { html: 22.8, script: 128 } },
  { name: 'self-checks', path: '/mental-health-support', most: { html: 27, script: 144 } },
  { name: 'guide', path: '/medicare', most: { html: 20, script: 126 } },
  { name: 'policy', path: '/privacy', most: { html: 20, script: 128 } },
  { name: 'about', path: '/about', most: { html: 18.5, script: 120 } },
  { name: 'faq', path: '/faq', most: { html: 17.5, script: 119 } },
  { name: 'blog', path: '/blog', most: { html: 20.5, script: 126 } },
  { name: 'article', path: '/blog/after-a-short-night', most: { html: 19, script: 122 } },
  { name: 'tools', path: '/tools', most: { html: 14.6, script: 118 } },
  { name: 'calculator', path: '/calculator', most: { html: 16.5, script: 156 } },
  { name: 'booking sub-site', path: '/', label: 'booking', most: { html: 12.3, script: 119 } },
  { name: 'landing sub-site', path: '/', label: 'sleep', most: { html: 14, script: 121 } },
];

/** The pages for Lighthouse, each compared with a bare page of the same text; a page takes a minute. */
export const lighthousePages = ['home', 'city', 'calculator', 'tools', 'blog', 'article', 'faq', 'landing sub-site'];

/** All pages, or those of the environment variable ONLY, such as ONLY=home,city. */
export function chosen(pages: readonly MeasuredPage[]): readonly MeasuredPage[] {
  const only = process.env.ONLY?.split(',').filter(Boolean);
  return only ? pages.filter(({ name }) => only.some((part) => name.startsWith(part))) : pages;
}
