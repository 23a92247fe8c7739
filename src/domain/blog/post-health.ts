import { checkPost, withoutReason } from '../advertising/check-post.ts';
import { canonicalPath } from '../site/addresses.ts';
import type { PostFields, PostSummary } from './post.ts';
import { reviewState } from './review.ts';
import { undescribedPictures } from './undescribed-pictures.ts';

/** The shortcomings of a published post, in the order of display. */
export const healthKinds = [
  'advertising',
  'hidden-claim',
  'dead-link',
  'picture-words',
  'review',
  'description',
  'picture',
] as const;

export type HealthKind = (typeof healthKinds)[number];

/** The shortcomings that the summary shows. @param today Such as 2026-11-20. */
export function summaryHealth(post: PostSummary, today: string): HealthKind[] {
  const found: HealthKind[] = [];
  if (post.featuredImage === null) found.push('picture');
  else if (post.featuredImageAlt.trim() === '') found.push('picture-words');
  if ((post.metaDescription ?? '').trim() === '') found.push('description');
  if (reviewState(post, today) !== 'fresh') found.push('review');
  return found;
}

/** The shortcomings that need the whole text. */
export interface TextHealth {
  /** Warnings of the advertising check without a reason. */
  warnings: number;
  /** Whether a picture in the text has no description. */
  undescribed: boolean;
  /** Addresses of this site that the text links to. */
  links: string[];
}

/** @param settled Keys of passages that have a reason. */
export function textHealth(fields: PostFields, settled: readonly string[]): TextHealth {
  const links = [...fields.content.matchAll(ownLink)].map(([, address = '']) => canonicalPath(address));
  return {
    warnings: withoutReason(checkPost(fields), settled).length,
    undescribed: undescribedPictures(fields.content).length > 0,
    links: [...new Set(links)].filter((address) => !file.test(address)),
  };
}

/** A link of Markdown to an address of this site: its path. */
const ownLink = /\]\(<?(\/(?!\/)[^\s()<>?#]{0,300})/g;
/** Pictures and other files. */
const file = /^\/(?:storage|art|social)\//;
