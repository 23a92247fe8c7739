import { bmiBands } from '#domain/calculator/body-metrics.ts';
import { projectionWeeks, treatmentGoalLoss } from '#domain/calculator/goal-weight.ts';
import { ageRange } from '#domain/calculator/limits.ts';
import { medicalSupervisionLimit } from '#domain/calculator/safety.ts';
import { kilojoules } from '#domain/calculator/units.ts';
import { waistCutOffs } from '#domain/calculator/waist.ts';
import type { Instrument } from '#domain/screeners/instrument.ts';
import { instruments } from '#domain/screeners/instruments.ts';

/** What calculator and self-checks decide by. */
const decidedBy = { ageRange, bmiBands, instruments, medicalSupervisionLimit, treatmentGoalLoss, waistCutOffs };

/** Tokens of the figures that the tools decide by, so that no answer says another than the tool. */
export function figureTokens(changed: Partial<typeof decidedBy> = {}): Record<string, string> {
  const of = { ...decidedBy, ...changed };
  const [underweight, healthy, overweight] = of.bmiBands;
  const { female, male } = of.waistCutOffs;
  return {
    'ages.adult': String(of.ageRange.min),
    'bmi.healthy.from': String(underweight.below),
    'bmi.healthy.to': lastBelow(healthy.below),
    'bmi.healthy.name': healthy.category,
    'bmi.overweight.from': String(healthy.below),
    'bmi.overweight.to': lastBelow(overweight.below),
    'bmi.overweight.name': overweight.category,
    'bmi.obesity.from': String(overweight.below),
    'waist.women.increased': String(female.increased),
    'waist.women.high': String(female.substantiallyIncreased),
    'waist.men.increased': String(male.increased),
    'waist.men.high': String(male.substantiallyIncreased),
    'calculator.weeks': String(projectionWeeks),
    'calculator.treatmentGoal': `${Math.round(of.treatmentGoalLoss * 100)}%`,
    'calculator.supervised': energy(of.medicalSupervisionLimit),
    ...Object.fromEntries(Object.values(of.instruments).flatMap(instrumentTokens)),
  };
}

/** A BMI is shown with one decimal: the last one of a band. */
function lastBelow(limit: number): string {
  return (limit - 0.1).toFixed(1);
}

/** 800 kcal (3,350 kJ): as kilojoules are rounded for reading. */
function energy(kilocalories: number): string {
  const rounded = Math.round(kilojoules(kilocalories) / 50) * 50;
  return `${kilocalories.toLocaleString('en-AU')} kcal (${rounded.toLocaleString('en-AU')} kJ)`;
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number inside and at the start of a sentence. */
function inWords(name: string, number: number): [string, string][] {
  const word = words[number] ?? String(number);
  return [
    [`${name}.word`, word],
    [`${name}.Word`, word.charAt(0).toUpperCase() + word.slice(1)],
  ];
}

function instrumentTokens({ id, items, scale }: Instrument): [string, string][] {
  const own = `screeners.${id}`;
  return [
    ...inWords(`${own}.questions`, items.length),
    [`${own}.questions`, String(items.length)],
    [`${own}.max`, String(scale.max)],
    ...scale.bands.flatMap(({ id: band, from, title }, at): [string, string][] => {
      const to = (scale.bands[at + 1]?.from ?? scale.max + 1) - 1;
      const range = to === from ? String(from) : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
      return [
        ...inWords(`${own}.${band}.from`, from),
        [`${own}.${band}.from`, String(from)],
        [`${own}.${band}.range`, range],
        [`${own}.${band}.title`, title],
      ];
    }),
  ];
}
