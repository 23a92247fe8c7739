import { z } from 'zod';
import { type ConcernKind, concernKinds, type Finding } from '../concern/kinds.ts';
import type { Concern } from './dialogue.ts';

/*
 * The transition table of a conversation (assistant-pack/concerns/states.yaml): the next state, by state and signal.
 */

export const stateNames = ['none', 'open', 'quiet', 'over'] as const;
export type State = (typeof stateNames)[number];

/** Signals of a message. */
export const signalNames = [
  'danger',
  'past',
  'affirms',
  'lied',
  'contradicts',
  'symptom',
  'refuses',
  'unreached',
  'waits',
  'helped',
  'over',
  'jest',
  'dismisses',
  'denies',
  'well',
  'question',
  'goesOn',
  'wordless',
] as const;
export type Signal = (typeof signalNames)[number];

export const groupNames = ['late', 'poison', 'ownLife'] as const;
export type Group = (typeof groupNames)[number];

const state = z.enum(stateNames, { error: `name one of ${stateNames.join(', ')}` });
const sentence = z.string().trim().min(1);
const group = z.enum(groupNames);

/** A state, or one for each group of kinds; `any` for all others. */
const cell = z.union([state, z.partialRecord(group, state).and(z.object({ any: state }))]);

const row = z.strictObject({ none: cell, open: cell, quiet: cell, over: cell });

/** The table has a row for every signal, so that a clinician can review all of it. */
export const stateTable = z.strictObject({
  states: z.record(state, sentence),
  signals: z.record(z.enum(signalNames), sentence),
  groups: z.strictObject({
    late: z.strictObject({ mayComeLate: z.literal(true) }),
    poison: z.strictObject({ help: z.literal('poisons'), kinds: z.array(z.enum(concernKinds)) }),
    ownLife: z.strictObject({ kinds: z.array(z.enum(concernKinds)).min(1) }),
  }),
  /** Kinds whose help line is shown below every answer while the state is quiet; for all others below the first. */
  keepsNumbers: z.array(group),
  messagesThatRevive: z.int().positive(),
  becomes: z.record(z.enum(signalNames), row),
  reviewedBy: z.string(),
  reviewedOn: z.string(),
});
export type StateTable = z.infer<typeof stateTable>;

export interface States {
  /** The state that a signal leads to. */
  after(before: State, signal: Signal, concern: Concern | Finding | undefined): State;
  /** Whether its help line is shown below every answer while the state is quiet. */
  keepsNumbers(concern: Concern): boolean;
  /** Whether the concern is recent enough for a few words to reopen it. */
  isRecent(concern: Concern): boolean;
}

/** The groups of the table, by kind. */
type Kinds = Readonly<Record<ConcernKind, { help: string; mayComeLate: boolean }>>;

export function createStates({ kinds, states }: { kinds: Kinds; states: StateTable }): States {
  const { groups, keepsNumbers, messagesThatRevive, becomes } = states;

  function isOf(name: Group, { kinds: kindsOf, about }: Concern | Finding): boolean {
    if (name === 'ownLife') return about === 'self' && kindsOf.some((kind) => groups.ownLife.kinds.includes(kind));
    const { help, kinds: others } = groups.poison;
    if (name === 'poison') return kindsOf.some((kind) => kinds[kind].help === help || others.includes(kind));
    return kindsOf.some((kind) => kinds[kind].mayComeLate);
  }

  return {
    after: (before, signal, concern) => {
      const found = becomes[signal][before];
      if (typeof found === 'string') return found;
      const special = groupNames.find((name) => found[name] !== undefined && concern && isOf(name, concern));
      return (special && found[special]) ?? found.any;
    },
    keepsNumbers: (concern) => keepsNumbers.some((name) => isOf(name, concern)),
    isRecent: ({ messagesSince = 0 }) => messagesSince < messagesThatRevive,
  };
}
