import type { CityRecord } from '#domain/content-model/city.ts';
import type { AboutRecord, NotFoundRecord } from '#domain/content-model/home.ts';
import type { LandingRecord } from '#domain/content-model/landing.ts';
import type { ContentPage, Note } from '#domain/content-model/page.ts';
import type { FaqRecord, PeopleRecord, SiteRecord } from '#domain/content-model/site.ts';
import type { DrawingRecord, Rendered } from '#domain/content-model/text.ts';
import type { SubSiteKey } from '#domain/site/sub-site-keys.ts';
import type { BylineView } from './byline.ts';
import type { PriceAnswers, PricesView } from './prices.ts';
import type { ClaimLine, ShortClaim, ShownClaim, ShownRating } from './shell.ts';

type Booking = Rendered<SiteRecord>['booking'];

/** The three places that booking buttons lead to. */
export type BookingTargets = Pick<Booking, 'initial' | 'followup' | 'gp'>;

/** The price of a kind of visit, and what is left of it where Medicare pays. */
export interface Fee {
  name: string;
  minutes: number;
  fee: number;
  rebate: number;
  pay: number;
  /** By Medicare's item for a visit of this length; null where that pays no less than the price list says. */
  byItem: { rebate: number; pay: number } | null;
  percentOfScheduleFee: number;
  asAt: string;
  note: Pick<Note, 'id' | 'number'> | null;
  asAtShown: string;
}

/** A page of content/pages with everything that its blocks may show. */
export interface ContentPageView {
  page: ContentPage;
  /** The hero drawing itself, standing in the page; null where a page has none. */
  heroSvg: string | null;
  /** Drawings that teach, by their address: in the page their words are in its typeface. */
  figures: Readonly<Record<string, string>>;
  booking: BookingTargets;
  fees: Fee[];
  /** Where the page shows fees or what is left to pay. */
  prices: PricesView | null;
  /** Beside the booking button of the opening; null where there is none. */
  actionPrices: PriceAnswers | null;
  notes: Note[];
  /** '12 January 2025', where the page shows a date. */
  updatedShown: string | null;
  /** Who answers for the text; null for a policy, which is the clinic's. */
  byline: BylineView | null;
  /** Sub-sites on parts of the subject. */
  topics: { label: string; href: string }[];
  /** Decoration where a page has no drawing of its own. */
  tide: DrawingRecord;
}

export interface CityView {
  city: Rendered<CityRecord>;
  clinicName: string;
  /** For shared links; the page holds the drawing itself. */
  hero: DrawingRecord;
  heroSvg: string;
  booking: BookingTargets;
  prices: PriceAnswers;
  ratings: ShownRating[];
  badges: ShortClaim[];
  closing: ClaimLine;
  /** Whether the page may say that a first visit is bulk billed. */
  isBulkBilled: boolean;
  notes: Note[];
}

export interface FaqView {
  faq: Rendered<FaqRecord>;
  hero: DrawingRecord;
  heroSvg: string;
  notes: Note[];
}

export interface AboutView {
  about: Rendered<AboutRecord>;
  people: Rendered<PeopleRecord>;
  hero: DrawingRecord;
  heroSvg: string;
  notes: Note[];
}

/** A sub-site: its landing page, or the booking form. */
export type SubSiteView =
  | {
      variant: 'landing';
      key: SubSiteKey;
      record: Rendered<LandingRecord>;
      hero: DrawingRecord;
      host: string;
      canonical: string;
      booking: BookingTargets;
      provider: Booking['provider'];
      prices: PriceAnswers;
      rating: ShownRating | null;
      /** The footnote of 'Medicare Bulk-Billed'. */
      bulkBilled: ShownClaim['note'];
      isBulkBilled: boolean;
      closing: ClaimLine;
      related: { label: string; href: string }[];
      notes: Note[];
    }
  | {
      variant: 'booking';
      key: SubSiteKey;
      host: string;
      canonical: string;
      booking: Pick<Booking, 'banner' | 'frame' | 'provider' | 'seo'>;
      direct: string;
      prices: PriceAnswers;
      hero: DrawingRecord;
      bulkBilled: ShownClaim['note'];
      notes: Note[];
    };

export interface NotFoundView {
  notFound: Rendered<NotFoundRecord>;
  drawing: DrawingRecord;
}
