import type { Note } from '#domain/content-model/page.ts';
import type { SiteRecord } from '#domain/content-model/site.ts';
import type { DrawingRecord, Rendered } from '#domain/content-model/text.ts';

type Site = Rendered<SiteRecord>;

/** What every page needs around its content. The same for every visitor of a host. */
export interface Shell {
  clinic: Pick<
    Site,
    | 'name'
    | 'shortName'
    | 'legalName'
    | 'tagline'
    | 'email'
    | 'phone'
    | 'abn'
    | 'address'
    | 'hours'
    | 'timeZone'
    | 'demoNotice'
  >;
  booking: Pick<Site['booking'], 'provider' | 'initial' | 'followup' | 'gp'>;
  shop: Site['shop'];
  /** Whether the site may say that a first visit is bulk billed. */
  isBulkBilled: boolean;
  drawings: { mark: DrawingRecord; markLight: DrawingRecord; favicon: DrawingRecord; tide: DrawingRecord };
  /** Origin of the main site in canonical links and metadata. */
  canonicalOrigin: string;
  /** Origin of the main site for links that this visitor follows from a sub-site; empty on the main site itself. */
  mainOrigin: string;
  year: number;
  analytics: { tagId: string; origin: string } | null;
  /** Who else receives what is typed into the chat: the company whose model answers, or null. */
  assistantProvider: string | null;
}

/** A claim or rating as shown, with its footnote. */
export interface ShownClaim {
  text: string;
  /** False for a cost or a condition. */
  benefit: boolean;
  note: Pick<Note, 'id' | 'number'> | null;
}

/** A claim in the words of a badge. */
export type ShortClaim = Pick<ShownClaim, 'text' | 'note'>;

/** Several claims in one line, with the footnotes of all. */
export interface ClaimLine {
  text: string;
  notes: ShownClaim['note'][];
}

export interface ShownRating extends Omit<ShownClaim, 'text' | 'benefit'> {
  value: string;
  label: string;
}
