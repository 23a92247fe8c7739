import { z } from 'zod';
import { concernKinds } from '../concern/kinds.ts';
import { type ConcernPack, namedPhrases, phrases, sentence, signed, text } from '../concern/record.ts';

/*
 * Schema of assistant-pack/concerns/readings.yaml: the values of each measure that need help, and how soon. A clinician reviews
 * and signs it.
 */

/** Words for a result, the gravest first. */
export const readingWords = ['critical', 'very', 'raised'] as const;
export type ReadingWord = (typeof readingWords)[number];

/** How soon a person needs to be seen, the gravest first. */
export const readingLevels = ['now', 'today', 'week'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

const side = z.strictObject({
  /** The measure as the answer names it: 'A blood pressure that high'. */
  what: text,
  now: z.number().optional(),
  today: z.number().optional(),
  week: z.number().optional(),
  /** The kind of an immediate emergency; 'critical-reading' if omitted. */
  kind: z.enum(concernKinds).optional(),
  /** Kinds that the classifier confuses with it, which are then removed. */
  insteadOf: z.array(z.enum(concernKinds)).optional(),
  /** With one of these symptoms a value that has reached `at` is an emergency, whatever its band. */
  nowWith: z.strictObject({ at: z.number(), when: phrases }).optional(),
  /** The person concerned, if certain. */
  person: z.enum(['self', 'other']).optional(),
  /** The kind's own words replace `what`. */
  ownWords: z.boolean().optional(),
  /** Advice until help arrives, in place of the kind's own. */
  meanwhile: sentence.optional(),
  /** The published source of the bands. */
  source: text,
});

/** Bands whose limits are ordered by gravity. */
const high = side.refine(({ now, today, week }) => inOrder([week, today, now]), {
  error: 'the graver band begins at the higher value',
});
const low = side.refine(({ now, today, week }) => inOrder([now, today, week]), {
  error: 'the graver band begins at the lower value',
});

function inOrder(limits: readonly (number | undefined)[]): boolean {
  const given = limits.filter((limit) => limit !== undefined);
  return given.every((limit, at) => at === 0 || limit > (given[at - 1] ?? limit));
}

const level = z.enum(['now', 'today']);

const measure = z.strictObject({
  /** Its names, in lower case. */
  names: phrases,
  /** Ambiguous names: the value must follow directly. */
  shortNames: phrases.optional(),
  /** The two values of one reading, as in 120/80. */
  pair: z.enum(['first', 'second']).optional(),
  /** Units that may follow its value; values of other measures have other units. */
  units: phrases.optional(),
  /** The plausible range; a value outside is something else. */
  from: z.number(),
  to: z.number(),
  /** Conversion of values in another unit, recognised by their range. */
  otherUnits: z
    .array(z.strictObject({ from: z.number(), to: z.number(), times: z.number(), plus: z.number().optional() }))
    .optional(),
  /** Phrases in the message that mean nothing was measured, except beside a phrase of `despite`. */
  unless: phrases.optional(),
  despite: phrases.optional(),
  /** Unambiguous names: beside them `unless` does not suppress a value that needs attention today. */
  plainNames: phrases.optional(),
  /** Phrases in the message that suppress values below `high.today` behind other names: spoons of sugar. */
  unlessSmall: phrases.optional(),
  /** The value behind a short name must have a decimal: 'k 6.9', not '10 k'. */
  decimal: z.boolean().optional(),
  /** A number without a name is a value of it if a phrase of `when` is in the message: '5 weeks old and 38.4'. */
  bare: z.strictObject({ from: z.number(), to: z.number(), when: phrases, unless: phrases }).optional(),
  /** The bands are percentages of the value beside one of these words. */
  ofUsual: phrases.optional(),
  /** Name of the measure in an answer to an ordinary value: 'oxygen reading'. */
  called: text.optional(),
  /** Other bands for a person that one of these phrases describes. */
  contexts: z.array(z.strictObject({ when: phrases, high: high.optional(), low: low.optional() })).optional(),
  /** The level if the message has no value, but says that it is critical, far outside its range, or outside it. */
  critical: level.optional(),
  very: level.optional(),
  raised: level.optional(),
  high: high.optional(),
  low: low.optional(),
  ...signed,
});

export const readingsRecord = z.strictObject({
  says: z.strictObject({
    now: z.strictObject({ self: sentence, other: sentence }),
    today: z.strictObject({ self: sentence, other: sentence }),
    week: sentence,
    /** For a value outside the bands. */
    ordinary: sentence,
    /** For an unknown result. */
    unread: sentence,
    /** Replaces `now` if there is a symptom. */
    withSymptoms: sentence,
    /** Replaces `what` if there is no value. */
    critical: text,
    ...signed,
  }),
  symptoms: namedPhrases,
  notNow: namedPhrases,
  elsewhere: namedPhrases,
  /** Kinds that the classifier confuses with a reading: beside a reading they need one of these words. */
  besideReading: z.partialRecord(z.enum(concernKinds), phrases),
  /** Names of results that are recognised but not interpreted. */
  unread: z.strictObject({ names: phrases, ...signed }),
  words: z.strictObject({ critical: phrases, very: phrases, raised: phrases, ...signed }),
  measures: z.record(z.string(), measure),
});

export type ReadingsRecord = z.infer<typeof readingsRecord>;

/** The records of concerns, and those of readings. */
export interface WholePack extends ConcernPack {
  readings: ReadingsRecord;
  /** Correctly spelt English words, which are not taken for misspelt names. */
  english: ReadonlySet<string>;
}

export type ReadingMeasure = z.infer<typeof measure>;
export type Side = z.infer<typeof side>;
