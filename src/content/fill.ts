import { type HiddenClaim, hiddenClaimsSaid } from './hidden-claims.ts';
import type { ContentReader } from './read.ts';
import { replaceTokens, type Tokens } from './tokens.ts';

/** The clinic's facts as its texts use them. */
export interface Facts {
  tokens: Tokens;
  /** Claims that no text may make. */
  hidden: readonly HiddenClaim[];
}

/**
 * Puts the clinic's facts into a part of a file. Tokens without a meaning and claims that are not shown are reported.
 *
 * @param at The field of the file that the part is, or '' for the whole file.
 */
export function fill<T>(reader: ContentReader, file: string, value: T, { tokens, hidden }: Facts, at = ''): T {
  const named = (field: string) => [at, field].filter((part) => part !== '').join('.');
  const filled = replaceTokens(value, tokens, (field, token) => {
    const all = Object.keys(tokens).map((name) => `{{${name}}}`);
    reader.report(file, named(field), `{{${token}}} stands for nothing; use one of ${all.join(', ')}`);
  });
  for (const { field, key, phrase } of hiddenClaimsSaid(filled, hidden)) {
    reader.report(
      file,
      named(field),
      `'${phrase}' makes the claim ${key}, which is not shown; take it out here, or show the claim`,
    );
  }
  return filled;
}
