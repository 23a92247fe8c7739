import { z } from 'zod';
import type { StateTable } from '../dialogue/states.ts';
import { helpLineById } from '../help-lines.ts';
import { normalise } from '../text/normalise.ts';
import { phraseFinder } from '../text/phrases.ts';
import { concernKinds } from './kinds.ts';
import { signsFinder } from './signs.ts';

/*
 * Schemas of assistant-pack/concerns/*.yaml, which a clinician reviews and signs. src/content/concerns.ts reads the files.
 */

export const text = z.string().trim().min(1, 'write the text');
/** A sentence without digits: every number is a help line's token, such as {lifeline}. */
export const sentence = text.superRefine((value, context) => {
  const unknown = [...value.matchAll(/\{([^{}]*)\}/g)]
    .map(([, id]) => id ?? '')
    .find((id) => id !== 'what' && !(id in helpLineById));
  if (unknown !== undefined)
    context.addIssue(
      `{${unknown}} means nothing; use ${Object.keys(helpLineById)
        .map((id) => `{${id}}`)
        .join(', ')}`,
    );
  else if (/\d/.test(value.replaceAll('1800RESPECT', '')))
    context.addIssue('write numbers as words, and telephone numbers as {lifeline} and the like');
});
const kind = z.enum(concernKinds, { error: `name one of ${concernKinds.join(', ')}` });
const line = z.enum(Object.keys(helpLineById) as [keyof typeof helpLineById], {
  error: `name help lines: ${Object.keys(helpLineById).join(', ')}`,
});
export const signed = {
  /** The clinician who reviewed the record in its present form; empty until then. */
  reviewedBy: z.string(),
  reviewedOn: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, "write the day, such as '2026-11-20', or '' until it is reviewed"),
};
export const phrases = z.array(text).min(1, 'write at least one phrase');

/** Matches a message that holds a phrase of a record and none of its exceptions anywhere. */
export function finderOf(record: {
  phrases: readonly string[];
  unless?: readonly string[] | undefined;
}): (text: string) => boolean {
  const matches = phraseFinder(record.phrases);
  const isNot = phraseFinder(record.unless ?? []);
  return (message) => matches(message) && !isNot(message);
}

/**
 * The same for each sentence: an exception does not excuse a phrase of another sentence.
 *
 * @param isRead Whether the classifier is available; if not, the `whileUnread` phrases count too.
 */
export function sentenceFinderOf(record: PhraseRecord, isRead: boolean): (text: string) => boolean {
  const { phrases, whileUnread = [], unless } = record;
  const matches = finderOf({ phrases: isRead ? phrases : [...phrases, ...whileUnread], unless });
  return (message) => message.split(' | ').some(matches);
}

/** Positive and negative examples, checked whenever the file is read. */
function withExamples<Record extends z.ZodType<Examples>>(record: Record) {
  return record.superRefine((value, context) => {
    const matches = finderOf({ ...value, phrases: [...value.phrases, ...(value.whileUnread ?? [])] });
    const missed = value.matches.find((message) => !matches(normalise(message)));
    const taken = value.not.find((message) => matches(normalise(message)));
    if (missed !== undefined) context.addIssue(`no phrase finds '${missed}' (read as '${normalise(missed)}'); add one`);
    if (taken !== undefined) context.addIssue(`a phrase takes '${taken}', which is under not; add to unless`);
  });
}

interface Examples {
  phrases: string[];
  whileUnread?: string[] | undefined;
  unless?: string[] | undefined;
  matches: string[];
  not: string[];
}

const examples = {
  phrases,
  /** Exceptions: the phrases do not count if one of these is in the message. */
  unless: z.array(text).optional(),
  matches: z.array(text).min(1, 'write at least one message that it is for'),
  not: z.array(text),
  ...signed,
};

/** phrases.yaml and never-missed.yaml: phrases of a concern. */
export const phraseRecords = z.array(
  withExamples(
    z.strictObject({
      kinds: z.array(kind),
      /** Only without `kinds`: the kinds that the message resembles and is not. Other kinds in the message still count. */
      overrules: z.array(kind).optional(),
      /** The person concerned; if left out, the rest of the message decides. */
      person: z.enum(['self', 'other']).optional(),
      /** Opening sentence, in place of the kind's own; without `kinds`, the whole answer. */
      says: sentence.optional(),
      /** Phrases that count only while the classifier is unavailable, because harmless messages hold them, too. */
      whileUnread: phrases.optional(),
      ...examples,
    }),
  ),
);

/** person.yaml: phrases that say who is in danger, and other facts that change the answer. */
export const factNames = [
  'self',
  'selfAmongPeople',
  'other',
  'young',
  'firstNations',
  'insulinMissed',
  'lowSugar',
  'confused',
  'cannotSpeak',
] as const;
/** moves.yaml: what a reply under a concern does. The order is the precedence within a sentence. */
export const moveNames = [
  'affirms',
  'refuses',
  'unreached',
  'waits',
  'lied',
  'helped',
  'over',
  'jest',
  'dismisses',
  'denies',
  'contradicts',
  'symptom',
  'well',
] as const;
/**
 * cues.yaml: phrases that continue a concern, ask a separate question, report a danger that is past or resolved or a
 * death, or reopen a quiet concern.
 */
export const cueNames = [
  'goesOn',
  'asksAboutClinic',
  'asksSomething',
  'past',
  'died',
  'present',
  'wellNow',
  'returns',
] as const;

