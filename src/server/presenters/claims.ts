import type { SiteContent } from '#content/load.ts';
import type { Note } from '#domain/content-model/page.ts';
import type { ClaimKey, RatingKey } from '#domain/content-model/site.ts';
import type { ClaimLine, ShortClaim, ShownClaim, ShownRating } from '#wire/shell.ts';

/** The requested claims that may be shown. */
export function presentClaims(content: SiteContent, keys: readonly ClaimKey[]): ShownClaim[] {
  return keys
    .map((key) => content.claims.claims[key])
    .filter((claim) => claim.shown)
    .map(({ text, benefit, note }) => ({ text, benefit, note: reference(content, note) }));
}

/** A claim in the short words of a badge, or of a line that lists several; null while it is not shown. */
export function presentShortClaim(content: SiteContent, key: ClaimKey, place: 'badge' | 'line'): ShortClaim | null {
  const claim = content.claims.claims[key];
  return claim.shown ? { text: claim[place] ?? claim.text, note: reference(content, claim.note) } : null;
}

/** Whether the site may say that a first visit is bulk billed. */
export function isBulkBilled(content: SiteContent): boolean {
  return content.claims.claims['initial-bulk-billed'].shown;
}

/** Several short claims in one line, with their footnotes; a claim that is not shown is left out. */
export function presentClaimLine(claims: readonly (ShortClaim | null)[]): ClaimLine {
  const shown = claims.filter((claim) => claim !== null);
  return { text: shown.map(({ text }) => text).join(' • '), notes: shown.map(({ note }) => note) };
}

/** The requested ratings that may be shown. */
export function presentRatings(content: SiteContent, keys: readonly RatingKey[]): ShownRating[] {
  return keys
    .map((key) => content.claims.ratings[key])
    .filter((rating) => rating.shown)
    .map(({ value, label, note }) => ({ value, label, note: reference(content, note) }));
}

/** The id and number of a footnote, or null if a claim has none. */
export function reference(content: SiteContent, id: string | undefined): Pick<Note, 'id' | 'number'> | null {
  const note = content.notes.find((candidate) => candidate.id === id);
  return note ? { id: note.id, number: note.number } : null;
}

/** The footnotes of a page, in the order of their numbers. */
export function presentNotes(
  content: SiteContent,
  ...used: readonly (string | null | undefined | readonly (string | null | undefined)[])[]
): Note[] {
  const ids = new Set(used.flat());
  return content.notes.filter((note) => ids.has(note.id));
}
