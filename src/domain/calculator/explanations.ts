import { type Citation, citations } from './citations.ts';
import { activityMultipliers, goalFractions, harrisBenedict, harrisBenedictError } from './energy.ts';
import { buildGain, daysPerWeek, goalWeightFloor, kilocaloriesPerKilogram, projectionWeeks } from './goal-weight.ts';
import { isLoseGoal } from './inputs.ts';
import { kilocaloriesPerGram } from './macros.ts';
import type { Calculation } from './result.ts';
import { figure, roundHalfUp } from './rounding.ts';
import { waistCutOffs } from './waist.ts';

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

/** Every number of a result explained, in the order of the page. The waist is left out where none was given. */
export function explain(calculation: Calculation): Explanation[] {
  return [
    explainBmi(calculation),
    ...explainWaist(calculation),
    explainBmr(calculation),
    explainTdee(calculation),
    explainGoalCalories(calculation),
    explainProtein(calculation),
    explainFatAndCarbs(calculation),
    explainGoalWeight(calculation),
    explainAtGoalWeight(calculation),
  ];
}

const two = (value: number) => figure(value, 2);

function explainBmi({ inputs, bmi, bmiCategory }: Calculation): Explanation {
  const metres = figure(inputs.height / 100, 4);
  return {
    id: 'bmi',
    title: 'Body mass index (BMI)',
    formula: 'Weight in kilograms divided by height in metres, twice',
    worked: [`${two(inputs.weight)} ÷ (${metres} × ${metres}) = ${roundHalfUp(bmi, 1).toFixed(1)} kg/m²`],
    note: `The figure with one decimal decides the band: ${bmiCategory}. Bands are for adults of 18 and over, not for pregnancy.`,
    sources: [citations.who],
  };
}

function explainWaist({ inputs, waistCircumference, waistToHeightRatio, waistRisk }: Calculation): Explanation[] {
  if (waistCircumference === null || waistToHeightRatio === null) return [];
  const { increased, substantiallyIncreased } = waistCutOffs[inputs.sex];
  const people = inputs.sex === 'female' ? 'women' : 'men';
  return [
    {
      id: 'waist',
      title: 'Waist',
      formula: 'Waist divided by height, both in centimetres; the risk goes by the waist itself',
      worked: [
        `${two(waistCircumference)} ÷ ${two(inputs.height)} = ${roundHalfUp(waistToHeightRatio, 2).toFixed(2)}`,
        `For ${people}, the risk is increased from ${increased} cm and substantially increased from ${substantiallyIncreased} cm: ${waistRisk}`,
      ],
      note: 'The waist says more than weight does about fat around the organs. It is not for pregnancy.',
      sources: [citations.whoWaist, citations.who],
    },
  ];
}

function explainBmr({ inputs, bmr }: Calculation): Explanation {
  const { sex, weight, height, age } = inputs;
  const { base, perKilogram, perCentimetre, perYear } = harrisBenedict[sex];
  const people = sex === 'female' ? 'women' : 'men';
  return {
    id: 'bmr',
    title: 'Basal metabolic rate (energy at rest)',
    formula: `Revised Harris-Benedict equation for ${people}: ${base} + ${perKilogram} × weight (kg) + ${perCentimetre} × height (cm) − ${perYear} × age (years)`,
    worked: [
      `${base} + ${perKilogram} × ${two(weight)} + ${perCentimetre} × ${two(height)} − ${perYear} × ${age} = ${two(bmr)} kcal a day`,
    ],
    note: `An estimate: in the study, 95 of 100 ${people} lay within about ${harrisBenedictError[sex]} kcal of it.`,
    sources: [citations.rozaShizgal],
  };
}

function explainTdee({ inputs, bmr, tdee }: Calculation): Explanation {
  return {
    id: 'tdee',
    title: 'Total daily energy and maintenance calories',
    formula: 'Basal metabolic rate times the multiplier of your activity',
    worked: [`${two(bmr)} × ${activityMultipliers[inputs.activityLevel]} = ${two(tdee)} kcal a day`],
    note: 'Eating this much keeps your weight where it is, so it is your maintenance figure too. If you are between two activities, choose the lower one.',
    sources: [citations.activity],
  };
}

