import { pattern } from '../chat/text/pattern.ts';
import { fold, foldedSentencesOf, type Sentence } from './fold.ts';
import type { Rule, WarningKind } from './rule.ts';
import { claimRules } from './rules/claims.ts';
import { medicineRules } from './rules/medicines.ts';
import { outcomeRules } from './rules/outcomes.ts';
import { praiseRules } from './rules/praise.ts';
import { pressureRules } from './rules/pressure.ts';
import { promiseRules } from './rules/promises.ts';
import { storyRules } from './rules/stories.ts';

/** A passage that health advertising should not contain. */
export interface AdvertisingWarning {
  kind: WarningKind;
  /** Offset in the original text. */
  start: number;
  end: number;
  passage: string;
  why: string;
  instead: string;
  source: Rule['source'];
}

export const rules: readonly Rule[] = [
  ...medicineRules,
  ...praiseRules,
  ...promiseRules,
  ...outcomeRules,
  ...storyRules,
  ...claimRules,
  ...pressureRules,
];

/** Minimum length of a sentence that is checked. */
const shortest = 4;

/** A negation shortly before a passage. */
const denied = pattern('')`
  \b(?:no|not|never|nobody|no one|nothing|none|cannot|can't|don't|doesn't|won't|isn't|aren't|without|neither|nor|avoid|avoids|instead of|
  rather than|hardly|unlike)(?: [a-z'-]{1,15}){0,4}[ "']{1,2}$
`;
const law = pattern('')`
  \blaw\b|\blaws\b|\bahpra\b|\btga\b|regulator|\bsection \d|\bs ?13\d|advertis|\bboard\b|\baccc\b|\bcode of conduct|\bguidelines?\b
`;
const forbids = pattern('')`
  not allow|prohibit|\bban(?:s|ned)?\b|must not|may not|cannot|can't|does not|do not|don't|\bfine[sd]?\b|forbid|against|offence|illegal|breach|unlawful|
  restrict|never|misleading|penalt|not permitted
`;
const caution = pattern('')`
  \bbeware|\bbe (?:very )?(?:wary|careful|cautious|sceptical|skeptical|suspicious)|watch out for|red flags?|too good to be true|anyone who|
  warning sign|\bmyths?\b|\bscams?\b|be on your guard|walk away|ignore (?:any|claims)|question (?:any|claims)|\btestimonials? (?:are|is|may|
  must|can|should|that)\b|\bbans? (?:is |are )?on\b|signs? of a bad
`;

/**
 * Checks a text as a regulator would: medicines and their substitutes, testimonials, promises, superlatives, pressure,
 * before and after. The same in the editor and on the server. Takes linear time: every expression is bounded.
 *
 * @param text Plain text or Markdown.
 * @returns In the order of the text; passages do not overlap.
 */
export function checkAdvertising(text: string): AdvertisingWarning[] {
  const folded = fold(text);
  const sentences = foldedSentencesOf(folded.text);
  const found = sentences.flatMap((sentence, index) =>
    sentence.text.length < shortest ? [] : warningsIn(sentence, sentences[index - 1], sentences[index + 1]),
  );
  return withoutOverlaps(found).map(({ rule: { kind, why, instead, source }, from, to }) => {
    const start = folded.places[from] ?? 0;
    const end = (folded.places[to - 1] ?? text.length) + 1;
    return { kind, start, end, passage: text.slice(start, end), why, instead, source };
  });
}

interface Found {
  rule: Rule;
  from: number;
  to: number;
}

function warningsIn({ start, text }: Sentence, before: Sentence | undefined, next: Sentence | undefined): Found[] {
  const isHarmless = isAboutTheLaw(text) || isDeniedBy(text, next);
  const withBefore = `${before?.text ?? ''} ${text}`;
  return rules.flatMap((rule) => {
    // An emergency precedes the urgency: 'Call 000. Do not wait.'
    if (rule.mayBeDenied && isHarmless) return [];
    const found: Found[] = [];
    for (const { index, 0: passage } of passagesOf(rule.find, text)) {
      if (found.length === 0 && rule.unless?.test(rule.kind === 'urgency' ? withBefore : text)) return [];
      if (rule.mayBeDenied && isDenied(text, index)) continue;
      found.push({ rule, from: start + index, to: start + index + passage.length });
    }
    return found;
  });
}

/** Like matchAll, which copies the expression for each call: a staff text may have fifty thousand sentences. */
function passagesOf(find: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  find.lastIndex = 0;
  for (let one = find.exec(text); one; one = find.exec(text)) {
    found.push(one);
    if (one[0] === '') find.lastIndex += 1;
  }
  return found;
}

function isAboutTheLaw(text: string): boolean {
  return caution.test(text) || (law.test(text) && forbids.test(text));
}

/** 'Can you guarantee a result? No.' */
function isDeniedBy(text: string, next: Sentence | undefined): boolean {
  return (
    /\?["')]{0,2} ?$/.test(text) && next !== undefined && /^(?:no\b|nobody|nothing|we do not|we don't)/.test(next.text)
  );
}

function isDenied(text: string, index: number): boolean {
  return denied.test(text.slice(Math.max(0, index - 90), index));
}

function withoutOverlaps(found: readonly Found[]): Found[] {
  const matches: Found[] = [];
  for (const each of [...found].sort((a, b) => a.from - b.from || b.to - a.to))
    if (each.from >= (matches.at(-1)?.to ?? 0)) matches.push(each);
  return matches;
}
