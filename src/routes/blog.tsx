import { data } from 'react-router';
import { readListChoice } from '#domain/blog/list-address.ts';
import { BlogList } from '#features/blog/blog-list.tsx';
import { readWithRetry } from '#features/blog/read-with-retry.ts';
import { presentBlogList, presentFailedList } from '#server/presenters/blog-list.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog';
import { failedHeaders, statusOfFailure } from './blog-failure.ts';
import { pageHead, publicHeaders } from './page-head.ts';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const choice = readListChoice(url.searchParams);
  try {
    const view = await presentBlogList(services, choice);
    const beyond = !view.failed && choice.page > view.pages;
    return beyond ? data(view, { status: 404 }) : data(view, { headers: publicHeaders() });
  } catch (error) {
    services.report(error);
    return data(presentFailedList(services, choice), { status: statusOfFailure(error), headers: failedHeaders });
  }
}

/** Asks again when the line is bad, and shows the page all the same when it stays so. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const choice = readListChoice(new URL(request.url).searchParams);
  const failed = () => ({ failed: true, choice, heroSvg: null, head: null }) as const;
  return readWithRetry(serverLoader, request.signal, failed);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.head) return [];
  return pageHead(matches, { ...loaderData.head, structured: () => ({ type: 'CollectionPage' }) });
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />;
}
