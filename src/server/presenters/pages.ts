import type { SiteContent } from '#content/load.ts';
import { longDate } from '#content/tokens.ts';
import { percentOfScheduleFee } from '#domain/content-model/medicare.ts';
import type { Note } from '#domain/content-model/page.ts';
import { coveredVisit, priceFacts } from '#domain/medicare/price-list.ts';
import { type ContentPageId, canonicalPath, cityAddress, contentPageAddresses } from '#domain/site/addresses.ts';
import { subSiteOrigin } from '#domain/site/origins.ts';
import type { SubSiteKey } from '#domain/site/sub-site-keys.ts';
import type {
  AboutView,
  BookingTargets,
  CityView,
  ContentPageView,
  FaqView,
  Fee,
  NotFoundView,
  SubSiteView,
} from '#wire/pages.ts';
import type { RequestContext } from '../services.ts';
import { presentByline } from './byline.ts';
import {
  isBulkBilled,
  presentClaimLine,
  presentNotes,
  presentRatings,
  presentShortClaim,
  reference,
} from './claims.ts';
import { figureSvg, inlineDrawingOf, inlineSvg } from './drawings.ts';
import { renumberFootnotes } from './footnotes.ts';
import { closuresInShort, presentNotices, withClosures } from './notices.ts';
import { presentOutOfPocket, presentPriceQuestion } from './prices.ts';

function bookingTargets({ site }: SiteContent): BookingTargets {
  const { initial, followup, gp } = site.booking;
  return { initial, followup, gp };
}

function presentFees(content: SiteContent): Fee[] {
  const facts = priceFacts(content.site, content.claims, content.medicare);
  return (['initial', 'followup'] as const).map((visit) => {
    const { note, asAt, name, rebate } = content.claims.fees[visit];
    const { fee, rebate: rebates, pay } = coveredVisit(visit, facts);
    const byItem = pay[0] === pay[1] ? null : { rebate: rebates[0], pay: pay[1] };
    const { minutes } = content.site.booking[visit];
    return {
      name,
      minutes,
      fee,
      rebate,
      pay: pay[0],
      byItem,
      percentOfScheduleFee,
      note: reference(content, note),
      asAt,
      asAtShown: longDate(asAt),
    };
  });
}

/** A page of content/pages by address. */
export function presentContentPage(
  { content, mainOrigin }: Pick<RequestContext, 'content' | 'mainOrigin'>,
  path: string,
): ContentPageView {
  const address = canonicalPath(path);
  const id = (Object.keys(contentPageAddresses) as ContentPageId[]).find(
    (candidate) => contentPageAddresses[candidate] === address,
  );
  const page = id && content.pages.get(id);
  if (!page) throw new Error('a content page was checked at start-up and is gone');
  const shows = (type: 'fees' | 'out-of-pocket') =>
    page.body.some((part) => part.kind === 'block' && part.block.type === type);
  const showsFees = shows('fees');
  const fees = presentFees(content);
  return renumberFootnotes({
    page,
    heroSvg: page.hero ? inlineSvg(content, page.hero.art) : null,
    figures: Object.fromEntries(
      page.body.flatMap((part) =>
        part.kind === 'block' && part.block.type === 'figure'
          ? [[part.block.art.href, figureSvg(content, part.block.art)]]
          : [],
      ),
    ),
    booking: bookingTargets(content),
    fees: showsFees ? fees : [],
    prices:
      showsFees || shows('out-of-pocket')
        ? { question: presentPriceQuestion(content, 'initial'), outOfPocket: presentOutOfPocket(content) }
        : null,
    actionPrices: page.action ? presentPriceQuestion(content, page.action.target) : null,
    notes: presentNotes(content, page.noteIds, showsFees ? fees.map((fee) => fee.note?.id) : []),
    updatedShown: page.updated ? longDate(page.updated) : null,
    byline: page.kind === 'policy' ? null : presentByline(content, page.author ?? '', page.reviewed ?? null),
    topics: page.topics
      .flatMap((key) => content.landing.get(key) ?? [])
      .filter(({ variant }) => variant === 'landing')
      .map(({ subdomain, title }) => ({ label: title, href: `${subSiteOrigin(mainOrigin, subdomain)}/` })),
    tide: inlineDrawingOf(content, 'tide'),
  });
}

