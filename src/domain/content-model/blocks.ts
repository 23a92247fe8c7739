import { z } from 'zod';
import { iconName } from './icons.ts';
import { line, markdown, picture, sitePath, slug } from './text.ts';

/**
 * The parts that a page is composed of, beside its prose. Each is placed in the Markdown body by a line of
 * its own, `::name`, where `name` is its key under `blocks` in the front matter.
 */

const heading = {
  /** A heading above the part (level 2). Left out where the prose above introduces it. */
  title: line.optional(),
  /** One or two sentences below the heading. */
  intro: markdown.optional(),
};

const card = z.strictObject({
  title: line,
  text: markdown,
  icon: iconName.optional(),
  link: z.strictObject({ label: line, href: sitePath }).optional(),
});

const cardsBlock = z.strictObject({ type: z.literal('cards'), ...heading, items: z.array(card).min(2) });

const stepsBlock = z.strictObject({
  type: z.literal('steps'),
  ...heading,
  items: z.array(z.strictObject({ title: line, text: markdown, time: line.optional() })).min(2),
});

const statsBlock = z.strictObject({
  type: z.literal('stats'),
  ...heading,
  items: z.array(z.strictObject({ value: line, label: line, note: markdown.optional() })).min(1),
  footnote: markdown.optional(),
});

const tableBlock = z.strictObject({
  type: z.literal('table'),
  ...heading,
  caption: line,
  columns: z.array(line).min(2),
  /** Cells so short that it fits a phone as a table, where others stack. */
  narrow: z.boolean().default(false),
  rows: z.array(z.array(markdown)).min(1),
  footnote: markdown.optional(),
});

const comparisonBlock = z.strictObject({
  type: z.literal('comparison'),
  ...heading,
  left: z.strictObject({ title: line, items: z.array(markdown).min(2) }),
  right: z.strictObject({ title: line, items: z.array(markdown).min(2) }),
});

const listsBlock = z.strictObject({
  type: z.literal('lists'),
  ...heading,
  groups: z.array(z.strictObject({ title: line, icon: iconName.optional(), items: z.array(markdown).min(2) })).min(1),
});

const calloutBlock = z.strictObject({
  type: z.literal('callout'),
  /** info: good to know. care: something to take care with. crisis: help lines. */
  tone: z.enum(['info', 'care', 'crisis']),
  title: line,
  text: markdown,
});

const figureBlock = z.strictObject({ type: z.literal('figure'), ...picture.shape, caption: markdown });

const questionsBlock = z.strictObject({
  type: z.literal('questions'),
  ...heading,
  items: z.array(z.strictObject({ question: line, answer: markdown })).min(2),
});

const bookingBlock = z.strictObject({
  type: z.literal('booking'),
  title: line,
  text: markdown,
  target: z.enum(['initial', 'followup', 'gp']),
  label: line,
});

export const toolId = z.enum(['calculator', 'beds-7', 'asrs', 'audit-c', 'stop-bang', 'epworth']);

const toolsBlock = z.strictObject({ type: z.literal('tools'), ...heading, tools: z.array(toolId).min(1) });

/** The fee table of content/claims.yaml. */
const feesBlock = z.strictObject({ type: z.literal('fees'), ...heading });

/** The amount left to pay, calculated from the reader's answers. */
const outOfPocketBlock = z.strictObject({ type: z.literal('out-of-pocket'), ...heading });

export const block = z.discriminatedUnion(
  'type',
  [
    cardsBlock,
    stepsBlock,
    statsBlock,
    tableBlock,
    comparisonBlock,
    listsBlock,
    calloutBlock,
    figureBlock,
    questionsBlock,
    bookingBlock,
    toolsBlock,
    feesBlock,
    outOfPocketBlock,
  ],
  {
    error:
      'write one of these types: cards, steps, stats, table, comparison, lists, callout, figure, questions, booking, tools, fees, out-of-pocket',
  },
);

export const blockName = slug;
export type Block = z.infer<typeof block>;
export type ToolId = z.infer<typeof toolId>;
