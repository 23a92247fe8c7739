import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import { BookingSite } from '#features/sub-site/booking-site.tsx';
import { LandingSite } from '#features/sub-site/landing-site.tsx';
import { presentSubSite } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/sub-site';
import { pageHead, publicHeaders } from './page-head.ts';
import { useShell } from './use-shell.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  if (!services.subSite) throw new Error('the sub-site route answered on the main site');
  return presentSubSite(services, services.subSite);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical, hero, structuredData } = loaderData;
  const { title, description, keywords } =
    loaderData.variant === 'booking' ? loaderData.booking.seo : loaderData.record;
  return pageHead(matches, {
    title,
    description,
    keywords,
    origin: canonical,
    path: '/',
    preload: hero.href,
    drawing: hero,
    structuredData: [structuredData],
  });
}

export default function SubSiteRoute({ loaderData }: Route.ComponentProps) {
  const shell = useShell();
  // From the root, which knows the chat already: a route of its own would cut it into a file more for every page.
  const assistant = useOutletContext<ReactNode>();
  return loaderData.variant === 'booking' ? (
    <BookingSite {...loaderData} shell={shell} assistant={assistant} />
  ) : (
    <LandingSite {...loaderData} shell={shell} assistant={assistant} />
  );
}
