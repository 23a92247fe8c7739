import { z } from 'zod';
import { line, markdown, sitePath } from './text.ts';

/** topic/thing, such as cost/initial. */
const answerId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, { error: 'write a topic and a thing in lower case, such as cost/initial' });

/** An id in which * stands for any letters. */
const answerPattern = z
  .string()
  .regex(/^[a-z0-9*-]+\/[a-z0-9*-]+$/, { error: 'write an id such as cost/initial, or cost/* or */initial' });

/** An id of which a part may be that of the answer before. */
const answerTarget = z
  .string()
  .regex(/^(\*|[a-z0-9-]+)\/(\*|[a-z0-9-]+)$/, { error: 'write an id such as cost/initial, or cost/* or */initial' });

const minutesAhead = z
  .int({ error: 'write whole minutes, such as -120' })
  .min(-720, { error: 'write at least -720 minutes' })
  .max(720, { error: 'write at most 720 minutes' });

/** An answer of the assistant, with ways in which people ask for it. */
export const assistantAnswer = z.strictObject({
  id: answerId,
  /**
   * How people ask; never shown. PLACE stands for any Australian place, MEDICINE for any prescription medicine. The
   * more unlike each other, the better a new wording is understood.
   */
  asks: z.array(line).min(5, { error: 'write at least five ways to ask' }),
  says: markdown,
  /** Where this stands on the site, the page to read first at the front. */
  pages: z.array(sitePath).default([]),
  /** The appointment to offer. */
  book: z.enum(['initial', 'followup', 'gp']).optional(),
  /** What 'yes please' after this leads to. */
  yes: answerId.optional(),
  /** For somebody whom ordinary advice may harm: no model is asked, and nothing is offered beside it. */
  care: z.boolean().default(false),
  /** How many minutes the clock that this is about is ahead of the clinic's: a time that is named is then worked out. */
  clock: z
    .strictObject({ winter: minutesAhead, summer: minutesAhead }, { error: 'write minutes for winter and summer' })
    .optional(),
});

/** How a conversation goes on: only where the answer before was one of `after`. */
export const assistantFollowUp = z.strictObject({
  after: z.array(answerPattern).min(1),
  asks: z.array(line).min(1),
  /** A * is taken over from the answer before. */
  to: answerTarget,
});

/** A file of content/assistant. */
export const assistantFile = z.array(
  z.looseObject({}).transform((part, context) => {
    const schema = 'to' in part ? assistantFollowUp : assistantAnswer;
    const read = schema.safeParse(part);
    if (read.success) return read.data;
    for (const { code: _code, ...issue } of read.error.issues)
      context.addIssue({ ...issue, code: 'custom', input: part });
    return z.NEVER;
  }),
);

export type AssistantAnswer = z.infer<typeof assistantAnswer>;
export type AssistantFollowUp = z.infer<typeof assistantFollowUp>;
