import { ContentPageScreen } from '#features/content-page/content-page.tsx';
import { presentContentPage } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/content-page';
import { contentPageHead, publicHeaders } from './page-head.ts';

export const headers = publicHeaders;

/** Policies, pillars and guides: the address names the file in content/pages. */
export function loader({ context, url }: Route.LoaderArgs) {
  return presentContentPage(servicesOf(context), url.pathname);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? contentPageHead(matches, loaderData) : [];
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPageScreen {...loaderData} />;
}
