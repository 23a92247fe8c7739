/** The kinds that the classifier is trained on. */
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

/** Kinds of concern, which are answered before anything else. The gravest first. */
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

/** An emergency or crisis in a message. */
export interface Finding {
  /** The gravest first. */
  kinds: readonly [ConcernKind, ...ConcernKind[]];
  /** A reviewed phrase, a sign or a reading decides, whatever the classifier's score. */
  isPlain: boolean;
  /** Opening sentence, in place of the first kind's own. */
  says?: string;
  /** Advice until help arrives, in place of the first kind's own. */
  meanwhile?: string;
  /** Extra advice: a reading that also needs attention. */
  beside?: string;
  /** Whether it concerns the writer or another person, as far as the text shows. */
  about: 'self' | 'other';
  /** The visitor says that they are young, or writes as a child. */
  young: boolean;
  /** The visitor says that they are Aboriginal or Torres Strait Islander. */
  firstNations: boolean;
  /** The visitor says that they cannot hear or speak on a telephone. */
  cannotSpeak?: boolean | undefined;
  /** This message reports missed insulin and no low blood sugar: blood sugar may be high, and more sugar then harms. */
  insulinMissed?: boolean;
  /** This message reports that a person does not think or speak clearly. */
  confused?: boolean;
}
