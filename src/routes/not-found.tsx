import { data } from 'react-router';
import { NotFound } from '#features/not-found/not-found.tsx';
import { presentNotFound } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/not-found';
import { pageHead } from './page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return data(presentNotFound(servicesOf(context).content), { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageHead(matches, {
    title: 'Page not found',
    description: 'This page does not exist.',
    path: '/',
    preload: loaderData.drawing.href,
    hidden: true,
  });
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFound {...loaderData} />;
}
