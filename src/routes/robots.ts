import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/robots';

const disallowed = [
  '/admin/',
  '/blog-admin',
  '/api/',
  '/cart/',
  '/account/',
  '/customer_authentication/',
  '/search/suggest',
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = servicesOf(context);
  const lines = [
    'User-agent: *',
    'Crawl-delay: 1',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
