import { Faq } from '#features/faq/faq.tsx';
import { presentFaq } from '#server/presenters/pages.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/faq';
import { pageHead, publicHeaders } from './page-head.ts';
import { questions } from './structured-data.ts';
import { useShell } from './use-shell.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return presentFaq(servicesOf(context).content);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { faq } = loaderData;
  return pageHead(matches, {
    ...faq.seo,
    path: '/faq',
    structured: () => ({ type: 'FAQPage', more: { mainEntity: questions(faq.items) } }),
  });
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { booking, clinic } = useShell();
  return <Faq {...loaderData} bookingHref={booking.initial.href} email={clinic.email} />;
}
