import { z } from 'zod';

/** The kinds of crisis that a phrase may report, the same in every language. */
export const crisisKinds = [
  'suicide',
  'self-harm',
  'overdose',
  'heart',
  'stroke',
  'breathing',
  'unconscious',
  'anaphylaxis',
  'violence',
  'child',
  'pregnancy',
  'emergency',
] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** Tokens of the texts: names, and numbers that become tel: links. */
export const languageTokens = ['tis', 'clinic', 'phone', 'emergency', 'lifeline', 'poisons', 'respect'] as const;
export type LanguageToken = (typeof languageTokens)[number];

const text = z.string().trim().min(1, 'write the text');

/** A text that holds these tokens and no number in digits. */
function textWith(...needed: LanguageToken[]) {
  return text.superRefine((value, context) => {
    const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
    const unknown = used.find((name) => !(languageTokens as readonly string[]).includes(name));
    const missing = needed.find((name) => !used.includes(name));
    if (unknown !== undefined)
      context.addIssue(`{${unknown}} means nothing; use ${languageTokens.map((name) => `{${name}}`).join(', ')}`);
    else if (missing) context.addIssue(`name {${missing}}, which every text of this field holds`);
    // 1800RESPECT is a name, not a number to dial.
    else if (/\p{Nd}[\s-]?\p{Nd}{2}/u.test(value.replaceAll('1800RESPECT', '')))
      context.addIssue(`write telephone numbers as ${languageTokens.map((name) => `{${name}}`).join(', ')}`);
  });
}

const answer = z.strictObject({
  interpreter: textWith('tis', 'phone'),
  help: textWith('emergency', 'lifeline', 'poisons'),
});

const phrase = text.superRefine((value, context) => {
  const core = shortestOf(value).replace(/[…*\s]/gu, '');
  if (/[^\p{L}\p{M}\p{N}\p{Zs}\p{Cf}'’‘ʻʼ…*{},-]/u.test(value) || /[{}]/.test(value.replace(/\{[^{}]*\}/gu, '')))
    context.addIssue(
      `'${value}': leave out everything but words, … for words between, * for any ending, and {a,b} for one or the other`,
    );
  else if (/(^|[\s{,])\*|\*(?=[^\s…},])/u.test(value)) context.addIssue(`'${value}': put * at the end of a word`);
  // One short word occurs in too many harmless messages.
  else if (core.length < (/^[\p{Script=Latin}\p{M}\p{N}'’-]+$/u.test(core) ? 4 : 2))
    context.addIssue(`'${value}': add a word; this stands in harmless messages, too`);
});

/** A phrase with the shortest of its alternatives. */
function shortestOf(value: string): string {
  return value.replace(/\{([^{}]*)\}/gu, (_, inside: string) =>
    inside.split(',').reduce((one, other) => (other.trim().length < one.trim().length ? other : one)),
  );
}

const phrases = z
  .array(phrase)
  .min(1, 'write at least one phrase')
  .refine((list) => new Set(list).size === list.length, 'a phrase is listed twice; list it once');

/** The translator or clinician who reviewed it; empty until then. */
const signed = {
  reviewedBy: z.string(),
  reviewedOn: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, "write the day, such as '2026-11-20', or '' until it is reviewed"),
};

/** assistant-pack/languages/<code>.yaml: the answers to a visitor who writes in this language. */
export const languageRecord = z.strictObject({
  code: z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'write a BCP 47 code, such as vi or zh-Hans'),
  /** In English. */
  name: text,
  /** In the language itself. */
  ownName: text,
  direction: z.enum(['ltr', 'rtl'], { error: 'write ltr, or rtl for a script that runs from right to left' }),
  ...signed,
  /** Words in Latin letters that are not English and mark the language in a short message. */
  words: z.array(text.regex(/^\S+$/, 'write one word')),
  answer,
  crisis: z.strictObject({
    lead: textWith('emergency'),
    lines: textWith('lifeline', 'poisons'),
    interpreter: textWith('tis'),
    /** Shown after `lines` if the phrase is about violence. */
    violence: textWith('respect'),
  }),
  phrases: z.strictObject(
    Object.fromEntries(crisisKinds.map((kind) => [kind, phrases])) as Record<CrisisKind, typeof phrases>,
  ),
  /** Whole messages, for the tests. */
  examples: z.strictObject({
    crisis: z.array(text).min(8, 'write at least eight messages'),
    ordinary: z.array(text).min(5, 'write at least five messages'),
  }),
});
export type LanguageRecord = z.infer<typeof languageRecord>;

/** assistant-pack/languages/und.yaml: answers for languages without a record, in very plain English. */
export const unknownLanguage = z.strictObject({ ...signed, answer });
export type UnknownLanguage = z.infer<typeof unknownLanguage>;

/** All language data of the assistant. */
export interface LanguagePack {
  records: readonly LanguageRecord[];
  unknown: UnknownLanguage;
  /** English words as visitors write them, folded: evidence that a message in Latin letters is English. */
  english: ReadonlySet<string>;
}
