import { z } from 'zod';
import { metaDescriptionLimit, type PostFields } from '../blog/post.ts';
import { isCalendarDay, line, review, slug } from './text.ts';

const dayOrMoment = z
  .string({ error: "write a day in quotes, such as '2026-09-14'" })
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/, {
    error: "write a day in quotes, such as '2026-09-14', or a moment, such as '2026-09-14T08:30:00+10:00'",
  })
  .refine((text) => isCalendarDay(text) && !Number.isNaN(Date.parse(text)), {
    error: 'the calendar has no such day or moment; write one that it has',
  })
  // A day alone is midnight in Greenwich: the same day anywhere in Australia.
  .transform((text) => new Date(text).toISOString());

/** The front matter of a file in content/posts; the post's Markdown follows it. */
export const postFrontMatter = z.strictObject({
  title: line.max(120, { error: 'shorten the title to 120 characters' }),
  /** The name of the file: the post's address is /blog/{slug}. */
  slug,
  /** Shown on cards and under the title. */
  excerpt: line.max(300, { error: 'shorten the excerpt to 300 characters: cards cut it there' }),
  /** Left out, the clinic's health team. */
  author: line.optional(),
  /** The clinical reviewer and the date; left out without a review. */
  reviewed: review.optional(),
  category: line.max(40, { error: 'shorten the category to 40 characters' }),
  tags: z.array(line.max(40, { error: 'shorten the tag to 40 characters' })).min(1, { error: 'list at least one tag' }),
  featured: z.boolean().default(false),
  published: z.boolean().default(true),
  metaDescription: line.min(70, { error: 'write a description of at least 70 characters' }).max(metaDescriptionLimit, {
    error: `shorten the description to ${metaDescriptionLimit} characters: search results cut it there`,
  }),
  createdAt: dayOrMoment,
  updatedAt: dayOrMoment.optional(),
});

/** A post of content/posts. It is imported into the database once; afterwards staff own it. */
export interface ContentPost extends PostFields {
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** Passages that the clinic publishes despite the advertising check, each with its reason. */
  excepted?: { file: string; passage: string; reason: string }[];
}
