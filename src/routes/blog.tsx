import { preparing } from '#features/preparing/pages.ts';
import { PreparingPage } from '#features/preparing/preparing-page.tsx';
import { drawingOf } from '#server/presenters/drawings.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog';
import { pageHead, publicHeaders } from './page-head.ts';
import { useShell } from './use-shell.ts';

export const headers = publicHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { drawing: drawingOf(servicesOf(context).content, 'blog-hero') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { drawing } = loaderData;
  return pageHead(matches, { ...preparing.blog.seo, path: '/blog', preload: drawing.href, drawing });
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PreparingPage {...preparing.blog} drawing={loaderData.drawing} bookingHref={useShell().booking.initial.href} />
  );
}
