import type { SiteContent } from '#content/load.ts';
import { longDate } from '#content/tokens.ts';
import type { Byline, NamedPerson } from '#wire/byline.ts';

/** Who wrote a text and which clinician read it, with what the clinic tells of its people. */
export function presentByline(
  { people, site }: Pick<SiteContent, 'people' | 'site'>,
  author: string,
  review: { by: string; on: string } | null,
): Byline {
  const named = (name: string): NamedPerson => {
    const known = [people.practitioner, people.manager].find((person) => person.name === name);
    return known ? { name, id: known.id, role: known.role, postNominals: known.postNominals } : { name };
  };
  return {
    author: named(author),
    review: review && { by: named(review.by), on: review.on, shown: longDate(review.on) },
    isDemo: site.demoNotice !== undefined,
  };
}
