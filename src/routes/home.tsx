import { Home } from '#features/home/home.tsx';
import { presentHome } from '#server/presenters/home.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/home';
import { pageHead, publicHeaders } from './page-head.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return presentHome(servicesOf(context).content);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { seo, hero } = loaderData.home;
  return pageHead(matches, {
    ...seo,
    path: '/',
    drawing: hero.art,
    imageAlt: hero.alt,
    structuredData: [loaderData.clinicData],
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
