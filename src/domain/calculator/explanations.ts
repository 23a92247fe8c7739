import { type Citation, citations } from './citations.ts';
import { activityMultipliers, goalFractions, harrisBenedict, harrisBenedictError } from './energy.ts';
import {
  buildGain,
  daysPerWeek,
  goalWeightFloor,
  kilocaloriesPerKilogram,
  lossAfter,
  projectionWeeks,
} from './goal-weight.ts';
import { isLoseGoal } from './inputs.ts';
import { kilocaloriesPerGram, proteinGrams } from './macros.ts';
import { dailyEnergyError, hasSpan, spanAfter } from './projection.ts';
import { countedShare, countedUpTo, countedWeight } from './protein-ceiling.ts';
import type { Calculation } from './result.ts';
import { energyInWords, metricResult, type ResultUnits, waistUnit } from './result-units.ts';
import { figure, roundHalfUp } from './rounding.ts';
import { inWords, type Unit } from './units.ts';
import { waistFigures } from './waist.ts';

/** The answer to "How is this worked out?" for one number. */
export interface Explanation {
  id: 'bmi' | 'waist' | 'bmr' | 'tdee' | 'goalCalories' | 'protein' | 'fatAndCarbs' | 'goalWeight' | 'atGoalWeight';
  title: string;
  /** In words. */
  formula: string;
  /** The formula with this person's values. Intermediate values show two decimals; the chain itself is not rounded. */
  worked: string[];
  note: string;
  sources: Citation[];
}

/**
 * An explanation of every number of a result, in the order of the page. The waist is left out where none was given. The
 * formulas are published in kilograms, centimetres and kilocalories: for other units the conversions are shown.
 */
export function explain(calculation: Calculation, units: ResultUnits = metricResult): Explanation[] {
  return [
    explainBmi(calculation, units),
    ...explainWaist(calculation, units),
    explainBmr(calculation, units),
    explainTdee(calculation, units),
    explainGoalCalories(calculation, units),
    explainProtein(calculation, units),
    explainFatAndCarbs(calculation),
    explainGoalWeight(calculation, units),
    explainAtGoalWeight(calculation, units),
  ];
}

const two = (value: number) => figure(value, 2);

/** '203 lb is 92.08 kg', for a weight in another unit than kilograms. */
const fromWeight = (kilograms: number, { weight }: ResultUnits) => step(kilograms, weight, 'kg');
const fromLength = (centimetres: number, unit: Unit) => step(centimetres, unit, 'cm');

function step(metric: number, unit: Unit, metricUnit: 'kg' | 'cm'): string[] {
  return unit === metricUnit ? [] : [`${inWords(metric, unit)} is ${two(metric)} ${metricUnit}`];
}

const fromBody = ({ weight, height }: Calculation['inputs'], units: ResultUnits) => [
  ...fromWeight(weight, units),
  ...fromLength(height, units.length),
];

/** '1,645.58 kcal is 6,885 kJ', for energy in kJ. */
const toEnergy = (kilocalories: number, { energy }: ResultUnits) =>
  energy === 'kcal' ? [] : [`${two(kilocalories)} kcal is ${energyInWords(kilocalories, energy)}`];

const toWeight = (kilograms: number, { weight }: ResultUnits) =>
  weight === 'kg' ? [] : [`${two(kilograms)} kg is ${inWords(kilograms, weight)}`];

function explainBmi({ inputs, bmi, bmiCategory }: Calculation, units: ResultUnits): Explanation {
  const metres = figure(inputs.height / 100, 4);
  return {
    id: 'bmi',
    title: 'Body mass index (BMI)',
    formula: 'Weight in kilograms divided by height in metres, twice',
    worked: [
      ...fromBody(inputs, units),
      `${two(inputs.weight)} ÷ (${metres} × ${metres}) = ${roundHalfUp(bmi, 1).toFixed(1)} kg/m²`,
    ],
    note: `The figure with one decimal decides the band: ${bmiCategory}. Bands are for adults of 18 and over, not for pregnancy.`,
    sources: [citations.who],
  };
}

function explainWaist(
  { inputs, waistCircumference, waistToHeightRatio, waistRisk }: Calculation,
  units: ResultUnits,
): Explanation[] {
  if (waistCircumference === null || waistToHeightRatio === null) return [];
  const unit = waistUnit(units);
  const { increased, substantiallyIncreased } = waistFigures(inputs.sex, waistCircumference, unit);
  const people = inputs.sex === 'female' ? 'women' : 'men';
  return [
    {
      id: 'waist',
      title: 'Waist',
      formula: 'Waist divided by height, both in centimetres; the risk goes by the waist itself',
      worked: [
        ...fromLength(waistCircumference, unit),
        ...fromLength(inputs.height, units.length),
        `${two(waistCircumference)} ÷ ${two(inputs.height)} = ${roundHalfUp(waistToHeightRatio, 2).toFixed(2)}`,
        `For ${people}, the risk is increased from ${increased} and substantially increased from ${substantiallyIncreased}: ${waistRisk}`,
      ],
      note: 'The waist says more than weight does about fat around the organs. It is not for pregnancy.',
      sources: [citations.whoWaist, citations.who],
    },
  ];
}

