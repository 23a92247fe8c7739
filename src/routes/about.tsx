import { About } from '#features/about/about.tsx';
import { presentAbout } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/about';
import { pageHead, publicHeaders } from './page-head.ts';
import { reachedBy, structuredPerson } from './structured-data.ts';
import { useShell } from './use-shell.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return presentAbout(servicesOf(context).content);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { about, people } = loaderData;
  const { practitioner } = people;
  return pageHead(matches, {
    ...about.seo,
    path: '/about',
    structured: (clinic, origin) => ({
      type: 'AboutPage',
      clinic: reachedBy(clinic),
      parts: [structuredPerson(origin, practitioner, { knowsAbout: practitioner.specialisations })],
    }),
  });
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <About {...loaderData} bookingHref={useShell().booking.initial.href} />;
}
