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

/** What the code itself has to say: nothing was found, and how somebody young books. */
export const answerUses = ['unknown', 'young-books'] as const;

/** An answer of the assistant: what it says, and everything that the code has to know of it. */
export const assistantAnswer = z.strictObject({
  id: answerId,
  /**
   * How people ask, for an answer that a clinic adds; never shown. Those that come with the product are learnt and need
   * none. PLACE stands for any Australian place, MEDICINE for any prescription medicine.
   */
  examples: z.array(line).min(5, { error: 'write at least five ways to ask' }).optional(),
  answer: markdown,
  /** Where this stands on the site, the page to read first at the front. */
  pages: z.array(sitePath).default([]),
  /** The appointment to offer. */
  book: z.enum(['initial', 'followup', 'gp']).optional(),
  /** What 'yes please' after this leads to. */
  yes: answerId.optional(),
  /** For somebody whom ordinary advice may harm: no model is asked, and nothing is offered beside it. */
  vulnerableVisitor: z.boolean().default(false),
  /** What it answers: after it 'no, just tired' and 'I don't want help' are still about that. */
  emotion: z.enum(careKinds).optional(),
  /** Care that leaves room for a question about the clinic in the same message: a kind word, and its answer. */
  allowsFollowUp: z.boolean().default(false),
  /** What the visitor is with it goes on being true: nothing about their weight is worked out afterwards. */
  appliesToRestOfChat: z.boolean().default(false),
  /** A question about the clinic itself, which harms nobody. */
  aboutClinic: z.boolean().default(false),
  /** Thanks, greetings and the like: no answer stands beside them. */
  courtesy: z.boolean().default(false),
  /** A greeting, a joke or play: never said while a danger is quiet. */
  smallTalk: z.boolean().default(false),
  /** Beside the matter: what was talked about before goes on afterwards. */
  offTopic: z.boolean().default(false),
  /** Says what each score of a self-check means: said again to who asks after it what theirs means. */
  bands: z.boolean().default(false),
  /** Says how to book this appointment: what 'yes please' leads to after an answer that offers it. */
  howToBook: z.enum(['initial', 'followup', 'gp']).optional(),
  /** What the code itself has to say. */
  use: z.enum(answerUses).optional(),
  /** How many minutes the clock that this is about is ahead of the clinic's: a time that is named is then worked out. */
  clock: z
    .strictObject({ winter: minutesAhead, summer: minutesAhead }, { error: 'write minutes for winter and summer' })
    .optional(),
  /** Said instead of another answer that has places, to who is in one of these. */
  places: z.array(line).optional(),
  /** Who has read it, and when (2026-11-24); empty until a clinician truly has. */
  reviewedBy: z.string().default(''),
  reviewedOn: z.string().default(''),
});

/** A file of answers, as it comes with the product. */
export const answerFile = z.array(assistantAnswer);

/** What a clinic changes of the answers that come with the product. */
export const clinicAnswers = z.strictObject({
  /** Answers of its own; one with the id of the product's takes its place. */
  answers: answerFile.default([]),
  /** Ids of answers that this clinic does not give. */
  leaveOut: z.array(answerId).default([]),
});

export type AssistantAnswer = z.infer<typeof assistantAnswer>;