function explainBmr({ inputs, bmr }: Calculation, units: ResultUnits): Explanation {
  const { sex, weight, height, age } = inputs;
  const { base, perKilogram, perCentimetre, perYear } = harrisBenedict[sex];
  const people = sex === 'female' ? 'women' : 'men';
  return {
    id: 'bmr',
    title: 'Basal metabolic rate (energy at rest)',
    formula: `Revised Harris-Benedict equation for ${people}: ${base} + ${perKilogram} × weight (kg) + ${perCentimetre} × height (cm) − ${perYear} × age (years)`,
    worked: [
      ...fromBody(inputs, units),
      `${base} + ${perKilogram} × ${two(weight)} + ${perCentimetre} × ${two(height)} − ${perYear} × ${age} = ${two(bmr)} kcal a day`,
      ...toEnergy(bmr, units),
    ],
    note: `An estimate: in the study, 95 of 100 ${people} lay within about ${energyInWords(harrisBenedictError[sex], units.energy)} of it.`,
    sources: [citations.rozaShizgal],
  };
}

function explainTdee({ inputs, bmr, tdee }: Calculation, units: ResultUnits): Explanation {
  return {
    id: 'tdee',
    title: 'Total daily energy and maintenance calories',
    formula: 'Basal metabolic rate times the multiplier of your activity',
    worked: [
      `${two(bmr)} × ${activityMultipliers[inputs.activityLevel]} = ${two(tdee)} kcal a day`,
      ...toEnergy(tdee, units),
    ],
    note: 'Eating this much keeps your weight where it is, so it is your maintenance figure too. If you are between two activities, choose the lower one.',
    sources: [citations.activity],
  };
}

function explainGoalCalories({ inputs, tdee, goalCalories }: Calculation, units: ResultUnits): Explanation {
  return {
    id: 'goalCalories',
    title: 'Calories for your goal',
    formula: 'Total daily energy times the share for your goal',
    worked: [
      `${two(tdee)} × ${goalFractions[inputs.goal]} = ${two(goalCalories)} kcal a day`,
      ...toEnergy(goalCalories, units),
    ],
    note: 'A starting point to discuss, not a prescription.',
    sources: [citations.goalFractions],
  };
}

function explainProtein({ inputs, proteinMultiplier, protein }: Calculation, units: ResultUnits): Explanation {
  const { weight, height } = inputs;
  const formula = proteinGrams(weight, proteinMultiplier);
  const counted = countedWeight(weight, height);
  const isCapped = protein < formula;
  return {
    id: 'protein',
    title: 'Protein target',
    formula: 'Weight times grams of protein for each kilogram, to the nearest gram',
    worked: [
      ...fromWeight(weight, units),
      `${two(weight)} × ${proteinMultiplier} = ${figure(formula)} g a day${isCapped ? ' by the formula alone' : ''}`,
      ...(isCapped ? [`Counted: ${two(counted)} × ${proteinMultiplier} = ${figure(protein)} g a day`] : []),
    ],
    note: `The usual figure is 1.2 g; it is 1.8 g if you take prescribed medicine for weight or diabetes, or have lost weight recently. ${
      isCapped
        ? `Weight is counted up to a body mass index of ${countedUpTo}, or as an adjusted weight where that is more: the weight at the top of the healthy range for your height, and ${countedShare * 100}% of what lies above it, as is the custom of dietitians. `
        : ''
    }Ask your clinician first if you have kidney disease.`,
    sources: [citations.protein],
  };
}

function explainFatAndCarbs(calculation: Calculation): Explanation {
  const { goalCalories, protein, proteinKcal, remainingKcal, fatShare, fat, carbs } = calculation;
  const perGram = kilocaloriesPerGram;
  return {
    id: 'fatAndCarbs',
    title: 'Fat and carbohydrate',
    formula: `The energy that protein leaves: ${figure(fatShare * 100)}% of it to fat, the rest to carbohydrate`,
    worked: [
      `Protein: ${figure(protein)} × ${perGram.protein} = ${figure(proteinKcal)} kcal`,
      `Left: ${two(goalCalories)} − ${figure(proteinKcal)} = ${two(remainingKcal)} kcal`,
      `Fat: ${two(remainingKcal)} × ${fatShare} ÷ ${perGram.fat} = ${two(fat)} g`,
      `Carbohydrate: ${two(remainingKcal)} × ${roundHalfUp(1 - fatShare, 2)} ÷ ${perGram.carbs} = ${two(carbs)} g`,
    ],
    note: 'The share of fat is 32% when you lose weight and keep or build muscle, otherwise 35% with prescribed medicine for weight or diabetes, otherwise 40%.',
    sources: [citations.atwater, citations.goalFractions],
  };
}

