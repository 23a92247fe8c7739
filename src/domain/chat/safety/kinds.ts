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
