import { sensitiveIn } from '#domain/chat/sensitive.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, html } from './draft.ts';
import type { Facts } from './facts.ts';
import { ofChild } from './of-child.ts';

/*
 * 'The first one and then two follow-ups, what am I up for?': what several visits come to. Only for numbers of which the
 * pages say it.
 */

const counts: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  six: 6,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '6': 6,
};
const count = '(one|two|couple|three|four|six|[12346])';
const followUps = '(?:follow up|checkup|review|catch up)s?';
const named = new RegExp(
  `\\b${count} (?:of |more |other |extra |paid |the |your |those |short )*(?:\\w+ )?${followUps}\\b`,
);
/** 'And then two of them', after follow-ups were spoken of. */
const ofThose = new RegExp(`\\b${count} (?:of (?:them|those|these)|more|others?|after (?:that|it)|goes)\\b`);
const asksForSum =
  /\b(?:total|(?:al)?together|all (?:up|in)|in all|adds? (?:it )?up|add (?:them|it|that|those)|up for|come to|comes to|sum|the lot|set me back|out of pocket|how much|cost|costs|price|what do i pay|what will i pay)\b/;
const otherwise = /\b(?:each|per visit|apiece|how many|how often|how long|minutes|cancel|refund|weeks?|months?)\b/;

/** What a first visit and so many follow-ups come to; undefined where it is not asked, or not known. */
export function ownSum(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  if (!asksForSum.test(text) || otherwise.test(text)) return undefined;
  const before = history.filter(({ role }) => role === 'visitor').map((turn) => normalise(turn.text));
  const spoken = before.slice(-2).some((one) => new RegExp(`\\b${followUps}\\b`).test(one));
  const found = named.exec(text)?.[1] ?? (spoken ? ofThose.exec(text)?.[1] : undefined);
  const sums = found === undefined ? undefined : facts.several.get(counts[found] ?? 0);
  // A child's visits are bulk billed, and whoever is expecting or unwell is told more than a sum.
  if (
    !found ||
    !sums ||
    [...before, text].some(ofChild) ||
    [...before, message].some((one) => sensitiveIn(one).length > 0)
  )
    return undefined;
  const visits = words[counts[found] ?? 0];
  return draft(
    [
      html`A first visit and ${visits} come to ${sums.covered} for you where Medicare covers all of them, and to ${sums.uncovered} where it covers none.`,
      html`Of each follow-up you pay the whole fee on the day, ${facts.fees.followup.fee}, and Medicare’s ${facts.fees.followup.rebate} comes back to your bank account. Tests and pharmacy items have their own prices. ${facts.medicareRule ?? ''}`,
    ],
    [facts.page('/how-it-works'), facts.page('/medicare')],
  );
}

const words: Readonly<Record<number, string>> = {
  1: 'one follow-up',
  2: 'two follow-ups',
  3: 'three follow-ups',
  4: 'four follow-ups',
  6: 'six follow-ups',
};
