import type { SiteContent } from '#content/load.ts';
import { dollars, severalFollowUps, severalVisits } from '#content/tokens.ts';
import { cityAddress } from '#domain/site/addresses.ts';
import type { Piece } from '../knowledge/piece.ts';
import { type Html, html, type Source } from './draft.ts';

/** What an answer that is worked out may state of the clinic: every figure of it comes from the content folder. */
export interface Facts {
  clinic: string;
  email: Html;
  phone: Html;
  followUp: { fee: string; rebate: string };
  /** What a first visit and so many follow-ups come to, where the pages say it. */
  several: ReadonlyMap<number, { covered: string; uncovered: string }>;
  /** A link to a page of the site. Articles change while it runs: their titles come with them, from the knowledge. */
  page(path: string): Source;
}

export function createFacts(content: SiteContent, pieces: readonly Piece[]): Facts {
  const { site, claims } = content;
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
    clinic: site.name,
    email: html`<a href="mailto:${site.email}">${site.email}</a>`,
    phone: html`<a href="tel:${site.phone.dial}">${site.phone.display}</a>`,
    followUp: { fee: dollars(claims.fees.followup.fee), rebate: dollars(claims.fees.followup.rebate) },
    several: new Map(
      severalFollowUps
        .map((count) => [count, severalVisits(claims.fees, count)] as const)
        .filter(([, sums]) =>
          [sums.covered, sums.uncovered].every((sum) => pieces.some(({ text }) => text.includes(sum))),
        ),
    ),
    page: (path) => ({ title: titles.get(path.replace(/#.*$/, '')) ?? site.name, href: path }),
  };
}
