import { z } from 'zod';
import { concernKinds } from '../concern/kinds.ts';
import { type ConcernPack, namedPhrases, phrases, sentence, signed, text } from '../concern/record.ts';

/*
 * The form of assistant-pack/concerns/readings.yaml: from which value of which measure on which help is right. A clinician reads and
 * signs it.
 */

/** What a result is called, the gravest first. */
export const readingWords = ['critical', 'very', 'raised'] as const;
export type ReadingWord = (typeof readingWords)[number];

/** How soon somebody has to be seen, the gravest first. */
export const readingLevels = ['now', 'today', 'week'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

const side = z.strictObject({
  /** What was measured, as the answer calls it: 'A blood pressure that high'. */
  what: text,
  now: z.number().optional(),
  today: z.number().optional(),
  week: z.number().optional(),
  /** The kind of emergency that it is at once; a reading of no other kind where it is left out. */
  kind: z.enum(concernKinds).optional(),
  /** Kinds that the classifier takes it for, and that are then not told. */
  insteadOf: z.array(z.enum(concernKinds)).optional(),
  /** With one of these a value that has reached `at` is an emergency, however far from `now` it is. */
  nowWith: z.strictObject({ at: z.number(), when: phrases }).optional(),
  /** Whom it is about, where that is certain. */
  person: z.enum(['self', 'other']).optional(),
  /** The words of that kind are said in place of `what`. */
  ownWords: z.boolean().optional(),
  /** What to do until help is there, in place of the words of the kind. */
  meanwhile: sentence.optional(),
  /** The published source of the bands. */
  source: text,
});

/** Bands that get no graver towards the middle. */
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
  /** What it is called, in small letters. */
  names: phrases,
  /** Names that are words of their own: the value has to follow at once. */
  shortNames: phrases.optional(),
  /** The two values of one reading, as in 120/80. */
  pair: z.enum(['first', 'second']).optional(),
  /** Words that may stand behind its value; behind a value of something else stands another. */
  units: phrases.optional(),
  /** Values outside are something else. */
  from: z.number(),
  to: z.number(),
  /** Values in another unit, as they are told from the first. */
  otherUnits: z
    .array(z.strictObject({ from: z.number(), to: z.number(), times: z.number(), plus: z.number().optional() }))
    .optional(),
  /** Where one of these stands in the message, nothing was measured; unless one of `despite` does. */
  unless: phrases.optional(),
  despite: phrases.optional(),
  /** Names that mean nothing else: beside them `unless` silences no value that somebody has to see today. */
  plainNames: phrases.optional(),
  /** Where one of these stands, a value below `high.today` behind any other name is of something else: spoons of sugar. */
  unlessSmall: phrases.optional(),
  /** The value behind a short name is written with a decimal: 'k 6.9', and not '10 k'. */
  decimal: z.boolean().optional(),
  /** A number that nothing names is a value of it where one of `when` stands: '5 weeks old and 38.4'. */
  bare: z.strictObject({ from: z.number(), to: z.number(), when: phrases, unless: phrases }).optional(),
  /** The bands are percent of the value that stands beside one of these words. */
  ofUsual: phrases.optional(),
  /** What an answer to an ordinary value calls it: 'oxygen reading'. */
  called: text.optional(),
  /** Other bands for somebody of whom one of these is said. */
  contexts: z.array(z.strictObject({ when: phrases, high: high.optional(), low: low.optional() })).optional(),
  /** How soon, where no value is told but that it is critical, far outside its range, or outside it at all. */
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
    /** Of a value outside the bands. */
    ordinary: sentence,
    /** Of a result that is not read. */
    unread: sentence,
    /** In place of `now`, with a symptom. */
    withSymptoms: sentence,
    /** In place of `what`, where no value is told. */
    critical: text,
    ...signed,
  }),
  symptoms: namedPhrases,
  notNow: namedPhrases,
  elsewhere: namedPhrases,
  /** Kinds that the classifier takes a reading for: beside one they are told with one of these words only. */
  besideReading: z.partialRecord(z.enum(concernKinds), phrases),
  /** Names of results that are not read. */
  unread: z.strictObject({ names: phrases, ...signed }),
  words: z.strictObject({ critical: phrases, very: phrases, raised: phrases, ...signed }),
  measures: z.record(z.string(), measure),
});

export type ReadingsRecord = z.infer<typeof readingsRecord>;

/** The records of concerns, and those of readings. */
export interface WholePack extends ConcernPack {
  readings: ReadingsRecord;
  /** Words that are spelt right: none of them is a misspelt name. */
  english: ReadonlySet<string>;
}

export type ReadingMeasure = z.infer<typeof measure>;
export type Side = z.infer<typeof side>;
