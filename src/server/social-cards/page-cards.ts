import type { SiteContent } from '#content/load.ts';
import { cityAddress } from '#domain/site/addresses.ts';
import { ownPages } from '#domain/site/own-pages.ts';
import { pageCardPath, subSiteCardPath } from '#domain/site/social-card.ts';

/** A page's title and drawing. */
export interface PageCard {
  title: string;
  /** Name of the drawing in content/art. */
  drawing: string;
}

/** Every page that has a card, by the path of its picture. */
export function pageCards(content: SiteContent): ReadonlyMap<string, PageCard> {
  const { home, about, faq, pages, cities, landing, site } = content;
  const nameOf = (href: string | undefined) => /^\/art\/([a-z0-9-]+)\./.exec(href ?? '')?.[1] ?? 'default-hero';
  const cards: [path: string, title: string, drawing: string][] = [
    ['/', home.seo.title, nameOf(home.hero.art.href)],
    ['/about', about.seo.title, 'about-hero'],
    ['/faq', faq.seo.title, 'faq-hero'],
    ['/tools', ownPages.tools.title, 'tools-hero'],
    ['/calculator', ownPages.calculator.title, 'calculator-hero'],
    ['/blog', ownPages.blog.title, 'blog-hero'],
  ];
  for (const { path, seo, hero } of pages.values()) cards.push([path, seo.title, nameOf(hero?.art.href)]);
  for (const { slug, seo, art } of cities.values()) cards.push([cityAddress(slug), seo.title, nameOf(art.name.href)]);
  const found = new Map(cards.map(([path, title, drawing]) => [pageCardPath(path), { title, drawing }]));
  for (const record of landing.values()) {
    const title = record.variant === 'booking' ? site.booking.seo.title : record.title;
    found.set(subSiteCardPath(record.subdomain), { title, drawing: nameOf(record.art?.name.href) });
  }
  return found;
}