function explainGoalCalories({ inputs, tdee, goalCalories }: Calculation): Explanation {
  return {
    id: 'goalCalories',
    title: 'Calories for your goal',
    formula: 'Total daily energy times the share for your goal',
    worked: [`${two(tdee)} × ${goalFractions[inputs.goal]} = ${two(goalCalories)} kcal a day`],
    note: 'A starting point to discuss, not a prescription.',
    sources: [citations.goalFractions],
  };
}

function explainProtein({ inputs, proteinMultiplier, protein }: Calculation): Explanation {
  return {
    id: 'protein',
    title: 'Protein target',
    formula: 'Weight times grams of protein for each kilogram, to the nearest gram',
    worked: [`${two(inputs.weight)} × ${proteinMultiplier} = ${figure(protein)} g a day`],
    note: 'The usual figure is 1.2 g; it is 1.8 g if you take prescribed medicine for weight or diabetes, or have lost weight recently. Ask your clinician first if you have kidney disease.',
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

function explainGoalWeight(calculation: Calculation): Explanation {
  const { inputs, goalWeight, dailyDeficit } = calculation;
  const common = { id: 'goalWeight' as const, title: `Weight after ${projectionWeeks} weeks` };
  if (!isLoseGoal(inputs.goal)) {
    const gain = inputs.goal === 'build' ? buildGain : 0;
    return {
      ...common,
      formula: gain > 0 ? `Weight today plus ${gain} kg` : 'Weight today',
      worked: [`${two(inputs.weight)} + ${gain} = ${two(goalWeight)} kg`],
      note:
        gain > 0
          ? 'The gain is set by the goal, not worked out.'
          : 'With as much energy eaten as used, weight does not change.',
      sources: [citations.goalFractions],
    };
  }
  return {
    ...common,
    formula: `Weight today less the daily deficit of ${projectionWeeks} weeks at ${figure(kilocaloriesPerKilogram)} kcal a kilogram, but not less than ${goalWeightFloor * 100}% of today’s weight`,
    worked: lossSteps(calculation),
    note: `An upper estimate, not a promise: a deficit of ${figure(dailyDeficit)} kcal a day brings less and less as the body adapts.`,
    sources: [citations.thomas, citations.hall],
  };
}

function lossSteps({ inputs, dailyDeficit, goalWeight, goalWeightFloorBinds }: Calculation): string[] {
  const projected = inputs.weight - (daysPerWeek * dailyDeficit * projectionWeeks) / kilocaloriesPerKilogram;
  const line = `${two(inputs.weight)} − ${daysPerWeek} × ${two(dailyDeficit)} × ${projectionWeeks} ÷ ${kilocaloriesPerKilogram} = ${two(projected)} kg`;
  if (!goalWeightFloorBinds) return [line];
  return [line, `Not less than: ${two(inputs.weight)} × ${goalWeightFloor} = ${two(goalWeight)} kg`];
}

function explainAtGoalWeight({
  inputs,
  goalWeight,
  goalBmr,
  goalTdee,
  goalProtein,
  proteinMultiplier,
}: Calculation): Explanation {
  return {
    id: 'atGoalWeight',
    title: 'At that weight',
    formula: 'The same formulas with the weight after 12 weeks, to stay there: no deficit, no surplus',
    worked: [
      `Energy: ${two(goalBmr)} × ${activityMultipliers[inputs.activityLevel]} = ${two(goalTdee)} kcal a day`,
      `Protein: ${two(goalWeight)} × ${proteinMultiplier} = ${figure(goalProtein)} g a day`,
    ],
    note: 'Fat and carbohydrate share the energy that protein leaves, as above.',
    sources: [citations.rozaShizgal, citations.activity],
  };
}
