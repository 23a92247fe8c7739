/**
 * The labels that select a sub-site, as the first label of the host. They stand apart from the record's schema, so
 * that pages may use them without bringing the schema library, which tries to compile code, into the browser.
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
