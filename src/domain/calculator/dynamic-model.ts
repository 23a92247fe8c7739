import type { Sex } from './inputs.ts';

/**
 * Body weight by a dynamic energy-balance model: Hall and others, Lancet 2011;378:826–37 (and its appendix), with the
 * partition of Chow and Hall 2008. Energy use falls as fat and lean tissue are lost and as the body saves, so the course
 * bends. README.md lists the equations and where this differs.
 */
export interface DynamicPerson {
  sex: Sex;
  /** Years, kilograms, centimetres. */
  age: number;
  weight: number;
  height: number;
  /** kcal a day to maintain today's weight, and the part of it that is resting energy. */
  dailyEnergy: number;
  restingEnergy: number;
}

/** Energy in kcal, mass in kg, time in days. */
export const hallConstants = {
  /** Energy in a kilogram of body fat and of lean tissue: 39.5 and 7.6 MJ. */
  fatDensity: 9440,
  leanDensity: 1816,
  /** Resting energy of a kilogram a day. */
  fatUse: 3.2,
  leanUse: 22,
  /** Energy to synthesise a kilogram. */
  fatCost: 180,
  leanCost: 230,
  /** Share of a change of intake for digestion, and for adaptation over time. */
  digestion: 0.1,
  adaptation: 0.14,
  /** Time constant of the adaptation in days. */
  adaptationDays: 14,
  /** Kilograms of fat at which lean tissue changes as much as fat: Forbes. */
  forbes: 10.4,
} as const;

/** Kilograms of body fat, from BMI and age: Jackson and others 2002, as the model's authors use it. Limited to 5 to 60%. */
export function estimatedFat({
  sex,
  age,
  weight,
  height,
}: Omit<DynamicPerson, 'dailyEnergy' | 'restingEnergy'>): number {
  const logBmi = Math.log(weight / (height / 100) ** 2);
  const percent = sex === 'male' ? 0.14 * age + 37.31 * logBmi - 103.94 : 0.14 * age + 39.96 * logBmi - 102.01;
  return (weight * Math.min(Math.max(percent, 5), 60)) / 100;
}

/**
 * The weight after each day of eating an amount of energy, kilograms, unrounded; the first is today's.
 *
 * @param intake kcal a day, from today on
 */
export function dynamicCourse(person: DynamicPerson, intake: number, days: number): number[] {
  const { weight, dailyEnergy, restingEnergy } = person;
  const c = hallConstants;
  let fat = estimatedFat(person);
  let lean = weight - fat;
  let adaptation = 0;
  const change = intake - dailyEnergy;
  // Activity costs energy per kilogram of body weight.
  const activity = Math.max((1 - c.digestion) * dailyEnergy - restingEnergy, 0) / weight;
  const fixed = dailyEnergy - c.fatUse * fat - c.leanUse * lean - activity * weight;
  const course = [weight];
  for (let day = 0; day < days; day++) {
    const use = fixed + c.fatUse * fat + c.leanUse * lean + activity * (fat + lean) + c.digestion * change + adaptation;
    // Forbes: the lean share of an imbalance falls with fat.
    const leanShare = forbesShare(fat);
    const making = 1 + (c.fatCost * (1 - leanShare)) / c.fatDensity + (c.leanCost * leanShare) / c.leanDensity;
    const balance = (intake - use) / making;
    fat = Math.max(fat + ((1 - leanShare) * balance) / c.fatDensity, 0);
    lean += (leanShare * balance) / c.leanDensity;
    adaptation += (c.adaptation * change - adaptation) / c.adaptationDays;
    course.push(fat + lean);
  }
  return course;
}

function forbesShare(fat: number): number {
  const { forbes, leanDensity, fatDensity } = hallConstants;
  const half = (forbes * leanDensity) / fatDensity;
  return half / (half + fat);
}
