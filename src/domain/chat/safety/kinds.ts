/** What a message may be about that is answered by rule, at once, before anything else. The gravest first. */
export const safetyKinds = [
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

export type SafetyKind = (typeof safetyKinds)[number];

/** When a message is of a kind: one of `any`, and one of every list of `and`, and none of `unless`. */
export interface SafetyRule {
  any: readonly string[];
  and?: readonly (readonly string[])[];
  unless?: readonly string[];
}

/** The rules of a kind. Patterns as in ../text/pattern.ts. */
export interface SafetyRules {
  kind: SafetyKind;
  rules: readonly SafetyRule[];
}

/**
 * Phrases that decide, whatever weights and rules make of a message: which danger it is, and who is in it. For a clinician
 * to read: one phrase a line, as ../text/phrases.ts says, over normalised text.
 */
export interface ReviewedPhrases {
  /** What it is, the first thing to say first; none for what is no emergency although it sounds like one. */
  kinds: readonly SafetyKind[];
  /** Whom it is about; undefined where the rest of the message says. */
  about?: 'self' | 'other';
  phrases: readonly string[];
  /** Where one of these stands in the message, too, the phrases decide nothing. */
  unless?: readonly string[];
  /** What is said first, in place of the words of the kind. */
  says?: string;
  /** Messages that it is for, and messages that it leaves alone. */
  matches: readonly string[];
  not: readonly string[];
  /** Who has read it, and when (2026-11-23); empty until a clinician truly has. */
  reviewedBy: string;
  reviewedOn: string;
}
