import { harrisBenedictError, lowCalorieLimit } from '#domain/calculator/energy.ts';
import { buildGain, projectionWeeks, treatmentGoalLoss } from '#domain/calculator/goal-weight.ts';
import { hasSpan, spanAfter } from '#domain/calculator/projection.ts';
import type { DisplayedResult } from '#domain/calculator/result.ts';
import {
  changeInWords,
  energyIn,
  energyInWords,
  type ResultUnits,
  waistUnit,
} from '#domain/calculator/result-units.ts';
import { figure, figureUnder, roundHalfUp } from '#domain/calculator/rounding.ts';
import {
  clinicianFirstLimit,
  medicalSupervisionLimit,
  olderFrom,
  type SafePlan,
  underweightBelow,
} from '#domain/calculator/safety.ts';
import { inWords } from '#domain/calculator/units.ts';
import { waistFigures } from '#domain/calculator/waist.ts';

/*
 * Every number of an interpretation. The other files contain no digits: figures enter a text through this file only, and
 * interpret-calculator.test.ts checks both.
 */

/** BMI at which health risks begin for people of several backgrounds, in place of 25 and 30. RACGP. */
export const lowerCutOffs = [
  { from: 23, insteadOf: 25 },
  { from: 27.5, insteadOf: 30 },
] as const;

/** Figures that do not depend on the person, in the units of a result. */
export function fixedFigures({ weight, energy }: ResultUnits) {
  return {
    healthyFrom: figure(underweightBelow, 1),
    weeks: figure(projectionWeeks),
    supervised: energyInWords(medicalSupervisionLimit, energy),
    low: energyInWords(lowCalorieLimit, energy),
    clinicianFirst: energyInWords(clinicianFirstLimit, energy),
    largerLoss: `${figure(treatmentGoalLoss * 100)}%`,
    gain: inWords(buildGain, weight),
    older: figure(olderFrom),
    ofAHundred: '95 of 100',
    /** Moderate activity per week and days of strength training: Australian guidelines for adults. */
    activityMinutes: '150 to 300 minutes',
    errorOf: {
      female: energyInWords(harrisBenedictError.female, energy),
      male: energyInWords(harrisBenedictError.male, energy),
    },
  } as const;
}

export type FixedFigures = ReturnType<typeof fixedFigures>;

/** A person's own figures as text, with their units. */
export interface OwnFigures {
  age: string;
  weight: string;
  height: string;
  /** One decimal; two if one decimal would show the limit that the figure is below. */
  bmi: string;
  waist: string | null;
  waistShare: string | null;
  resting: string;
  /** In the other unit of energy, because labels and recipes differ. */
  restingOther: string;
  daily: string;
  dailyOther: string;
  /** Energy of the day beyond rest. */
  beyondRest: string;
  goal: string;
  goalOther: string;
  /** The goal as a figure below a limit in kcal; null if it would round to the limit. */
  goalUnder: (limit: number) => string | null;
  goalPercent: string;
  protein: string;
  /** The result of the formula alone, if a lower figure is shown; else null. */
  formulaProtein: string | null;
  proteinPerMeal: string;
  fat: string;
  carbs: string;
  goalWeight: string;
  /** '4.9 kg less'. */
  loss: string;
  /** The ends of the range after twelve weeks; null if none is shown. */
  range: { low: string; lowChange: string; high: string; highChange: string } | null;
  stayingThere: string;
}

/** Main meals that share a day's protein. */
export const mealsADay = 3;

/** Grams of protein up to which a meal is small, medium or large; beyond that most people cannot eat it at once. */
export const mealSizes = { small: 20, medium: 35, large: 50 } as const;

export function ownFigures(
  { calculation, formulaProtein }: SafePlan,
  shown: DisplayedResult,
  units: ResultUnits,
): OwnFigures {
  const { inputs, bmi, goalCalories, tdee, bmr, goalWeight } = calculation;
  const energy = (kilocalories: number) => energyInWords(kilocalories, units.energy);
  const other = (kilocalories: number) => energyInWords(kilocalories, units.energy === 'kcal' ? 'kJ' : 'kcal');
  const weight = (kilograms: number) => inWords(kilograms, units.weight);
  const change = (kilograms: number) => changeInWords(inputs.weight, kilograms, units.weight);
  const wholeEnergy = (kilocalories: number) => roundHalfUp(energyIn(kilocalories, units.energy));
  const span = hasSpan(calculation) && spanAfter(projectionWeeks, calculation);
  return {
    age: figure(inputs.age),
    weight: weight(inputs.weight),
    height: inWords(inputs.height, units.length),
    bmi:
      bmi < underweightBelow && shown.bmi >= underweightBelow
        ? (figureUnder(bmi, underweightBelow, 1) ?? `just under ${figure(underweightBelow, 1)}`)
        : shown.bmi.toFixed(1),
    waist:
      shown.waistCircumference === null
        ? null
        : waistFigures(inputs.sex, calculation.waistCircumference ?? 0, waistUnit(units)).waist,
    waistShare: shown.waistToHeightRatio === null ? null : shown.waistToHeightRatio.toFixed(2),
    resting: energy(bmr),
    restingOther: other(bmr),
    daily: energy(tdee),
    dailyOther: other(tdee),
    beyondRest: `${figure(wholeEnergy(tdee) - wholeEnergy(bmr))} ${units.energy}`,
    goal: energy(goalCalories),
    goalOther: other(goalCalories),
    goalUnder: (limit) => {
      const under = figureUnder(energyIn(goalCalories, units.energy), energyIn(limit, units.energy));
      return under && `${under} ${units.energy}`;
    },
    goalPercent: `${figure(Math.abs(shown.goalPercentOfTdee))}%`,
    protein: `${figure(shown.protein)} g`,
    formulaProtein: formulaProtein === null ? null : `${figure(formulaProtein)} g`,
    proteinPerMeal: `${figure(shown.protein / mealsADay)} g`,
    fat: `${figure(shown.fat)} g`,
    carbs: `${figure(shown.carbs)} g`,
    goalWeight: weight(goalWeight),
    loss: change(goalWeight),
    range: span
      ? { low: weight(span.low), lowChange: change(span.low), high: weight(span.high), highChange: change(span.high) }
      : null,
    stayingThere: energy(calculation.goalTdee),
  };
}
