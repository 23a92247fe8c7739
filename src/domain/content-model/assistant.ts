import { z } from 'zod';
import { careKinds } from '../chat/dialogue/dialogue.ts';
import { line, markdown, sitePath } from './text.ts';

/** topic/thing, such as cost/initial. */
const answerId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, { error: 'write a topic and a thing in lower case, such as cost/initial' });

const minutesAhead = z
  .int({ error: 'write whole minutes, such as -120' })
  .min(-720, { error: 'write at least -720 minutes' })
  .max(720, { error: 'write at most 720 minutes' });

/** The code's own messages: nothing found, and how a young person books. */
export const answerUses = ['unknown', 'young-books'] as const;

/** An answer of the assistant: its text, and the data about it that the code needs. */
export const assistantAnswer = z.strictObject({
  id: answerId,
  /**
   * Example messages for an answer that a clinic adds; never shown. The product's answers are part of the training data and
   * need none. PLACE stands for any Australian place, MEDICINE for any prescription medicine.
   */
  examples: z.array(line).min(5, { error: 'write at least five ways to ask' }).optional(),
  answer: markdown,
  /** Source pages on the site, the most important first. */
  pages: z.array(sitePath).default([]),
  /** The appointment to offer. */
  book: z.enum(['initial', 'followup', 'gp']).optional(),
  /** The answer to 'yes please' after this one. */
  yes: answerId.optional(),
  /** For a vulnerable visitor: no model is called, and nothing is offered beside it. */
  vulnerableVisitor: z.boolean().default(false),
  /** Its subject: a follow-up such as 'no, just tired' or 'I don't want help' is still about it. */
  emotion: z.enum(careKinds).optional(),
  /** Care that leaves room for a question about the clinic in the same message: a kind sentence, and the answer. */
  allowsFollowUp: z.boolean().default(false),
  /** Stays true for the conversation: nothing about the visitor's weight is calculated afterwards. */
  appliesToRestOfChat: z.boolean().default(false),
  /** A harmless question about the clinic itself. */
  aboutClinic: z.boolean().default(false),
  /** Thanks, greetings and small talk: not combined with another answer. */
  courtesy: z.boolean().default(false),
  /** A greeting, a joke or play: never used while a concern is open. */
  smallTalk: z.boolean().default(false),
  /** Off topic: the earlier subject continues afterwards. */
  offTopic: z.boolean().default(false),
  /** Explains the scores of a self-check: repeated when the visitor asks what theirs means. */
  bands: z.boolean().default(false),
  /** Explains how to book this appointment: the answer to 'yes please' after an answer that offers it. */
  howToBook: z.enum(['initial', 'followup', 'gp']).optional(),
  /** A message of the code itself. */
  use: z.enum(answerUses).optional(),
  /** Minutes by which this time zone is ahead of the clinic's: a time in the message is then converted. */
  clock: z
    .strictObject({ winter: minutesAhead, summer: minutesAhead }, { error: 'write minutes for winter and summer' })
    .optional(),
  /** Replaces another answer that has places, for visitors in one of these. */
  places: z.array(line).optional(),
  /** The clinical reviewer and the date (2026-11-24); empty without a review. */
  reviewedBy: z.string().default(''),
  reviewedOn: z.string().default(''),
});

/** A file of the product's answers. */
export const answerFile = z.array(assistantAnswer);

/** A clinic's changes to the product's answers. */
export const clinicAnswers = z.strictObject({
  /** The clinic's own answers; one with the id of a product's answer replaces it. */
  answers: answerFile.default([]),
  /** Ids of answers that this clinic does not use. */
  leaveOut: z.array(answerId).default([]),
});

export type AssistantAnswer = z.infer<typeof assistantAnswer>;
