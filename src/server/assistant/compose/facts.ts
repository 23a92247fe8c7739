import type { SiteContent } from '#content/load.ts';
import { cityAddress } from '#domain/site/addresses.ts';
import { type DraftHtml, type DraftSource, html } from './draft.ts';

/** Facts for computed answers: every figure comes from the content folder. */
export interface ClinicFacts {
  email: DraftHtml;
  phone: DraftHtml;
  /** A link to a page of the site. Articles change at runtime, so their titles come from the knowledge. */
  page(path: string): DraftSource;
}

export function createFacts(content: SiteContent): ClinicFacts {
  const { site } = content;
  const titles = new Map<string, string>([
    ['/', site.name],
    ['/faq', 'Questions and answers'],
    ['/about', 'About us'],
    ['/tools', 'Health tools'],
    ['/calculator', 'Body metrics calculator'],
    ['/blog', 'Articles'],
    ...[...content.pages.values()].map((page) => [page.path, page.heading] as const),
    ...[...content.cities.values()].map((city) => [cityAddress(city.slug), city.name] as const),
  ]);
  return {
    email: html`<a href="mailto:${site.email}">${site.email}</a>`,
    phone: html`<a href="tel:${site.phone.dial}">${site.phone.display}</a>`,
    page: (path) => ({ title: titles.get(path.replace(/#.*$/, '')) ?? site.name, href: path }),
  };
}
