import { bmiBands, bmiCategory, bodyMassIndex, heightRange, weightRange } from '#domain/calculator/body-metrics.ts';
import type { Sex } from '#domain/calculator/inputs.ts';
import { waistRange } from '#domain/calculator/limits.ts';
import { waistCutOffs, waistRisk } from '#domain/calculator/waist.ts';
import { normalise } from '#domain/chat/text/normalise.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';
import { olderFrom } from '../../explanations/interpret-calculator/figures.ts';
import type { Turn } from '../chat/parts.ts';
import { type Draft, draft, html } from '../compose/draft.ts';
import type { Facts } from '../compose/facts.ts';
import { ofChild } from './of-child.ts';

/*
 * The band of a body mass index that a visitor names, or that their weight and height give, and that of their waist.
 * Their own figures are not repeated: a sentence of the assistant holds none that the clinic's pages do not.
 */

const asksForBand = anyOf([
  '(what|which|whats) (does |is |s |do |bmi |would |about )*(box|band|class|category|range|group|section|colour|bmi|my bmi|that|it|this|you call|the calculator call|called)|(put|make|makes|puts|class|classes|classed|count|counts|rate|rates) (me|it|that|as)|(is|am) (that|it|this|i) (classed as |considered |too |in the |an? |still |actually |technically |already |that )*(obese|overweight|healthy|normal|bad|ok|okay|good|high|big|heavy|fat)|(my|a|the) bmi( then| be| come out| work out| now| would be)?$|(work|figure) out my bmi|bmi (for me|please)$',
]);
/** Somebody asks for something else beside their figures. */
const otherwise = anyOf([
  '(put me on|qualify|eligible|allowed|medicare|treat|see me|take me|accept|help|dog|cat|horse|barbell|table|squat|bench|medicine|medication|injection|surgery|bypass|script|cost|price|book|lose|goal|target|should i weigh|protein|calories|calculator ask|why)( |$)',
]);

const ageTold = /\b(?:im|i am|aged?|turned|turning) (\d\d)\b(?! ?(?:kg|cm))|\b(\d\d) ?(?:yo\b|years? old)/g;
const isOlder = (text: string) =>
  [...text.matchAll(ageTold)].some(([, one, other]) => Number(one ?? other) >= olderFrom);

/** The band of their body mass index, where they ask for it; undefined for children and for whom it would be wrong. */
export function ownBand(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  if (!/\bbmi\b|\bbody mass\b|\bkg\b|\bcm\b/.test(text) && !/\b(?:that|it|me)\b/.test(text)) return undefined;
  if (!occurs(asksForBand, text) || occurs(otherwise, text)) return undefined;
  const before = history.filter(({ role }) => role === 'visitor').map((turn) => turn.text);
  // Where neither now nor just before a body mass index was spoken of, it is something else that is 'bad' or 'high'.
  const all = [...before, message].map(normalise);
  if (!/\bbmi\b|\bbody mass\b/.test(all.slice(-2).join(' ')) && !/\bkg\b/.test(text)) return undefined;
  if (all.some((one) => ofChild(one))) return undefined;
  const bmi = bmiFrom(all);
  if (bmi === undefined || bmi < bmiBands[0].below) return undefined;
  return draft(
    [
      html`That is in the band ‘${bmiCategory(bmi)}’ of our body metrics calculator, which works it out to the decimal and looks at your waist, too. The band describes a measurement, not you, and it is no diagnosis.`,
      all.some(isOlder)
        ? html`From the age of ${String(olderFrom)} on, BMI is less reliable, and a slightly higher one is less of a worry. Losing weight without meaning to deserves a check with your GP.`
        : undefined,
      html`The bands are for adults who are not pregnant. It reads differently for different backgrounds: for people of Asian, Middle Eastern, African or African Caribbean backgrounds, clinicians look more closely at lower numbers.`,
    ],
    [facts.page('/calculator')],
  );
}

const asksOfWaist = anyOf([
  '(where|what) (does|do|did) (that|it|this) (land|put|leave|mean|make)|(is|am) (that|it|this|i|mine) .. (ok|okay|zone|high|bad|big|too|risk|risky|healthy|normal|fine|good|line|band|range)|(what|which) (band|zone|category|group|risk)|(ok|okay|good|bad|fine|healthy) or (no|not|bad)|hows that|how bad|am i (over|in)',
]);
const onWaist =
  /\b(?:waist|waistline|tape (?:says?|said|reads?|shows?)|round (?:the|my) (?:middle|belly|tummy|guts?)|belly button)\b/;
const men = /\b(?:male|man|bloke|fella|guy|im a (?:dad|grandad|tradie))\b/;
const women = /\b(?:female|woman|lady|sheila|im a (?:mum|nan|girl))\b/;

