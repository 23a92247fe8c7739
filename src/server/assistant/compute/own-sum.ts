import { normalise } from '#domain/chat/text/normalise.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, html } from '../compose/draft.ts';
import type { Facts } from '../compose/facts.ts';
import { ofChild } from './of-child.ts';

/*
 * 'The first one and then two follow-ups, what am I up for?': what several visits come to. Only for numbers of which the
 * pages say it.
 */

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  six: 6,
  twice: 2,
  'two times': 2,
  'three times': 3,
  'four times': 4,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '6': 6,
};
const count = '(one|two|couple|three|four|six|[12346])';
const followUps = '(?:follow up|checkup|check in|review|catch up)s?';
const ofFollowUps = new RegExp(`\\b${followUps}\\b`);
const named = [
  new RegExp(`\\b${count} (?:of |more |other |extra |paid |the |your |those |short )*(?:\\w+ )?${followUps}\\b`),
  new RegExp(`\\b(?:once a|one a|every|each|a) month for ${count} months\\b`),
  new RegExp(
    `\\bfirst (?:visit |one |appointment )?(?:plus|and|then|with) (?:then )?${count} (?:more|others?|after|extra)\\b`,
  ),
  /\b(?:come|came|coming|go|went|been) back (?:again )?(twice|three times|two times|four times)\b/,
];
/** 'And then two of them', after follow-ups were spoken of. */
const ofThose = new RegExp(`\\b${count} (?:of (?:them|those|these)|more|others?|after (?:that|it)|goes)\\b`);
const asksForSum =
  /\b(?:total|(?:al)?together|all (?:up|in)|in all|adds? (?:it )?up|add (?:them|it|that|those)|up for|come to|comes to|sum|the lot|set me back|out of pocket|how much|cost|costs|price|damage|owe|what do i pay|what will i pay|is what|whats that)\b/;
/** 'All up please', once it was said how many. */
const onlySum =
  /^(?:(?:so|and|ok|okay|right|whats|what is|what does|that|it|thats|the|come to) )*(?:total|(?:al)?together|all (?:up|in)|in all|come to|sum|the lot|damage)(?: (?:please|then|is what|come to|cost|that|it|for that|would that be))*$/;
const otherwise =
  /\b(?:weight|lose|losing|kilos?|miss|missed|no show|late|already|had my|without the first|gp|general|both of us|two of us|my (?:wife|husband|mum|partner)|each|per visit|apiece|how many|how often|how long|minutes|cancel|refund|weeks?|months?)\b/;

/** 'And what if Medicare knocks it back?', after a sum. */
const unpaid =
  /^(?:\w+ )?(?:what if|and if|if|without|what about without) (?:(?:\w+ ){0,3}(?:medicare|rebate|bulk)\b|(?:it|they) (?:(?:covers?|pays?|ends up covering) (?:none|nothing|no)|(?:doesnt|wont|dont|didnt) (?:cover|pay)(?: for)?)\b)/;

/** And nothing else: 'four of those tablets' are no visits. */
const onlyThose = new RegExp(
  `\\b${count} (?:of (?:them|those|these)|more|others)(?: (?:visits?|${followUps}))?(?= ?(?:\\||$)| (?:all|in|then|please|over|this|would|what|how|is|a year)\\b)`,
);

/** 'And if I end up having four of them?', after a price. */
const supposes =
  /^(?:(?:and|ok|okay|so|right|then|but|what) )*(?:if|say|suppose|supposing|lets say) (?:i|we|its|it|there|you)\b/;

/** What makes the months of 'once a month for three months' a number of visits. */
const everyMonth = /\b(?:once a|one a|every|each|a) month for \w+ months?\b/;

/** More than one visit is meant, so that a price alone is no answer. */
const ofSeveral =
  /\b(?:total|(?:al)?together|all (?:up|in)|in all|adds? up|add|come to|comes to|sum|out of pocket|damage|is what|whats that|up for|owe)\b/;
const severalNumbers = new RegExp(`\\b${count} or ${count}\\b|\\bfive\\b`);

const numberIn = (text: string) => named.map((one) => one.exec(text)?.[1]).find(Boolean);

const words: Readonly<Record<number, string>> = {
  1: 'one follow-up',
  2: 'two follow-ups',
  3: 'three follow-ups',
  4: 'four follow-ups',
  6: 'six follow-ups',
};

/** What a first visit and so many follow-ups come to; undefined where it is not asked, or not known. */
export function ownSum(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  const before = history.filter(({ role }) => role === 'visitor').map((turn) => normalise(turn.text));
  const ofPrice = asksForSum.test(before.at(-1) ?? '');
  const goesOn = ofPrice && supposes.test(text) && onlyThose.test(text);
  if (!(asksForSum.test(text) || unpaid.test(text) || goesOn) || otherwise.test(text.replace(everyMonth, ' ')))
    return undefined;
  const all = [...before.slice(-3), text].join(' ');
  const spoken = before.slice(-2).some((one) => ofFollowUps.test(one));
  // One follow-up alone has a written answer, and of 'two or three' nobody knows which.
  if (!/\b(?:first|initial)\b/.test(all) && !ofSeveral.test(text) && !onlySum.test(text) && !goesOn) return undefined;
  if (severalNumbers.test(text)) return undefined;
  const found =
    numberIn(text) ??
    (spoken ? ofThose.exec(text)?.[1] : undefined) ??
    (onlySum.test(text.replaceAll('|', '').trim()) || (unpaid.test(text) && ofPrice)
      ? numberIn(before.at(-1) ?? '')
      : undefined);
  const howMany = found === undefined ? 0 : (counts[found] ?? 0);
  const sums = facts.several.get(howMany);
  // A child's visits are bulk billed, and whoever is expecting or unwell is told more than a sum.
  if (!sums || [...before, text].some(ofChild)) return undefined;
  const visits = words[howMany];
  return draft(
    [
      html`A first visit and ${visits} come to ${sums.covered} for you where Medicare covers all of them, and to ${sums.uncovered} where it covers none.`,
      html`Where Medicare covers a follow-up, you pay ${facts.followUp.fee} on the day, and ${facts.followUp.rebate} comes back to your bank account. Tests and pharmacy items have their own prices.`,
    ],
    [facts.page('/how-it-works'), facts.page('/medicare')],
  );
}
