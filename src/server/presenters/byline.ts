import type { SiteContent } from '#content/load.ts';
import { longDate } from '#content/tokens.ts';
import type { BylineView, NamedPerson } from '#wire/byline.ts';

/** The author of a text. A text without an author, such as some imported posts, is by the clinic's team. */
export function authorShown(author: string, { shortName }: Pick<SiteContent['site'], 'shortName'>): string {
  return author.trim() || `${shortName} Health Team`;
}

/** The author of a text and its clinical reviewer, with their details from the clinic's records. */
export function presentByline(
  { people, site }: Pick<SiteContent, 'people' | 'site'>,
  author: string,
  review: { by: string; on: string } | null,
): BylineView {
  const named = (name: string): NamedPerson => {
    const known = [people.practitioner, people.manager].find((person) => person.name === name);
    return known ? { name, id: known.id, role: known.role, postNominals: known.postNominals } : { name };
  };
  return {
    author: named(authorShown(author, site)),
    review: review && { by: named(review.by), on: review.on, shown: longDate(review.on) },
    isDemo: site.demoNotice !== undefined,
  };
}
