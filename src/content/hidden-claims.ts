import type { ClaimKey, ClaimsRecord } from '#domain/content-model/site.ts';
import { fieldName } from './read.ts';

/** A claim that the site may not make, with the phrases that make it. */
export interface HiddenClaim {
  key: ClaimKey;
  phrases: readonly string[];
}

/** The claims that are not shown. Besides `phrases`, a claim is made by its own words. */
export function hiddenClaims({ claims }: Pick<ClaimsRecord, 'claims'>): HiddenClaim[] {
  return (Object.keys(claims) as ClaimKey[])
    .filter((key) => !claims[key].shown)
    .map((key) => {
      const { text, badge, line, phrases } = claims[key];
      return { key, phrases: [text, badge, line, ...phrases].filter((phrase) => phrase !== undefined) };
    });
}

/** The phrase of a hidden claim in a text, in any case and with any hyphen; undefined if it makes none of the claims. */
export function hiddenClaimIn(
  text: string,
  claims: readonly HiddenClaim[],
): { key: ClaimKey; phrase: string } | undefined {
  if (claims.length === 0) return undefined;
  const said = plain(text);
  for (const { key, phrases } of claims) {
    const phrase = phrases.find((each) => says(said, plain(each)));
    if (phrase !== undefined) return { key, phrase };
  }
  return undefined;
}

/** Whether a text has the words of a phrase, in any case and with any hyphen. */
export function saysPhrase(text: string, phrase: string): boolean {
  return says(plain(text), plain(phrase));
}

function says(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!wordCharacter.test(text[at - 1] ?? '') && !wordCharacter.test(text[at + phrase.length] ?? '')) return true;
  }
  return false;
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Small letters, one kind of hyphen, and one blank between words, whatever the line breaks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00a0\u2060]+/g, ' ');
}

/** Fields of names and of keys, and fields that hold what visitors say. */
const notSaid = new Set(['id', 'slug', 'examples', 'places', 'phrases', 'claims']);
const address = /^(?:https:\/\/|\/)\S*$/;

/** Every text of a value that makes a hidden claim, with its field. */
export function hiddenClaimsSaid(
  value: unknown,
  claims: readonly HiddenClaim[],
): { field: string; key: ClaimKey; phrase: string }[] {
  if (claims.length === 0) return [];
  const visit = (part: unknown, path: PropertyKey[]): { field: string; key: ClaimKey; phrase: string }[] => {
    if (typeof part === 'string') {
      const found = address.test(part) ? undefined : hiddenClaimIn(part, claims);
      return found ? [{ field: fieldName(path), ...found }] : [];
    }
    if (Array.isArray(part)) return part.flatMap((item, index) => visit(item, [...path, index]));
    if (!part || typeof part !== 'object') return [];
    if ('shown' in part && part.shown === false) return [];
    return Object.entries(part).flatMap(([name, item]) => {
      if (notSaid.has(name) && (typeof item === 'string' || Array.isArray(item))) return [];
      // Markdown arrives tagged; an editor knows the field, not the tag.
      return visit(item, name === 'markdown' ? path : [...path, name]);
    });
  };
  return visit(value, []);
}
