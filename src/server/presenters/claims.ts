import type { SiteContent } from '#content/load.ts';
import type { Note } from '#domain/content-model/page.ts';
import type { ClaimKey, RatingKey } from '#domain/content-model/site.ts';
import type { ShownClaim, ShownRating } from '#wire/shell.ts';

/** The requested claims that may be shown. */
export function presentClaims(content: SiteContent, keys: readonly ClaimKey[]): ShownClaim[] {
  return keys
    .map((key) => content.claims.claims[key])
    .filter((claim) => claim.shown)
    .map(({ text, benefit, note }) => ({ text, benefit, note: reference(content, note) }));
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
