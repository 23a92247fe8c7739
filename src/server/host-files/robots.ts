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
 * robots.txt of a sub-site: one page, open to all robots. A host that is excluded from search results is open as well, because
 * robots must read its page to see the exclusion.
 *
 * @param sitemapOrigin Undefined if the host has no sitemap.
 */
export function subSiteRobots(sitemapOrigin: string | undefined): string {
  const sitemap = sitemapOrigin === undefined ? [] : ['', `Sitemap: ${sitemapOrigin}/sitemap.xml`];
  return lines(['User-agent: *', 'Disallow:', ...sitemap]);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
