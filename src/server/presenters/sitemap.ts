import { cityAddress, contentPageAddresses, publicAddresses } from '#domain/site/addresses.ts';
import type { RequestContext } from '../services.ts';

/** The sitemap: every public page, with the day its words last changed where they carry a date. */
export function presentSitemap({ content, publicOrigin }: Pick<RequestContext, 'content' | 'publicOrigin'>): string {
  const updated = new Map(
    [...content.pages.values()].map((page) => [contentPageAddresses[page.id] as string, page.updated]),
  );
  const addresses = [...publicAddresses, ...[...content.cities.keys()].map(cityAddress)];
  const entries = addresses.map((path) => {
    const lastModified = updated.get(path) ?? content.lastModified;
    return `  <url><loc>${escapeXml(publicOrigin + path)}</loc><lastmod>${lastModified}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
