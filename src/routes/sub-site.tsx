import type { ReactNode } from 'react';
import { data, useOutletContext } from 'react-router';
import { subSiteCardPath } from '#domain/site/social-card.ts';
import { BookingSite } from '#features/sub-site/booking-site.tsx';
import { LandingSite } from '#features/sub-site/landing-site.tsx';
import { presentSubSite } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { SubSiteView } from '#wire/pages.ts';
import type { Route } from './+types/sub-site';
import { pageHead, publicHeaders } from './page-head.ts';
import { clinicId, reachedBy } from './structured-data.ts';
import { useShell } from './use-shell.ts';

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  if (!services.subSite) throw new Error('the sub-site route answered on the main site');
  const view = presentSubSite(services, services.subSite);
  const headers = new Headers(publicHeaders());
  if (isTechnical(view)) headers.set('x-robots-tag', 'noindex');
  return data(view, { headers });
}

/** Whether the address is one for computers, kept out of search results. */
function isTechnical(view: SubSiteView): boolean {
  return view.variant === 'landing' && view.record.technical;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical, hero } = loaderData;
  const { title, description, keywords } =
    loaderData.variant === 'booking' ? loaderData.booking.seo : loaderData.record;
  return pageHead(matches, {
    title,
    description,
    keywords,
    origin: canonical,
    path: '/',
    preload: hero.href,
    card: { path: subSiteCardPath(loaderData.key), title },
    imageAlt: loaderData.variant === 'landing' ? loaderData.record.art?.alt : undefined,
    hidden: isTechnical(loaderData),
    structured: (clinic, origin) => ({
      isOwnStart: true,
      more: { about: { '@id': clinicId(origin) } },
      clinic: reachedBy(clinic),
    }),
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
