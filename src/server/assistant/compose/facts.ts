import type { SiteContent } from '#content/load.ts';
import { cityAddress } from '#domain/site/addresses.ts';
import { type Html, html, type Source } from './draft.ts';

/** What an answer that is worked out may state of the clinic: every figure of it comes from the content folder. */
export interface Facts {
  email: Html;
  phone: Html;
  /** A link to a page of the site. Articles change while it runs: their titles come with them, from the knowledge. */
  page(path: string): Source;
}

export function createFacts(content: SiteContent): Facts {
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
