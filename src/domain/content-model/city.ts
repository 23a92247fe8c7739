import { z } from 'zod';
import { iconName } from './icons.ts';
import { artName, line, markdown, seo, slug } from './text.ts';

/** A file in content/cities: one city page. */
export const cityRecord = z.strictObject({
  slug,
  name: line,
  /** State or territory code. */
  region: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
  seo,
  /** Under the hero title: the clinic's services there, in one to three sentences. */
  lead: markdown,
  /** The drawing under the lead, different for each city. */
  art: z.strictObject({ name: artName, alt: line }),
  /** The six area groups of 'Serving All {city} Areas via Telehealth'. */
  areas: z.array(line).length(6, { error: 'list exactly six area groups' }),
  /** A few paragraphs of true local detail: time zone, distance, local services. */
  local: z.strictObject({ title: line, text: markdown }),
  /** 'Why Choose': six plain benefits, or four feature cards. */
  why: z.discriminatedUnion('style', [
    z.strictObject({ style: z.literal('benefits'), items: z.array(line).length(6) }),
    z.strictObject({
      style: z.literal('cards'),
      items: z.array(z.strictObject({ title: line, text: line, icon: iconName })).length(4),
    }),
  ]),
  questions: z.array(z.strictObject({ question: line, answer: markdown })).min(3),
});

export type CityRecord = z.infer<typeof cityRecord>;
