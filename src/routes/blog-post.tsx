import { data, redirect } from 'react-router';
import { BlogPost } from '#features/blog/blog-post.tsx';
import { PostNotFound } from '#features/blog/post-not-found.tsx';
import { readPatiently } from '#features/blog/read-patiently.ts';
import { presentMissingPost, presentPost } from '#server/presenters/blog-post.ts';
import { postAddress } from '#server/presenters/post-cards.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog-post';
import { failedHeaders, messageOfFailure, statusOfFailure } from './blog-failure.ts';
import { postHead } from './blog-head.ts';
import { publicHeaders } from './page-head.ts';
import { useShell } from './use-shell.ts';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { published } = services.posts;
  try {
    const post = await published.bySlug(params.slug);
    if (post) return data(await presentPost(services, post), { headers: publicHeaders() });
    const moved = await published.movedTo(params.slug);
    // For good, yet asked again each time: a slug may one day be given to another post.
    if (moved) return redirect(postAddress(moved), { status: 301, headers: { 'cache-control': 'no-cache' } });
    return data(presentMissingPost(services), { status: 404 });
  } catch (error) {
    services.report(error);
    return data(presentMissingPost(services, messageOfFailure(error)), {
      status: statusOfFailure(error),
      headers: failedHeaders,
    });
  }
}

/** Asks again when the line is bad, and shows the page all the same when it stays so. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const failed = () => ({ kind: 'missing', failure: 'Failed to fetch blog post', drawing: null }) as const;
  return readPatiently(serverLoader, request.signal, failed);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? postHead(matches, loaderData) : [];
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  const { canonicalOrigin, booking } = useShell();
  if (loaderData.kind === 'missing') return <PostNotFound {...loaderData} />;
  return (
    <BlogPost post={loaderData} address={`${canonicalOrigin}${loaderData.path}`} bookingHref={booking.initial.href} />
  );
}
