import { data } from 'react-router';
import { isFiltering, listAddress, readListChoice } from '#domain/blog/list-address.ts';
import { BlogList } from '#features/blog/blog-list.tsx';
import { readPatiently } from '#features/blog/read-patiently.ts';
import { blogWords } from '#features/blog/words.ts';
import { presentBlogList, presentFailedList } from '#server/presenters/blog-list.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog';
import { failedHeaders, statusOfFailure } from './blog-failure.ts';
import { feedLinks } from './blog-head.ts';
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
  const failed = () =>
    ({ failed: true, choice: readListChoice(new URL(request.url).searchParams), hero: null }) as const;
  return readPatiently(serverLoader, request.signal, failed);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { choice, hero } = loaderData;
  const pages = loaderData.failed ? 1 : loaderData.pages;
  const { seo } = blogWords;
  const about = choice.category ? `${choice.category}: articles` : seo.title;
  const at = (page: number) => listAddress({ ...choice, page });
  return pageHead(matches, {
    ...seo,
    title: choice.page > 1 ? `${about}, page ${choice.page}` : about,
    description: choice.category
      ? `Articles on ${choice.category.toLowerCase()} in plain English, with the evidence at the foot of each, from a nurse practitioner-led clinic.`
      : seo.description,
    path: listAddress(choice),
    ...(hero ? { preload: hero.href, drawing: hero } : {}),
    // A search is one visitor's own; search engines read the list and its categories.
    hidden: loaderData.failed || choice.query !== '' || choice.page > pages || isEmpty(loaderData),
    links: [
      ...feedLinks(matches),
      ...(choice.page > 1 ? [{ rel: 'prev' as const, href: at(choice.page - 1) }] : []),
      ...(choice.page < pages ? [{ rel: 'next' as const, href: at(choice.page + 1) }] : []),
    ],
  });
}

/** A category without posts has no page of its own. */
function isEmpty(view: Exclude<Route.ComponentProps['loaderData'], undefined>): boolean {
  return !view.failed && view.total === 0 && isFiltering(view.choice);
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />;
}
