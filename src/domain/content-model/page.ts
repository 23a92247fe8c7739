import { z } from 'zod';
import type { ContentPageId } from '../site/addresses.ts';
import { subSiteKeys } from '../site/sub-site-keys.ts';
import { type Block, block, blockName } from './blocks.ts';
import { type Html, isoDate, line, markdown, picture, type Rendered, review, seo, webAddressSchema } from './text.ts';

/** A source named at the foot of a page. */
export const source = z.strictObject({ text: line, href: webAddressSchema.optional() });

/** The front matter of a file in content/pages; its Markdown body follows it. */
export const pageFrontMatter = z.strictObject({
  seo,
  /** policy: reading column and date. pillar: hero, contents at the side, sources. guide: hero, no date. */
  kind: z.enum(['policy', 'pillar', 'guide']),
  /** The heading of the page (level 1). */
  heading: line,
  /** A few words above the heading. */
  eyebrow: line.optional(),
  /** The answer to the reader's question, in one to three sentences. */
  lead: markdown,
  hero: picture.optional(),
  /** The booking button under the lead. */
  action: z.strictObject({ label: line, target: z.enum(['initial', 'followup', 'gp']) }).optional(),
  /** When the text was last reviewed; policies must have it. */
  updated: isoDate.optional(),
  /** Who wrote it; left out, the clinic's health team. */
  author: line.optional(),
  /** The clinical reviewer and the date; left out without a review. */
  reviewed: review.optional(),
  blocks: z.record(blockName, block).default({}),
  sources: z.array(source).default([]),
  /** Sub-sites on one part of this subject, linked at the foot of the page. */
  topics: z.array(z.enum(subSiteKeys, { error: `write one of: ${subSiteKeys.join(', ')}` })).default([]),
});

export type PageFrontMatter = z.infer<typeof pageFrontMatter>;
export type Source = z.infer<typeof source>;

/** A level-2 heading, for the contents list. */
export interface Heading {
  id: string;
  text: string;
}

/** A footnote, with the same number on every page. */
export interface Note {
  id: string;
  number: number;
  text: Html;
}

/** A part of the prose, or a block with its anchor. */
export type BodyPart = { kind: 'prose'; text: Html } | { kind: 'block'; id: string; block: Rendered<Block> };

/** A page of content/pages, ready to render. */
export interface ContentPage extends Omit<Rendered<PageFrontMatter>, 'blocks'> {
  id: ContentPageId;
  path: string;
  body: BodyPart[];
  /** Level-2 headings and titled blocks, in reading order. */
  headings: Heading[];
  noteIds: string[];
}