/** A city page, or undefined if the clinic has none for that city. */
export function presentCity(context: Pick<RequestContext, 'content' | 'clock'>, slug: string): CityView | undefined {
  const { content } = context;
  const notices = presentNotices(context);
  const city = content.cities.get(slug);
  if (!city) return undefined;
  const medicare = reference(content, content.claims.claims['initial-bulk-billed'].note);
  const badges = [
    presentShortClaim(content, 'initial-bulk-billed', 'badge'),
    presentShortClaim(content, 'same-day', 'badge'),
    { text: 'Telehealth', note: null },
    presentShortClaim(content, 'evidence', 'badge'),
  ].filter((badge) => badge !== null);
  const closing = presentClaimLine([
    { text: 'Medicare rebates available', note: medicare },
    presentShortClaim(content, 'same-day', 'line'),
    { text: '100% online', note: null },
    ...closuresInShort(notices),
  ]);
  const ratings = presentRatings(content, ['patients', 'rating', 'experience']);
  const hero = city.art.name;
  return renumberFootnotes({
    city,
    clinicName: content.site.name,
    hero,
    heroSvg: inlineSvg(content, hero, 'middle'),
    booking: bookingTargets(content),
    prices: presentPriceQuestion(content, 'initial'),
    ratings,
    badges,
    closing,
    isBulkBilled: isBulkBilled(content),
    notes: presentNotes(
      content,
      city.noteIds,
      [...badges.map(({ note }) => note), ...closing.notes].map((note) => note?.id),
      ratings.map(({ note }) => note?.id),
    ),
  });
}

export function presentFaq(content: SiteContent): FaqView {
  const hero = inlineDrawingOf(content, 'faq-hero');
  return renumberFootnotes({
    faq: content.faq,
    hero,
    heroSvg: inlineSvg(content, hero),
    notes: presentNotes(content, content.faq.noteIds),
  });
}

export function presentAbout(content: SiteContent): AboutView {
  const { about, people } = content;
  const hero = inlineDrawingOf(content, 'about-hero');
  return renumberFootnotes({
    about,
    people,
    hero,
    heroSvg: inlineSvg(content, hero, 'middle'),
    notes: presentNotes(content, about.noteIds, people.noteIds),
  });
}

export function presentNotFound(content: SiteContent): NotFoundView {
  return { notFound: content.notFound, drawing: inlineDrawingOf(content, 'not-found') };
}

/** The page of a sub-site's host. */
export function presentSubSite(context: RequestContext, key: SubSiteKey): SubSiteView {
  const { content, publicOrigin, mainOrigin } = context;
  const { site } = content;
  const notices = presentNotices(context);
  const record = content.landing.get(key);
  if (!record) throw new Error(`no record for the sub-site ${key}`);
  const canonical = subSiteOrigin(publicOrigin, key);
  const host = `${key}.${site.domains.product}`;
  const bulkBilled = reference(content, content.claims.claims['initial-bulk-billed'].note);
  if (record.variant === 'booking') {
    const { banner, frame, provider, seo, initial } = site.booking;
    return renumberFootnotes({
      variant: 'booking',
      key,
      host,
      canonical,
      booking: { banner: { ...banner, subtitle: withClosures(banner.subtitle, notices) }, frame, provider, seo },
      direct: initial.href,
      prices: presentPriceQuestion(content, 'initial', mainOrigin),
      hero: record.art?.name ?? inlineDrawingOf(content, 'default-hero'),
      bulkBilled,
      notes: onMainSite(presentNotes(content, bulkBilled?.id), mainOrigin),
    });
  }
  const closing = presentClaimLine([
    presentShortClaim(content, 'initial-bulk-billed', 'line'),
    presentShortClaim(content, 'same-day', 'line'),
    { text: 'Telehealth options', note: null },
    ...closuresInShort(notices),
  ]);
  const rating = record.technical ? null : (presentRatings(content, ['topic-rating'])[0] ?? null);
  return renumberFootnotes({
    variant: 'landing',
    key,
    record,
    hero: record.product?.image ?? record.art?.name ?? inlineDrawingOf(content, 'default-hero'),
    host,
    canonical,
    booking: bookingTargets(content),
    provider: site.booking.provider,
    prices: presentPriceQuestion(content, record.bookingTarget, mainOrigin),
    rating,
    bulkBilled,
    isBulkBilled: isBulkBilled(content),
    closing,
    related: record.relatedServices.map((href) => ({ href, label: pageName(content, href) })),
    notes: onMainSite(
      presentNotes(
        content,
        bulkBilled?.id,
        closing.notes.map((note) => note?.id),
        rating?.note?.id,
        key === 'prices' || key === 'medicare' ? 'fees' : null,
      ),
      mainOrigin,
    ),
  });
}

/** Footnotes with links to pages of the main site: on a sub-site's host every path is the sub-site. */
function onMainSite(notes: Note[], mainOrigin: string): Note[] {
  return notes.map((note) => ({
    ...note,
    text: { ...note.text, html: note.text.html.replaceAll('href="/', `href="${mainOrigin}/`) },
  }));
}

const names: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/about': 'About us',
  '/tools': 'Health tools',
  '/calculator': 'Body metrics calculator',
  '/blog': 'Blog',
};

/** The link text for a page of the site. */
export function pageName(content: SiteContent, href: string): string {
  const path = canonicalPath(href.replace(/#.*$/, ''));
  if (path === '/faq') return content.faq.seo.title;
  const page = [...content.pages.values()].find((candidate) => candidate.path === path);
  const city = [...content.cities.values()].find((candidate) => cityAddress(candidate.slug) === path);
  return names[path] ?? page?.seo.title ?? city?.seo.title ?? path;
}
