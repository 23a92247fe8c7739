import { z } from 'zod';
import { concernKinds } from '../concern/kinds.ts';

/** Feelings that were told and are no emergency, and animals: a short reply after them is still about them. */
export const careKinds = ['low-mood', 'bereaved', 'body-distress', 'animal'] as const;
export type CareKind = (typeof careKinds)[number];

const concern = z.object({
  /** The gravest first. */
  kinds: z.array(z.enum(concernKinds)).min(1),
  /** Whom it is about. */
  about: z.enum(['self', 'other']),
  /** Explained in assistant-pack/concerns/states.yaml. */
  stage: z.enum(['open', 'quiet', 'over']),
  /** Messages since it was left. */
  messagesSince: z.int().nonnegative().optional(),
});

/** An emergency or a crisis that was told. */
export type Concern = z.infer<typeof concern>;

const dialogueSchema = z.object({
  concern: concern.optional(),
  /** What the answer before was about, of how the visitor feels. */
  care: z.enum(careKinds).optional(),
  /** The visitor said that they are young, or wrote as a child. */
  young: z.boolean(),
  /** The visitor said that they are Aboriginal or Torres Strait Islander. */
  firstNations: z.boolean(),
  /** The visitor said that they cannot hear or speak on a telephone. */
  cannotSpeak: z.boolean().optional(),
  /** A language other than English that the visitor wrote in last, or told of a crisis in. */
  language: z
    .object({
      /** A record's code (../language). */
      code: z.string(),
      isCrisis: z.boolean(),
      /** The message before was in it, so that a short reply is read as one of it. */
      isLast: z.boolean(),
    })
    .optional(),
  /** The answer that was given last, courtesies aside, by its id. */
  lastAnswer: z.string().optional(),
  /** An answer was given that goes on holding: nothing about their weight is worked out. */
  careful: z.boolean().optional(),
  /** The place that the visitor named last. */
  place: z.string().optional(),
  /**
   * Turns since a concern ended or another language was written; undefined where neither was. What is older is not read
   * again for ordinary answers. -2 where that very message and its answer are not to be read either.
   */
  turnsSince: z.number().int().min(-2).optional(),
});

/** What a conversation has come to: small, kept beside its turns, and never worked out again from their text. */
export type Dialogue = z.infer<typeof dialogueSchema>;

/** Of a conversation that has just begun. */
export const newDialogue: Dialogue = { young: false, firstNations: false };

/** Reads what `JSON.stringify` of a dialogue gave; a new one where it says nothing to this version. */
export function readDialogue(stored: string | null | undefined): Dialogue {
  if (!stored) return newDialogue;
  try {
    return dialogueSchema.parse(JSON.parse(stored));
  } catch {
    return newDialogue;
  }
}
