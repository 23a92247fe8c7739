/** A page to measure; the label selects a sub-site. */
export interface MeasuredPage {
  name: string;
  path: string;
  label?: string;
  /** Words to read: its first load must stay within the limit. The tools may bring more. */
  isContent: boolean;
}

/** One page of each kind. */
export const pageKinds: readonly MeasuredPage[] = [
  { name: 'home', path: '/', isContent: true },
  { name: 'city', path: '/weight-loss-clinic-sydney', isContent: true },
  { name: 'pillar', path: '/nutrition-meal-planning', isContent: true },
  { name: 'self-checks', path: '/mental-health-support', isContent: false },
  { name: 'guide', path: '/medicare', isContent: true },
  { name: 'policy', path: '/privacy', isContent: true },
  { name: 'about', path: '/about', isContent: true },
  { name: 'faq', path: '/faq', isContent: true },
  { name: 'blog', path: '/blog', isContent: true },
  { name: 'article', path: '/blog/after-a-short-night', isContent: true },
  { name: 'tools', path: '/tools', isContent: false },
  { name: 'calculator', path: '/calculator', isContent: false },
  { name: 'booking sub-site', path: '/', label: 'booking', isContent: true },
  { name: 'landing sub-site', path: '/', label: 'sleep', isContent: true },
];

/** Those of them that Lighthouse visits, beside a bare page of the same words each: it takes a minute a page. */
export const lighthousePages = ['home', 'city', 'calculator', 'tools', 'blog', 'article', 'faq', 'landing sub-site'];

/** All of them, or those that the environment names: ONLY=home,city. */
export function chosen(pages: readonly MeasuredPage[]): readonly MeasuredPage[] {
  const only = process.env.ONLY?.split(',').filter(Boolean);
  return only ? pages.filter(({ name }) => only.some((part) => name.startsWith(part))) : pages;
}
