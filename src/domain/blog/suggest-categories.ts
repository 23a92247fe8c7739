import { foldForSearch } from './search-text.ts';

/**
 * Categories in use that match the typed text: those that start with it first, then those that contain it, each group in
 * its own order. Empty text suggests all; a complete category suggests none.
 */
export function suggestCategories(typed: string, existing: readonly string[]): string[] {
  const wanted = foldForSearch(typed.trim());
  if (wanted === '') return [...existing];
  const found = existing
    .map((category) => ({ category, at: foldForSearch(category).indexOf(wanted) }))
    .filter(({ category, at }) => at >= 0 && category !== typed.trim());
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ category }) => category);
}
