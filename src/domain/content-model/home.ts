import { z } from 'zod';
import { iconName } from './icons.ts';
import { claimKeys, ratingKeys } from './site.ts';
import { line, markdown, picture, seo, sitePath } from './text.ts';

const section = { title: line, text: markdown };

/** content/home.yaml */
export const homeRecord = z.strictObject({
  seo,
  hero: z.strictObject({ eyebrow: line, title: line, promise: markdown, ...picture.shape }),
  bookings: z.strictObject({ title: line, intro: markdown }),
  proof: z.strictObject({
    ...section,
    claims: z.array(z.enum(claimKeys)).min(3),
    ratings: z.array(z.enum(ratingKeys)),
  }),
  steps: z.strictObject({
    ...section,
    items: z.array(z.strictObject({ title: line, text: line })).length(4, { error: 'list exactly four steps' }),
    link: line,
  }),
  services: z.strictObject({
    ...section,
    items: z
      .array(z.strictObject({ title: line, text: markdown, icon: iconName, href: sitePath, link: line }))
      .length(6, { error: 'list exactly six services' }),
  }),
  practitioner: z.strictObject({ title: line, link: line }),
  change: z.strictObject({
    title: line,
    before: z.strictObject({ value: line, label: line }),
    after: z.strictObject({ value: line, label: line }),
    caption: markdown,
  }),
  tools: z.strictObject({ ...section, link: line }),
  /** `link` leads to all questions, `reading` to the blog. */
  questions: z.strictObject({ title: line, link: line, reading: line }),
  closing: z.strictObject({ ...section, label: line }),
});

const titled = { title: line, text: markdown };

/** content/about.yaml */
export const aboutRecord = z.strictObject({
  seo,
  eyebrow: line,
  heading: line,
  lead: markdown,
  story: z.strictObject(titled),
  values: z.strictObject({
    title: line,
    items: z.array(z.strictObject({ title: line, text: line, icon: iconName })).length(4),
  }),
  nursePractitioner: z.strictObject(titled),
  scope: z.strictObject(titled),
  closing: z.strictObject({ ...titled, label: line }),
});

/** content/not-found.yaml */
export const notFoundRecord = z.strictObject({
  heading: line,
  text: markdown,
  linkLabel: line,
  suggestions: z.array(z.strictObject({ label: line, href: sitePath })).min(1),
});

export type HomeRecord = z.infer<typeof homeRecord>;
export type AboutRecord = z.infer<typeof aboutRecord>;
export type NotFoundRecord = z.infer<typeof notFoundRecord>;
