import { preparing } from '#features/preparing/pages.ts';
import { PreparingPage } from '#features/preparing/preparing-page.tsx';
import { drawingOf } from '#server/presenters/drawings.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/tools';
import { pageHead, publicHeaders } from './page-head.ts';
import { useShell } from './use-shell.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { drawing: drawingOf(servicesOf(context).content, 'tools-hero') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { drawing } = loaderData;
  return pageHead(matches, { ...preparing.tools.seo, path: '/tools', preload: drawing.href, drawing });
}

export default function ToolsRoute({ loaderData }: Route.ComponentProps) {
  return <PreparingPage {...preparing.tools} drawing={loaderData.drawing} bookingHref={useShell().booking.initial.href} />;
}
