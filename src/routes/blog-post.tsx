import { BlogPost } from '#features/blog/blog-post.tsx';
import { PostNotFound } from '#features/blog/post-not-found.tsx';
import { readWithRetry } from '#features/blog/read-with-retry.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog-post';
import { loadDraft, loadPost } from './blog-reading.ts';
import { pageHead } from './page-head.ts';
import { articleFacts } from './structured-data.ts';
import { useShell } from './use-shell.ts';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** An article by its slug, or a draft by its private link. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { slug, key } = params as { slug?: string; key?: string };
  const services = servicesOf(context);
  return key === undefined ? loadPost(services, slug ?? '') : loadDraft(services, key);
}

/** Asks again when the line is bad, and shows the page all the same when it stays so. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const failed = () => ({ kind: 'missing', failure: 'Failed to fetch blog post', drawing: null, head: null }) as const;
  return readWithRetry(serverLoader, request.signal, failed);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.head) return [];
  if (loaderData.kind === 'missing') return pageHead(matches, loaderData.head);
  return pageHead(matches, {
    ...loaderData.head,
    structured: (_clinic, origin) => articleFacts(origin, loaderData),
  });
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  const { canonicalOrigin, booking } = useShell();
  if (loaderData.kind === 'missing') return <PostNotFound {...loaderData} />;
  return (
    <BlogPost post={loaderData} address={`${canonicalOrigin}${loaderData.path}`} bookingHref={booking.initial.href} />
  );
}
