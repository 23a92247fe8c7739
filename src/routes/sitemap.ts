import { presentSitemap } from '#server/presenters/sitemap.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(presentSitemap(servicesOf(context)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
