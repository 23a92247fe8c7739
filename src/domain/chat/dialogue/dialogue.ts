import { z } from 'zod';
import { concernKinds } from '../concern/kinds.ts';

/** Feelings that are no emergency, and animals: a short reply after them still refers to them. */
export const careKinds = ['low-mood', 'bereaved', 'body-distress', 'animal'] as const;
export type CareKind = (typeof careKinds)[number];

const concern = z.object({
  /** The gravest first. */
  kinds: z.array(z.enum(concernKinds)).min(1),
  /** The person concerned. */
  about: z.enum(['self', 'other']),
  /** Stages are described in assistant-pack/concerns/states.yaml. */
  stage: z.enum(['open', 'quiet', 'over']),
  /** Messages since the concern was left. */
  messagesSince: z.int().nonnegative().optional(),
});

/** An emergency or crisis that a visitor reported. */
export type Concern = z.infer<typeof concern>;

const dialogueSchema = z.object({
  concern: concern.optional(),
  /** The feeling that the previous answer was about. */
  care: z.enum(careKinds).optional(),
  /** The visitor said that they are young, or wrote as a child. */
  young: z.boolean(),
  /** The visitor said that they are Aboriginal or Torres Strait Islander. */
  firstNations: z.boolean(),
  /** The visitor said that they cannot hear or speak on a telephone. */
  cannotSpeak: z.boolean().optional(),
  /** The language other than English that the visitor last wrote in, or reported a crisis in. */
  language: z
    .object({
      /** The code of a record of ../language. */
      code: z.string(),
      isCrisis: z.boolean(),
      /** The previous message was in this language, so a short reply is read as one in it. */
      isLast: z.boolean(),
    })
    .optional(),
  /** Id of the previous answer, courtesies excluded. */
  lastAnswer: z.string().optional(),
  /** An earlier answer still applies: nothing about the visitor's weight is calculated. */
  careful: z.boolean().optional(),
  /** The place that the visitor last named. */
  place: z.string().optional(),
  /**
   * Turns since a concern ended or another language was used; undefined if neither happened. Ordinary answers do not read
   * older turns. -2 excludes the current message and its answer as well.
   */
  turnsSince: z.number().int().min(-2).optional(),
});

/** The state of a conversation, stored beside its turns and never derived from their text again. */
export type Dialogue = z.infer<typeof dialogueSchema>;

/** The state of a new conversation. */
export const newDialogue: Dialogue = { young: false, firstNations: false };

/** Parses a stored dialogue; a new one if this version cannot read it. */
export function readDialogue(stored: string | null | undefined): Dialogue {
  if (!stored) return newDialogue;
  try {
    return dialogueSchema.parse(JSON.parse(stored));
  } catch {
    return newDialogue;
  }
}
