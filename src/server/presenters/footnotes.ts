import type { Note } from '#domain/content-model/page.ts';

const referencePattern = /(href="#note-([\w-]+)" aria-label="Note )\d+(">)\d+(?=<)/g;

/**
 * Renumbers the footnotes of a page from one. The content numbers the footnotes of the whole site consecutively; on a page
 * with three of them, visitors would look for the others.
 */
export function renumberFootnotes<View extends { notes: readonly Note[] }>(view: View): View {
  const numbers = new Map(view.notes.map(({ id }, index) => [id, index + 1]));
  return view.notes.every(({ number }, index) => number === index + 1) ? view : (renumbered(view, numbers) as View);
}

function renumbered(value: unknown, numbers: ReadonlyMap<string, number>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('#note-')) return value;
    return value.replace(referencePattern, (whole, before: string, id: string, between: string) => {
      const number = numbers.get(id);
      return number === undefined ? whole : `${before}${number}${between}${number}`;
    });
  }
  if (Array.isArray(value)) return value.map((item) => renumbered(item, numbers));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, renumbered(item, numbers)] as const);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  if (typeof copy.id === 'string' && typeof copy.number === 'number') copy.number = numbers.get(copy.id) ?? copy.number;
  return copy;
}
