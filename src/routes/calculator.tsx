import { preparing } from '#features/preparing/pages.ts';
import { PreparingPage } from '#features/preparing/preparing-page.tsx';
import { drawingOf } from '#server/presenters/drawings.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/calculator';
import { pageHead, publicHeaders } from './page-head.ts';
import { useShell } from './use-shell.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { drawing: drawingOf(servicesOf(context).content, 'calculator-hero') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { drawing } = loaderData;
  return pageHead(matches, { ...preparing.calculator.seo, path: '/calculator', preload: drawing.href, drawing });
}

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <PreparingPage {...preparing.calculator} drawing={loaderData.drawing} bookingHref={useShell().booking.initial.href} />;
}
