import { data, redirect } from 'react-router';
import { presentMissingPost, presentPost } from '#server/presenters/blog-post.ts';
import { postAddress } from '#server/presenters/post-cards.ts';
import type { RequestContext } from '#server/services.ts';
import { failedHeaders, messageOfFailure, statusOfFailure } from './blog-failure.ts';
import { publicHeaders } from './page-head.ts';

/** Kept by nobody and found by nobody: the address is the only key. */
const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/** A published post by its slug; an old slug leads to the present one. */
export async function loadPost(services: RequestContext, slug: string) {
  const { published } = services.posts;
  try {
    const post = await published.bySlug(slug);
    if (post) return data(await presentPost(services, post), { headers: publicHeaders() });
    const moved = await published.movedTo(slug);
    // For good, yet asked again each time: a slug may one day be given to another post.
    if (moved) return redirect(postAddress(moved), { status: 301, headers: { 'cache-control': 'no-cache' } });
    return data(presentMissingPost(services), { status: 404 });
  } catch (error) {
    return failed(services, error, failedHeaders);
  }
}

/** A draft, for whoever was sent its link. Once published, the link leads to the article. */
export async function loadDraft(services: RequestContext, key: string) {
  try {
    const post = await services.posts.byPreviewKey(key);
    if (!post) return data(presentMissingPost(services), { status: 404, headers: privateHeaders });
    if (post.published) return redirect(postAddress(post.slug), { headers: privateHeaders });
    return data(await presentPost(services, post), { headers: privateHeaders });
  } catch (error) {
    return failed(services, error, { ...privateHeaders, ...failedHeaders });
  }
}

function failed(services: RequestContext, error: unknown, headers: Record<string, string>) {
  services.report(error);
  return data(presentMissingPost(services, messageOfFailure(error)), { status: statusOfFailure(error), headers });
}
