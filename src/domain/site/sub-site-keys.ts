/**
 * The labels that select a sub-site, as the first label of the host. They are separate from the record's schema, so that
 * pages can use them without loading the schema library, which tries to compile code, in the browser.
 */
export const subSiteKeys = [
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

export type SubSiteKey = (typeof subSiteKeys)[number];