function named<Name extends string>(names: readonly Name[]) {
  const one = withExamples(z.strictObject(examples));
  return z.strictObject(Object.fromEntries(names.map((name) => [name, one])) as Record<Name, typeof one>);
}

/** Phrases for one fact. */
export const namedPhrases = withExamples(z.strictObject(examples));

const toEither = z.strictObject({ self: sentence, other: sentence });

/** Signs: phrases that tell apart kinds that the classifier does not distinguish. */
const kindSigns = z
  .strictObject({
    /** A message of the kind holds a phrase of each list. */
    all: z.array(phrases).min(1),
    unless: z.array(text).optional(),
    /** The kinds that this kind replaces. */
    insteadOf: z.array(kind).optional(),
    /** Phrases that select this kind if none of the kinds that it replaces has signs of its own. */
    otherwise: phrases.optional(),
    /** The kinds that this kind is added to. */
    beside: z.array(kind).optional(),
    /** The signs select the kind regardless of other findings. */
    alone: z.boolean().optional(),
    matches: z.array(text).min(1, 'write at least one message that it is for'),
    not: z.array(text),
  })
  .superRefine((value, context) => {
    const matches = signsFinder(value);
    const wrong = [
      ...value.matches.filter((one) => !matches(normalise(one))),
      ...value.not.filter((one) => matches(normalise(one))),
    ];
    if (wrong.length > 0)
      context.addIssue(`the signs contradict the examples '${wrong.join("', '")}'; correct all or unless`);
  });

const kindRecord = z.strictObject({
  /** The kind of help: an ambulance, the poisons line, talking, a safe place, or a doctor today. */
  help: z.enum(['ambulance', 'poisons', 'talking', 'safety', 'doctor']),
  /** Feeling well now does not close the concern. */
  mayComeLate: z.boolean(),
  /** The visitor's own wish or act: a young person may need encouragement to confide in someone. */
  ofOneself: z.boolean(),
  /** Always involves another person: the writer is the person concerned if they are mentioned at all. */
  amongPeople: z.boolean(),
  /** Opening sentence, to the person concerned and about another person. */
  self: sentence,
  other: sentence,
  /** When to call the emergency number; shown beside that number. */
  call: sentence,
  lines: z.array(line),
  /** Additional lines for the person concerned. */
  linesSelf: z.array(line).optional(),
  meanwhile: sentence,
  meanwhileOther: sentence.optional(),
  /** Words of which a message of this kind holds at least one: a check on the classifier. */
  needs: phrases.optional(),
  /** Signs that tell it from the kinds that the classifier knows. */
  signs: kindSigns.optional(),
  /** The advice of a second kind is left out: this kind comes before everything else. */
  comesFirst: z.boolean().optional(),
  ...signed,
});

/** kinds.yaml: the texts of each kind. */
export const kindRecords = z.strictObject(
  Object.fromEntries(concernKinds.map((one) => [one, kindRecord])) as Record<
    (typeof concernKinds)[number],
    typeof kindRecord
  >,
);

const underConcern = z.strictObject({ refuses: toEither, unreached: toEither, waits: toEither, more: toEither });

/** replies.yaml: texts beside an emergency, and under an earlier one. */
export const replyRecord = z.strictObject({
  insulinLeftOut: sentence,
  sugarIfAwake: sentence,
  callAtOnce: sentence,
  toTheYoung: sentence,
  under: z.strictObject({
    ambulance: underConcern,
    poisons: underConcern,
    talking: underConcern,
    safety: underConcern,
    doctor: underConcern,
  }),
  closing: z.strictObject({
    helped: sentence,
    jest: sentence,
    jestOfOneself: sentence,
    denies: sentence,
    dismisses: sentence,
    over: sentence,
    overOfOneself: sentence,
    past: sentence,
    ask: sentence,
  }),
  /** Replaces small talk while a concern is quiet. */
  insteadOfSmallTalk: sentence,

  /** Answers to messages without words. */
  wordless: z.strictObject({
    thanks: z.strictObject({ signs: z.array(text).min(1), says: sentence }),
    unwell: z.strictObject({ signs: z.array(text).min(1), says: sentence }),
    unreadable: z.strictObject({ says: sentence }),
  }),
  quiet: z.strictObject({
    ambulance: toEither,
    poisons: toEither,
    talking: toEither,
    safety: toEither,
    doctor: toEither,
  }),
  comfort: z.strictObject({
    'low-mood': sentence,
    bereaved: sentence,
    animal: sentence,
    'body-distress': sentence,
    gp: sentence,
    lines: sentence,
  }),
  ...signed,
});

export const factRecords = named(factNames);
export const moveRecords = named(moveNames);
export const cueRecords = named(cueNames);

export type PhraseRecord = z.infer<typeof phraseRecords>[number];
export type KindRecord = z.infer<typeof kindRecord>;
export type ReplyTexts = z.infer<typeof replyRecord>;
export type Move = (typeof moveNames)[number];

/** All phrases and texts for emergencies and crises, as assistant-pack/concerns holds them. */
export interface ConcernPack {
  kinds: z.infer<typeof kindRecords>;
  /** Phrases that alone decide the kind and the person. */
  decisive: readonly PhraseRecord[];
  /** Phrases that must never be missed; the classifier may add another kind. */
  neverMissed: readonly PhraseRecord[];
  facts: z.infer<typeof factRecords>;
  moves: z.infer<typeof moveRecords>;
  cues: z.infer<typeof cueRecords>;
  states: StateTable;
  replies: ReplyTexts;
}
