const disallowed = [
  '/admin/',
  '/blog-admin',
  '/api/',
  '/cart/',
  '/account/',
  '/customer_authentication/',
  '/search/suggest',
];

/** robots.txt of the main site. */
export function mainRobots(origin: string): string {
  return lines([
    'User-agent: *',
    'Crawl-delay: 1',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
}

/**
 * robots.txt of a sub-site: one page, all of it open. A host kept out of search results is open as well, because a page
 * that may not be read cannot say so.
 *
 * @param sitemapOrigin Undefined where the host has nothing to list.
 */
export function subSiteRobots(sitemapOrigin: string | undefined): string {
  const sitemap = sitemapOrigin === undefined ? [] : ['', `Sitemap: ${sitemapOrigin}/sitemap.xml`];
  return lines(['User-agent: *', 'Disallow:', ...sitemap]);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
