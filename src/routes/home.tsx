import { Home } from '#features/home/home.tsx';
import { presentHome } from '#server/presenters/home.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/home';
import { pageHead, publicHeaders } from './page-head.ts';
import { personId, structuredPerson, webSite, wholeClinic } from './structured-data.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return presentHome(servicesOf(context));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { practitioner, home, hours } = loaderData;
  const { seo, hero } = home;
  return pageHead(matches, {
    ...seo,
    path: '/',
    imageAlt: hero.alt,
    structured: (clinic, origin) => ({
      clinic: { ...wholeClinic(clinic, origin), ...hours, founder: { '@id': personId(origin, practitioner.id) } },
      parts: [webSite(clinic, origin), structuredPerson(origin, practitioner)],
    }),
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
