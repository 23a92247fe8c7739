import { data, redirect } from 'react-router';
import { presentMissingPost, presentPost } from '#server/presenters/blog-post.ts';
import { postAddress } from '#server/presenters/post-cards.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog-preview';
import { failedHeaders, messageOfFailure, statusOfFailure } from './blog-failure.ts';
import BlogPostRoute from './blog-post.tsx';

/** Kept by nobody and found by nobody: the address is the only key. */
const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** A draft, for whoever was sent its link. Once published, the link leads to the article. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context);
  try {
    const post = await services.posts.byPreviewKey(params.key);
    if (!post) return data(presentMissingPost(services), { status: 404, headers: privateHeaders });
    if (post.published) return redirect(postAddress(post.slug), { headers: privateHeaders });
    return data(await presentPost(services, post), { headers: privateHeaders });
  } catch (error) {
    services.report(error);
    return data(presentMissingPost(services, messageOfFailure(error)), {
      status: statusOfFailure(error),
      headers: { ...privateHeaders, ...failedHeaders },
    });
  }
}

export { meta } from './blog-post.tsx';

export default BlogPostRoute;
