import type { SiteContent } from '#content/load.ts';
import { dollars, longDate, severalFollowUps, severalVisits } from '#content/tokens.ts';
import type { ClaimKey, RatingKey } from '#domain/content-model/site.ts';
import { cityAddress } from '#domain/site/addresses.ts';
import type { Piece } from '../knowledge/piece.ts';
import { plainText, sentencesOf } from '../knowledge/plain-text.ts';
import { type BookingTarget, type Html, html, type Source } from './draft.ts';

/** Words of the clinic, with the page that they stand on. */
export interface Quote {
  text: string;
  source: Source;
}

export interface City {
  slug: string;
  name: string;
  region: string;
  areas: readonly string[];
  source: Source;
}

/**
 * Everything that an answer may state of the clinic. Each figure of an answer comes from here, and each of these from
 * the content folder; sentences hold none of their own.
 */
export interface Facts {
  clinic: string;
  tagline: string;
  legalName: string;
  abn: string;
  demoNotice: string | undefined;
  email: Html;
  phone: Html;
  /** 'Monday to Friday, 8 am to 7 pm; …' */
  hours: string;
  timeZone: string;
  locality: string;
  region: string;
  provider: string;
  shop: { name: string; link: Html };
  practitioner: SiteContent['people']['practitioner'];
  manager: SiteContent['people']['manager'];
  visits: Record<BookingTarget, { name: string; detail: string; minutes: string; forWhom: string; cost: string }>;
  fees: Record<'initial' | 'followup', { name: string; fee: string; rebate: string; cost: string; free: boolean }> & {
    asAt: string;
  };
  /** What a first visit and so many follow-ups come to, where the pages say it. */
  several: ReadonlyMap<number, { covered: string; uncovered: string }>;
  /** What Medicare asks for, in the words of the note that the first visit's fee carries. */
  medicareRule: Html | undefined;
  cities: readonly City[];
  claim(key: ClaimKey): string | undefined;
  rating(key: RatingKey): { value: string; label: string } | undefined;
  /** A footnote's text without its links. */
  note(id: string): string | undefined;
  /** The first sentence that fits, and as many after it as asked for, from the first of the paths that has one. */
  quote(paths: readonly string[], like: RegExp, more?: number): Quote | undefined;
  /** A link to a page of the site. Articles change while it runs: their titles come with them, from the knowledge. */
  page(path: string): Source;
}

/** 'Fill in your form (Before the visit): ', which heads a step of a list and is no part of a sentence. */
const stepTitle = /^[^:.?]{3,60} \([^)]*\): /;

export function createFacts(content: SiteContent, pieces: readonly Piece[]): Facts {
  const { site, people, claims } = content;
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
  const page = (path: string): Source => ({ title: titles.get(path.replace(/#.*$/, '')) ?? site.name, href: path });
  const fee = (key: 'initial' | 'followup') => {
    const { name, fee: amount, rebate, patientCost } = claims.fees[key];
    return { name, fee: dollars(amount), rebate: dollars(rebate), cost: dollars(patientCost), free: patientCost === 0 };
  };
  const visit = (key: BookingTarget) => {
    const { name, detail, minutes, forWhom, cost } = site.booking[key];
    return { name, detail, minutes: `${minutes} minutes`, forWhom, cost };
  };
  const note = (id: string) => {
    const found = content.notes.find((one) => one.id === id);
    return found && plainText(found.text.html.replace(/<a\b[^>]*>[^<]*<\/a>\.?/g, ''));
  };
  const ruleId = claims.fees.initial.note;
  // Its first two sentences: what the rule is, and that there are exemptions.
  const rule = ruleId
    ? sentencesOf(note(ruleId) ?? '')
        .slice(0, 2)
        .join(' ')
    : undefined;

  return {
    clinic: site.name,
    tagline: site.tagline,
    legalName: site.legalName,
    abn: site.abn,
    demoNotice: site.demoNotice,
    email: html`<a href="mailto:${site.email}">${site.email}</a>`,
    phone: html`<a href="tel:${site.phone.dial}">${site.phone.display}</a>`,
    hours: site.hours.map((entry) => `${entry.days}, ${entry.hours}`).join('; '),
    timeZone: site.timeZone,
    locality: site.address.locality,
    region: site.address.region,
    provider: site.booking.provider.name,
    shop: { name: site.shop.name, link: html`<a href="${site.shop.href}">${site.shop.name}</a>` },
    practitioner: people.practitioner,
    manager: people.manager,
    visits: { initial: visit('initial'), followup: visit('followup'), gp: visit('gp') },
    fees: {
      initial: fee('initial'),
      followup: fee('followup'),
      asAt: longDate([claims.fees.initial.asAt, claims.fees.followup.asAt].sort().at(-1) ?? claims.fees.initial.asAt),
    },
    several: new Map(
      severalFollowUps
        .map((count) => [count, severalVisits(claims.fees, count)] as const)
        .filter(([, sums]) =>
          [sums.covered, sums.uncovered].every((sum) => pieces.some(({ text }) => text.includes(sum))),
        ),
    ),
    medicareRule: rule === undefined ? undefined : html`${rule}`,
    cities: [...content.cities.values()].map((city) => ({
      slug: city.slug,
      name: city.name,
      region: city.region,
      areas: city.areas,
      source: { title: city.name, href: cityAddress(city.slug) },
    })),
    claim: (key) => (claims.claims[key].shown ? claims.claims[key].text : undefined),
    rating: (key) => (claims.ratings[key].shown ? claims.ratings[key] : undefined),
    note,
    page,
    quote: (paths, like, more = 0) => {
      for (const path of paths) {
        for (const piece of pieces) {
          if (piece.path !== path && piece.href !== path) continue;
          const sentences = sentencesOf(piece.text);
          const at = sentences.findIndex((sentence) => like.test(sentence));
          if (at === -1) continue;
          return {
            text: sentences
              .slice(at, at + 1 + more)
              .join(' ')
              .replace(stepTitle, ''),
            source: { title: titles.get(piece.path) ?? piece.title, href: piece.href },
          };
        }
      }
      return undefined;
    },
  };
}
