import { presentMinimalSitemap, presentSitemap, presentSitemapPart } from '#server/presenters/sitemap.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/sitemap';
import { publicHeaders } from './page-head.ts';

/** The sitemap under both its addresses, and its parts where it is split. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const type = { 'content-type': 'application/xml; charset=utf-8' };
  try {
    const { part } = params as { part?: string };
    const xml = part === undefined ? await presentSitemap(services) : await presentSitemapPart(services, part);
    if (xml === undefined) return new Response('There is no such part of the sitemap.\n', { status: 404 });
    return new Response(xml, { headers: { ...type, ...publicHeaders() } });
  } catch (error) {
    services.report(error);
    return new Response(presentMinimalSitemap(services), { headers: { ...type, 'cache-control': 'no-store' } });
  }
}