function explainGoalWeight(calculation: Calculation, units: ResultUnits): Explanation {
  const { inputs, goalWeight, dailyDeficit } = calculation;
  const common = { id: 'goalWeight' as const, title: `Weight after ${projectionWeeks} weeks` };
  if (inputs.goal === 'build') {
    return {
      ...common,
      formula: `Weight today plus ${inWords(buildGain, units.weight)}`,
      worked: [
        ...fromWeight(inputs.weight, units),
        `${two(inputs.weight)} + ${buildGain} = ${two(goalWeight)} kg`,
        ...toWeight(goalWeight, units),
      ],
      note: 'The gain is set by the goal, not worked out.',
      sources: [citations.goalFractions],
    };
  }
  if (!isLoseGoal(inputs.goal)) {
    return {
      ...common,
      formula: 'Weight today',
      worked: [
        ...fromWeight(inputs.weight, units),
        `${two(inputs.weight)} + 0 = ${two(goalWeight)} kg`,
        ...(hasSpan(calculation) ? spanSteps(calculation, units) : []),
      ],
      note: `With as much energy eaten as used, weight does not change.${hasSpan(calculation) ? ' The range is for somebody who eats this much and whose basal rate lies at either end of its own.' : ''}`,
      sources: [citations.rozaShizgal],
    };
  }
  return {
    ...common,
    formula: `Weight today less the daily deficit of ${projectionWeeks} weeks at ${figure(kilocaloriesPerKilogram)} kcal a kilogram, but not less than ${goalWeightFloor * 100}% of today’s weight`,
    worked: [
      ...fromWeight(inputs.weight, units),
      ...lossSteps(calculation),
      ...toWeight(goalWeight, units),
      ...spanSteps(calculation, units),
    ],
    note: `An upper estimate, not a promise: a deficit of ${energyInWords(dailyDeficit, units.energy)} a day brings less and less as the body adapts. The range is for somebody who eats this much and whose basal rate lies at either end of its own; how active you are adds to it.`,
    sources: [citations.thomas, citations.hall, citations.rozaShizgal],
  };
}

/** The range of the twelve weeks: the error of the basal rate, and the weights at its two ends. */
function spanSteps(calculation: Calculation, units: ResultUnits): string[] {
  const { sex, activityLevel } = calculation.inputs;
  const error = dailyEnergyError({ sex, activityLevel });
  const { low, high } = spanAfter(projectionWeeks, calculation);
  return [
    `${harrisBenedictError[sex]} × ${activityMultipliers[activityLevel]} = ${two(error)} kcal a day more or less`,
    `${daysPerWeek} × ${two(error)} × ${projectionWeeks} ÷ ${kilocaloriesPerKilogram} = ${two(lossAfter(projectionWeeks, error))} kg either way`,
    `The range, not under ${goalWeightFloor * 100}% of today’s weight: ${inWords(low, units.weight)} to ${inWords(high, units.weight)}`,
  ];
}

function lossSteps({ inputs, dailyDeficit, goalWeight, goalWeightFloorBinds }: Calculation): string[] {
  const projected = inputs.weight - (daysPerWeek * dailyDeficit * projectionWeeks) / kilocaloriesPerKilogram;
  const line = `${two(inputs.weight)} − ${daysPerWeek} × ${two(dailyDeficit)} × ${projectionWeeks} ÷ ${kilocaloriesPerKilogram} = ${two(projected)} kg`;
  if (!goalWeightFloorBinds) return [line];
  return [line, `Not less than: ${two(inputs.weight)} × ${goalWeightFloor} = ${two(goalWeight)} kg`];
}

function explainAtGoalWeight(
  { inputs, goalWeight, goalBmr, goalTdee, goalProtein, proteinMultiplier }: Calculation,
  units: ResultUnits,
): Explanation {
  const isCapped = goalProtein < proteinGrams(goalWeight, proteinMultiplier);
  const counted = isCapped ? countedWeight(goalWeight, inputs.height) : goalWeight;
  return {
    id: 'atGoalWeight',
    title: 'At that weight',
    formula: 'The same formulas with the weight after 12 weeks, to stay there: no deficit, no surplus',
    worked: [
      ...fromWeight(goalWeight, units),
      `Energy: ${two(goalBmr)} × ${activityMultipliers[inputs.activityLevel]} = ${two(goalTdee)} kcal a day`,
      ...toEnergy(goalTdee, units),
      `Protein: ${two(counted)} × ${proteinMultiplier} = ${figure(goalProtein)} g a day`,
    ],
    note: 'Fat and carbohydrate share the energy that protein leaves, as above.',
    sources: [citations.rozaShizgal, citations.activity],
  };
}
