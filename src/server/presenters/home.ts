import type { HomePage } from '#wire/home.ts';
import type { RequestContext } from '../services.ts';
import { presentClaims, presentNotes, presentRatings, reference } from './claims.ts';
import { inlineSvg } from './drawings.ts';
import { renumberFootnotes } from './footnotes.ts';
import { presentNotices, structuredHours, withClosures } from './notices.ts';
import { presentPriceQuestion } from './prices.ts';

/** The home page: its own text, with claims, people and questions of other records. */
export function presentHome({ content, clock }: Pick<RequestContext, 'content' | 'clock'>): HomePage {
  const notices = presentNotices({ content, clock });
  const { home, site, people, claims, faq } = content;
  const { initial, followup, gp } = site.booking;
  const named = <T extends { forWhom: string }>(target: T): T => ({
    ...target,
    forWhom: withClosures(target.forWhom, notices),
  });
  const used = [
    ...home.proof.claims.map((key) => claims.claims[key]),
    ...home.proof.ratings.map((key) => claims.ratings[key]),
  ];
  return renumberFootnotes({
    heroSvg: inlineSvg(content, home.hero.art),
    home,
    booking: { initial: named(initial), followup: named(followup), gp: named(gp) },
    prices: presentPriceQuestion(content, 'initial'),
    claims: presentClaims(content, home.proof.claims),
    ratings: presentRatings(content, home.proof.ratings),
    practitioner: people.practitioner,
    hours: structuredHours(site.hours, notices),
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
