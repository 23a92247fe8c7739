/** The kinds that the classifier was taught. */
export const learntKinds = [
  'unconscious',
  'anaphylaxis',
  'heart',
  'stroke',
  'breathing',
  'overdose',
  'suicide',
  'child',
  'violence',
  'harm-to-others',
  'pregnancy',
  'hypoglycaemia',
  'self-harm',
  'withdrawal',
  'abdomen',
  'emergency',
  'eating-disorder',
] as const;
export type LearntKind = (typeof learntKinds)[number];

/** What a message may be about that is answered at once, before anything else. The gravest first. */
export const concernKinds = [
  'unconscious',
  'anaphylaxis',
  'heart',
  'stroke',
  'breathing',
  'severe-poisoning',
  'ill-child',
  'critical-reading',
  'delirium',
  'armed',
  'overdose',
  'suicide',
  'perinatal',
  'child',
  'sexual-assault',
  'violence',
  'harm-to-others',
  'pregnancy',
  'hypoglycaemia',
  'self-harm',
  'withdrawal',
  'abdomen',
  'emergency',
  'reading-today',
  'eyesight',
  'eating-disorder',
] as const;

export type ConcernKind = (typeof concernKinds)[number];

/** An emergency or a crisis that a message tells of. */
export interface Finding {
  /** The gravest first. */
  kinds: readonly [ConcernKind, ...ConcernKind[]];
  /** A phrase that must never be missed stands in the message, whatever the classifier makes of the rest. */
  isPlain: boolean;
  /** Said first, in place of the words of the first kind. */
  says?: string;
  /** What to do until help is there, in place of the words of the first kind. */
  meanwhile?: string;
  /** Said beside it: a reading that has to be seen to as well. */
  beside?: string;
  /** Whether it is about the person who writes, as far as can be told. */
  about: 'self' | 'other';
  /** The person says that they are young, or writes as a child. */
  young: boolean;
  /** The person says that they are Aboriginal or Torres Strait Islander. */
  firstNations: boolean;
  /** The person says that they cannot hear or speak on a telephone. */
  cannotSpeak?: boolean | undefined;
  /** This message tells that insulin was left out, and of no low sugar: it may be high, and sugar then harms. */
  insulinMissed?: boolean;
  /** This message tells that somebody does not think or speak clearly. */
  confused?: boolean;
}
