import type { DraftSource } from './draft.ts';

/** A link to an article under its own title; undefined if it is not published now. */
export function articleAt(articles: ReadonlyMap<string, string>, href: string): DraftSource | undefined {
  const title = articles.get(href);
  return title === undefined ? undefined : { title, href };
}
