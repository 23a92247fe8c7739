import type { SiteContent } from '#content/load.ts';
import type { HomePage } from '#wire/home.ts';
import { presentClaims, presentNotes, presentRatings, reference } from './claims.ts';
import { inlineSvg } from './drawings.ts';
import { renumberFootnotes } from './footnotes.ts';
import { presentPriceQuestion } from './prices.ts';

/** The home page: its own text, with claims, people and questions of other records. */
export function presentHome(content: SiteContent): HomePage {
  const { home, site, people, claims, faq } = content;
  const { initial, followup, gp } = site.booking;
  const used = [
    ...home.proof.claims.map((key) => claims.claims[key]),
    ...home.proof.ratings.map((key) => claims.ratings[key]),
  ];
  return renumberFootnotes({
    heroSvg: inlineSvg(content, home.hero.art),
    home,
    booking: { initial, followup, gp },
    prices: presentPriceQuestion(content, 'initial'),
    claims: presentClaims(content, home.proof.claims),
    ratings: presentRatings(content, home.proof.ratings),
    practitioner: people.practitioner,
    questions: faq.items.slice(0, 3),
    bookingNotes: {
      initial: reference(content, claims.fees.initial.note),
      followup: reference(content, claims.fees.followup.note),
    },
    notes: presentNotes(
      content,
      home.noteIds,
      faq.noteIds,
      used.filter((claim) => claim.shown).map((claim) => claim.note),
      [claims.fees.initial.note, claims.fees.followup.note],
    ),
  });
}