/** The band of a waist that a visitor measured, where they say whether it is a man's or a woman's. */
export function ownWaist(message: string, history: readonly Turn[], facts: Facts): Draft | undefined {
  const text = normalise(message);
  const said = [...history.filter(({ role }) => role === 'visitor').map((turn) => turn.text), message];
  const all = said.slice(-3).map(normalise).join(' | ');
  if (!onWaist.test(all) || !occurs(asksOfWaist, text) || occurs(otherwise, text)) return undefined;
  if (said.some((one) => ofChild(normalise(one)))) return undefined;
  const sex: Sex | undefined = men.test(all) === women.test(all) ? undefined : men.test(all) ? 'male' : 'female';
  const waist = waistIn(all);
  if (!sex || waist === undefined) return undefined;
  const { increased, substantiallyIncreased } = waistCutOffs[sex];
  return draft(
    [
      html`For ${sex === 'male' ? 'men' : 'women'}, risk to health begins to rise at a waist of ${String(increased)} cm and is substantially higher from ${String(substantiallyIncreased)} cm, so yours is in the band ‘${waistRisk(sex, waist)}’. It is a sign, not a diagnosis.`,
      html`For some backgrounds, including South Asian and Chinese ones, risk starts lower. Measure halfway between the lowest rib and the top of the hip bone. If it worries you, have a GP or another clinician check blood pressure, blood sugar and blood fats.`,
    ],
    [facts.page('/calculator')],
  );
}

/** Less than this, without its unit, is a size in inches. */
const leastCentimetres = 60;

function waistIn(text: string): number | undefined {
  // Two figures: which of them is the waist now is not said.
  const figures = text.match(/\b\d{2,3}(?:\.\d)? ?cm\b/g) ?? [];
  if (figures.length > 1 || /\b(?:tall|high|height)\b|\bfrom \d+ to \d+/.test(text)) return undefined;
  const found =
    /\b(?:waist|waistline|tape)(?: (?:is|was|of|at|says?|said|reads?|measures?|now|about|around|circumference|comes?|came|to|in)){0,4} (\d{2,3})(?:\.\d)?\b(?! ?(?:kg|years?|inch|inches|in\b|percent))/.exec(
      text,
    ) ?? /\b(\d{2,3})(?:\.\d)? ?(?:cm )?(?:waist|round (?:the|my))\b/.exec(text);
  return within(Number(found?.[1]), { ...waistRange, min: leastCentimetres });
}

/** From the newest message that has it: an index, or a weight and a height, of one message or of two. */
function bmiFrom(messages: readonly string[]): number | undefined {
  let weight: number | undefined;
  let height: number | undefined;
  for (const text of messages.toReversed()) {
    const named =
      /\b(?:bmi|body mass index)(?: (?:is|was|of|at|says|said|come|came|up|out|as|now|around|about|over|just)){0,4}? (\d{2}(?:\.\d+)?)(?! ?(?:kg|cm|percent|years?|mg)|\d)\b|\b(\d{2}(?:\.\d+)?) (?:for |as )?(?:my |a )?bmi\b/.exec(
        text,
      );
    const index = Number(named?.[1] ?? named?.[2]);
    if (named && index >= 10 && index <= 80) return index;
    // Two weights in a message: which of them counts is not said.
    if ((text.match(/\b\d{2,3}(?:\.\d+)? kg\b/g) ?? []).length > 1) return undefined;
    weight ??= weightIn(text);
    height ??= heightIn(text);
    if (weight !== undefined && height !== undefined) return bodyMassIndex(weight, height);
  }
  return undefined;
}

function weightIn(text: string): number | undefined {
  const found =
    /(?<!\b(?:lose|losing|lost|drop|dropped|gain|gained|shed|down|another|extra|last) (?:\w+ )?)\b(\d{2,3}(?:\.\d+)?) kg\b(?! (?:to (?:lose|go|drop)|off|down|lighter|heavier|over))/.exec(
      text,
    ) ?? /\bweigh(?:t is)? (?:about |around |just )?(\d{2,3}(?:\.\d+)?)\b(?! ?(?:cm|pounds|lbs|stone))/.exec(text);
  return within(Number(found?.[1]), weightRange);
}

function heightIn(text: string): number | undefined {
  const centimetres =
    /(?<!\b(?:waist|tape|belly|round|middle|hips?)\b[^|]{0,24})\b(1[2-9]\d|2[0-2]\d)(?:\.\d)? ?(?:cm|tall|high|centimet\w+)\b|\b(?:at|height|tall|height is|im) (1[3-9]\d|2[0-2]\d)(?! ?(?:kg|pounds|lbs|days|mg))\b/.exec(
      text,
    );
  const metres = /\b(1\.[3-9]\d?|2\.[0-2]\d?) ?(?:m|metres?|meters?|tall)\b/.exec(text);
  if (centimetres) return within(Number(centimetres[1] ?? centimetres[2]), heightRange);
  const asSaid = /\b([12]) ?m ?([0-9]{2})\b/.exec(text);
  if (asSaid) return within(Number(`${asSaid[1]}${asSaid[2]}`), heightRange);
  return metres ? within(Number(metres[1]) * 100, heightRange) : undefined;
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max ? value : undefined;
