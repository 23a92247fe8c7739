import { z } from 'zod';
import type { StateTable } from '../dialogue/states.ts';
import { helpLineById } from '../help-lines.ts';
import { normalise } from '../text/normalise.ts';
import { phraseFinder } from '../text/phrases.ts';
import { concernKinds } from './kinds.ts';
import { signsFinder } from './signs.ts';

/*
 * The form of assistant-pack/concerns/*.yaml: what a clinician reads and signs. src/content/concerns.ts reads the files.
 */

export const text = z.string().trim().min(1, 'write the text');
/** Sentences that hold no number of their own: every number comes from the help lines, as {lifeline}. */
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
  /** The clinician who has read the record as it stands; empty until then. */
  reviewedBy: z.string(),
  reviewedOn: z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, "write the day, such as '2026-11-20', or '' while nobody has"),
};
export const phrases = z.array(text).min(1, 'write at least one phrase');

/** Whether a message holds one of the phrases of a record, and none of its exceptions, anywhere in it. */
export function finderOf(record: {
  phrases: readonly string[];
  unless?: readonly string[] | undefined;
}): (text: string) => boolean {
  const stands = phraseFinder(record.phrases);
  const isNot = phraseFinder(record.unless ?? []);
  return (message) => stands(message) && !isNot(message);
}

/**
 * The same sentence by sentence: what is said beside an emergency excuses nothing.
 *
 * @param isRead Whether messages can be weighed; if not, more phrases count.
 */
export function sentenceFinderOf(record: PhraseRecord, isRead: boolean): (text: string) => boolean {
  const { phrases, whileUnread = [], unless } = record;
  const stands = finderOf({ phrases: isRead ? phrases : [...phrases, ...whileUnread], unless });
  return (message) => message.split(' | ').some(stands);
}

/** Examples on both sides are tried whenever the file is read. */
function withExamples<Record extends z.ZodType<Examples>>(record: Record) {
  return record.superRefine((value, context) => {
    const stands = finderOf({ ...value, phrases: [...value.phrases, ...(value.whileUnread ?? [])] });
    const missed = value.matches.find((message) => !stands(normalise(message)));
    const taken = value.not.find((message) => stands(normalise(message)));
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
  /** Where one of these stands in the message, too, the phrases say nothing. */
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
      /** Where there are no kinds: what the message sounds like and is not. Any other kind in it stands. */
      overrules: z.array(kind).optional(),
      /** Whom it is about; where it is left out, the rest of the message says. */
      person: z.enum(['self', 'other']).optional(),
      /** Said first, in place of the words of the kind; where there are no kinds, it is the answer. */
      says: sentence.optional(),
      /** Count only while no message can be weighed, for harmless messages hold them, too. */
      whileUnread: phrases.optional(),
      ...examples,
    }),
  ),
);

/** person.yaml: phrases that say who is in danger, and what else counts for the answer. */
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
/** moves.yaml: what a reply does under a concern, in the order in which it counts within a sentence. */
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
 * cues.yaml: which messages under a concern go on with it, which ask something of their own, which tell of a danger that is
 * long ago or was solved, which of a death, and which few words bring a quiet danger back.
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

/** Phrases that count for one thing alone. */
export const namedPhrases = withExamples(z.strictObject(examples));

const toEither = z.strictObject({ self: sentence, other: sentence });

/** The classifier was taught fewer kinds than are answered: signs in the words of a message tell the others from them. */
const kindSigns = z
  .strictObject({
    /** A message of the kind holds a phrase of each list. */
    all: z.array(phrases).min(1),
    unless: z.array(text).optional(),
    /** The kinds that it takes the place of. */
    insteadOf: z.array(kind).optional(),
    /** They tell it where no kind that it takes the place of has signs of its own. */
    otherwise: phrases.optional(),
    /** The kinds that it stands beside. */
    beside: z.array(kind).optional(),
    /** The signs tell of it whatever else is found. */
    alone: z.boolean().optional(),
    matches: z.array(text).min(1, 'write at least one message that it is for'),
    not: z.array(text),
  })
  .superRefine((value, context) => {
    const stands = signsFinder(value);
    const wrong = [
      ...value.matches.filter((one) => !stands(normalise(one))),
      ...value.not.filter((one) => stands(normalise(one))),
    ];
    if (wrong.length > 0) context.addIssue(`the signs read '${wrong.join("', '")}' otherwise; mend all or unless`);
  });

const kindRecord = z.strictObject({
  /** What helps: an ambulance, the poisons line, talking, a safe place, or being seen today. */
  help: z.enum(['ambulance', 'poisons', 'talking', 'safety', 'doctor']),
  /** Seeming well says little after it. */
  mayComeLate: z.boolean(),
  /** One's own wish or doing: what a young person may have told nobody, and what keeps a quiet line. */
  ofOneself: z.boolean(),
  /** Somebody else is always in it: who writes is in it, too, where they are named at all. */
  amongPeople: z.boolean(),
  /** First, to the person who writes about themselves, and about somebody else. */
  self: sentence,
  other: sentence,
  /** When to call the emergency number, beside that number. */
  call: sentence,
  lines: z.array(line),
  /** After those, for the person who writes about themselves. */
  linesSelf: z.array(line).optional(),
  meanwhile: sentence,
  meanwhileOther: sentence.optional(),
  /** Words of which a message of this kind holds one at least; the classifier may take one danger for another. */
  needs: phrases.optional(),
  /** What tells it from the kinds that the classifier knows. */
  signs: kindSigns.optional(),
  /** What to do beside another kind is not said: this comes before all else. */
  comesFirst: z.boolean().optional(),
  ...signed,
});

/** kinds.yaml: what is said of each kind. */
export const kindRecords = z.strictObject(
  Object.fromEntries(concernKinds.map((one) => [one, kindRecord])) as Record<
    (typeof concernKinds)[number],
    typeof kindRecord
  >,
);

const underConcern = z.strictObject({ refuses: toEither, unreached: toEither, waits: toEither, more: toEither });

/** replies.yaml: what is said beside an emergency, and under one that was told before. */
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
  /** In the place of small talk while a danger is quiet. */
  insteadOfSmallTalk: sentence,

  /** To a message without words. */
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

/** All that is said and looked for of emergencies and crises, as assistant-pack/concerns holds it. */
export interface ConcernPack {
  kinds: z.infer<typeof kindRecords>;
  /** Phrases that decide alone which danger it is and who is in it. */
  decisive: readonly PhraseRecord[];
  /** Phrases that must never be missed; the classifier may name another kind beside theirs. */
  neverMissed: readonly PhraseRecord[];
  facts: z.infer<typeof factRecords>;
  moves: z.infer<typeof moveRecords>;
  cues: z.infer<typeof cueRecords>;
  states: StateTable;
  replies: ReplyTexts;
}
