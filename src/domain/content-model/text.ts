import { z } from 'zod';
import { readTimes } from '../site/opening-hours.ts';

/** How the form of the desk shows a field, where its type alone does not say so. */
export type FieldKind = 'text' | 'money' | 'date' | 'time' | 'readonly';

declare module 'zod' {
  // Set with `.meta()`, beside `title` (the label) and `description` (the help) as staff read them.
  interface GlobalMeta {
    field?: FieldKind;
    /** Of a list: the fields that name an item. */
    namedBy?: readonly string[];
  }
}

/**
 * Shared parts of the content model. A record is plain data: editors of `content/` see these messages, so each says what to
 * write instead.
 */

/** One line of plain text that a visitor reads. */
export const line = z
  .string({ error: 'write one line of text here' })
  .trim()
  .min(1, { error: 'write one line of text here; it is empty' });

/**
 * Markdown: paragraphs, lists, links, emphasis. Raw HTML is shown as text. Parsing tags the text, so that the loader finds
 * and renders it anywhere in a record.
 */
export const markdown = z
  .string({ error: 'write Markdown text here' })
  .trim()
  .min(1, { error: 'write Markdown text here; it is empty' })
  .transform((source): Markdown => ({ markdown: source }))
  .meta({ field: 'text' });

/** Opening hours of a day. */
export const hoursText = line.refine((text) => readTimes(text) !== undefined, {
  error: "write times such as '8 am to 7 pm', '9.30 am to noon and 1 pm to 5 pm', or 'closed'",
});

/** Text still to be rendered. */
export interface Markdown {
  markdown: string;
}

/** Rendered, safe HTML. `inline` text has no block element; the page provides one. */
export interface Html {
  html: string;
  inline: boolean;
}

/** A record with rendered Markdown and resolved drawings. */
export type Rendered<T> = T extends Markdown
  ? Html
  : T extends ArtName
    ? DrawingRecord
    : T extends (infer Item)[]
      ? Rendered<Item>[]
      : T extends object
        ? { [Key in keyof T]: Rendered<T[Key]> }
        : T;

/** Whether the day of a date or time exists: JavaScript reads 31 February as 3 March. */
export function isCalendarDay(text: string): boolean {
  return z.iso.date().safeParse(text.slice(0, 10)).success;
}

/** A calendar date such as 2026-07-01. */
export const isoDate = z
  .string({ error: "write a date in quotes, such as '2026-07-01'" })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "write a date in quotes, such as '2026-07-01'", abort: true })
  .refine(isCalendarDay, { error: 'the calendar has no such day; write one that it has' })
  .meta({ field: 'date' });

/** Australian dollars in whole cents. */
export const amount = z
  .number()
  .nonnegative({ error: 'write an amount in dollars that is not less than 0' })
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    error: 'write dollars and whole cents, such as 46.40',
  })
  .meta({ field: 'money' });

/** A completed clinical review: the reviewer, such as '{{practitioner.name}}', and the date. */
export const review = z.strictObject({ by: line, on: isoDate });

/** Lower-case words joined by hyphens: a file name, an anchor, a key. */
export const slug = z
  .string({ error: 'write lower-case words joined by hyphens, such as gold-coast' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'write lower-case words joined by hyphens, such as gold-coast',
  });

/** The name of a drawing in content/art, without its folder or ending. Parsing tags it, as with Markdown. */
export const artName = slug.transform((name): ArtName => ({ drawing: name })).meta({ field: 'readonly' });

/** A drawing that is not resolved yet. */
export interface ArtName {
  drawing: string;
}

/** A drawing's address and intrinsic size in CSS pixels. */
export interface DrawingRecord {
  href: string;
  width: number;
  height: number;
}

/** An address inside the site, such as /faq or /nutrition-meal-planning#core-principles. */
export const sitePath = z
  .string({ error: 'write an address of this site that starts with /' })
  .regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, { error: 'write an address of this site that starts with /, such as /faq' });

/** An address outside the site. */
export const webAddressSchema = z.url({
  protocol: /^https$/,
  error: 'write a full address that starts with https://',
});

/** The metadata of a page for search engines and social networks. */
export const seo = z.strictObject({
  title: line.max(60, { error: 'shorten the title to 60 characters: search results cut it there' }),
  description: line
    .min(70, { error: 'write a description of at least 70 characters' })
    .max(158, { error: 'shorten the description to 158 characters: search results cut it there' }),
  keywords: z.array(line).min(3, { error: 'list at least three keywords' }),
});

/** A drawing and its description; an empty description marks decoration. */
export const picture = z.strictObject({
  art: artName,
  alt: z.string({ error: "describe the drawing, or write alt: '' when it only decorates" }),
});
