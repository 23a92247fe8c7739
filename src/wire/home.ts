import type { HomeRecord } from '#domain/content-model/home.ts';
import type { Note } from '#domain/content-model/page.ts';
import type { FaqRecord, Person, SiteRecord } from '#domain/content-model/site.ts';
import type { Rendered } from '#domain/content-model/text.ts';
import type { PriceAnswers } from './prices.ts';
import type { ShownClaim, ShownRating } from './shell.ts';

/** Other hours of some days; a closed day opens and closes at midnight. */
export interface SpecialHours {
  '@type': 'OpeningHoursSpecification';
  opens: string;
  closes: string;
  validFrom: string;
  validThrough: string;
}

export interface HomePage {
  /** The hero drawing itself, standing in the page. */
  heroSvg: string;
  home: Rendered<HomeRecord>;
  booking: Pick<Rendered<SiteRecord>['booking'], 'initial' | 'followup' | 'gp'>;
  prices: PriceAnswers;
  claims: ShownClaim[];
  ratings: ShownRating[];
  practitioner: Rendered<Person>;
  /** The opening hours, and the days on which they differ, in the terms of schema.org. */
  hours: { openingHours: string[]; specialOpeningHoursSpecification?: SpecialHours[] };
  questions: Rendered<FaqRecord>['items'];
  /** The footnotes of the two Medicare bookings. */
  bookingNotes: { initial: Pick<Note, 'id' | 'number'> | null; followup: Pick<Note, 'id' | 'number'> | null };
  notes: Note[];
}
