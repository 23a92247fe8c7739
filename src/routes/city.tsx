import { data } from 'react-router';
import { cityAddress, citySlugOf } from '#domain/site/addresses.ts';
import { City } from '#features/city/city.tsx';
import { NotFound } from '#features/not-found/not-found.tsx';
import { presentCity, presentNotFound } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/city';
import { pageHead, publicHeaders } from './page-head.ts';
import { cityFacts } from './structured-data.ts';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** /weight-loss-clinic-{city}; any other single word is the fallback page. */
export function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const slug = citySlugOf(`/${params.page}`);
  const view = slug === undefined ? undefined : presentCity(services, slug);
  if (!view) return data({ view: null, notFound: presentNotFound(services.content) }, { status: 404 });
  return data({ view, notFound: null }, { headers: publicHeaders() });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, notFound } = loaderData;
  if (!view) {
    return pageHead(matches, {
      title: 'Page not found',
      description: 'This page does not exist.',
      path: '/',
      preload: notFound.drawing.href,
      hidden: true,
    });
  }
  const { city } = view;
  return pageHead(matches, {
    ...city.seo,
    path: cityAddress(city.slug),
    structured: (clinic, origin) => cityFacts(clinic, origin, city),
  });
}

export default function CityRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.view ? <City {...loaderData.view} /> : <NotFound {...loaderData.notFound} />;
}
