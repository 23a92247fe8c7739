import { presentJsonFeed, presentRss } from '#server/presenters/blog-feeds.ts';
import { servicesOf } from '#server/services.ts';
import type { Route } from './+types/blog-feed';
import { failedHeaders, statusOfFailure } from './blog-failure.ts';
import { publicHeaders } from './page-head.ts';

/** The newest articles for feed readers, as RSS and as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const isJson = url.pathname.endsWith('.json');
  try {
    const text = isJson ? await presentJsonFeed(services) : await presentRss(services);
    const type = isJson ? 'application/feed+json; charset=utf-8' : 'application/rss+xml; charset=utf-8';
    return new Response(text, { headers: { 'content-type': type, ...publicHeaders() } });
  } catch (error) {
    services.report(error);
    return new Response('The articles cannot be read just now.\n', {
      status: statusOfFailure(error),
      headers: { 'content-type': 'text/plain; charset=utf-8', ...failedHeaders },
    });
  }
}
