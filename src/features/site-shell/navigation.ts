/** Links of the shared layout. Labels are the product's; addresses are in src/routes.ts. */
export interface NavigationItem {
  label: string;
  href: string;
}

export const headerLinks: readonly NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Blog', href: '/blog' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Tools', href: '/tools' },
];

/** Every main page, because a phone has no other menu. */
export const phoneMenuPages: readonly NavigationItem[] = [
  ...headerLinks,
  { label: 'Calculator', href: '/calculator' },
  { label: 'How it works', href: '/how-it-works' },
  { label: 'Medicare', href: '/medicare' },
];

export const mainPages: readonly NavigationItem[] = headerLinks.filter(({ href }) => href !== '/faq');

export const evidencePillars: readonly NavigationItem[] = [
  { label: 'Medical Weight Management', href: '/medical-weight-management' },
  { label: 'Nutrition & Meal Planning', href: '/nutrition-meal-planning' },
  { label: 'Movement & Activity Programs', href: '/movement-activity-programs' },
  { label: 'Mental Health Support', href: '/mental-health-support' },
  { label: 'Sleep & Recovery Optimisation', href: '/sleep-recovery-optimisation' },
  { label: 'Goal Setting & Maintenance', href: '/goal-setting-maintenance' },
];

export const quickLinks: readonly NavigationItem[] = [
  { label: 'How it works', href: '/how-it-works' },
  { label: 'About', href: '/about' },
  { label: 'Questions', href: '/faq' },
  { label: 'Health tools', href: '/tools' },
  { label: 'Calculator', href: '/calculator' },
  { label: 'Blog', href: '/blog' },
];

/** Another shell with its own guard: always loaded as a document, never prefetched. */
export const staffAddress = '/blog-admin';
