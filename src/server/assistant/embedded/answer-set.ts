import type { BookingTarget, Draft } from './draft.ts';
import type { City, Facts } from './facts.ts';
import type { IntentId } from './intent.ts';

/** What an answer may depend on beside the intent. */
export interface Situation {
  facts: Facts;
  /** Titles of the articles that can be read now, by address. */
  articles: ReadonlyMap<string, string>;
  /** The message as the rules read it. */
  text: string;
  /** What was said just before it, where it hangs on that; else empty. */
  before: string;
  /** Which appointment is meant, in this message or before. */
  target: BookingTarget | undefined;
  /** Whether it is about a child or a young person. */
  child: boolean;
  city: City | undefined;
  /** Whether the message asks for a booking, too. */
  wantsBooking: boolean;
}

/** Writes the answer to an intent; undefined where this clinic's pages hold nothing to say it with. */
export type WriteAnswer = (situation: Situation) => Draft | undefined;

export type Answers = Partial<Record<IntentId, WriteAnswer>>;
