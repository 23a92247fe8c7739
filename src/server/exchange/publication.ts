import { checkPost } from '#domain/advertising/check-post.ts';
import { heldBackWords, type ReadPost } from './held-back.ts';

/** An imported post, and why it is a draft although publication was requested. */
export interface PublicationDecision {
  post: ReadPost;
  reasons: string[];
}

/** Maximum passages in a report. */
const mostNamed = 3;

/**
 * Decides whether a post of a file is published: only if that was requested, if it was public there, if no part of it is in
 * doubt, and if it passes the advertising check.
 */
export function decidePublication(post: ReadPost, { publish }: { publish: boolean }): PublicationDecision {
  const reasons = [...(post.heldBack ? [heldBackWords[post.heldBack]] : []), ...(post.doubts ?? [])];
  if (publish && reasons.length === 0) reasons.push(...advertisingReasons(post));
  return { post: { ...post, published: publish && post.published && reasons.length === 0 }, reasons };
}

function advertisingReasons(post: ReadPost): string[] {
  const warnings = checkPost(post);
  if (warnings.length === 0) return [];
  const passages = [...new Set(warnings.map(({ passage }) => `'${passage.replace(/\s+/g, ' ').trim()}'`))];
  const more = passages.length > mostNamed ? ` and ${passages.length - mostNamed} more` : '';
  return [`the advertising check stops at ${passages.slice(0, mostNamed).join(', ')}${more}`];
}
