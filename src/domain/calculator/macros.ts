import type { CalculatorInputs, Goal, ProteinGoal } from './inputs.ts';
import { roundHalfUp } from './rounding.ts';

/** kcal in a gram; the general Atwater factors. */
export const kilocaloriesPerGram = { protein: 4, fat: 9, carbs: 4 } as const;

/** Protein, g per kg of body weight a day. */
export const proteinMultipliers: Readonly<Record<ProteinGoal, number>> = { general: 1.2, muscle: 1.6, glp1: 2 };

/** Protein, g per kg a day, for people who take prescribed medicine or have lost weight recently. */
export const raisedProteinMultiplier = 1.8;

/** Fat as a share of the energy that protein leaves. */
export const fatShares = { sparing: 0.32, prescribedMedicine: 0.35, usual: 0.4 } as const;

/** The two flags override proteinGoal, also a higher one. */
export function proteinMultiplier({
  onGlp1,
  recentWeightLoss,
  proteinGoal,
}: Pick<CalculatorInputs, 'onGlp1' | 'recentWeightLoss' | 'proteinGoal'>): number {
  return onGlp1 || recentWeightLoss ? raisedProteinMultiplier : proteinMultipliers[proteinGoal];
}

/**
 * Protein for a day, whole grams: the one figure that is rounded inside the chain, so that the grams shown add up.
 *
 * @param weight in kilograms
 * @param multiplier in grams per kilogram
 */
export function proteinGrams(weight: number, multiplier: number): number {
  return roundHalfUp(weight * multiplier);
}

/** The goal takes precedence over the medicine (calculator decision 3). */
export function fatShare(goal: Goal, onGlp1: boolean): number {
  if (goal === 'lose-preserve' || goal === 'lose-build') return fatShares.sparing;
  return onGlp1 ? fatShares.prescribedMedicine : fatShares.usual;
}

export interface EnergySplit {
  /** kcal that the protein supplies. */
  proteinKcal: number;
  /** kcal left for fat and carbohydrate; never negative. */
  remainingKcal: number;
  /** Grams, unrounded. */
  fat: number;
  /** Grams, unrounded. */
  carbs: number;
}

/**
 * Splits a day's energy into protein, fat and carbohydrate.
 *
 * @param calories kcal a day, unrounded
 * @param protein whole grams
 * @param share of the remaining energy that goes to fat, 0 to 1
 */
export function splitEnergy(calories: number, protein: number, share: number): EnergySplit {
  const proteinKcal = protein * kilocaloriesPerGram.protein;
  const remainingKcal = Math.max(0, calories - proteinKcal);
  return {
    proteinKcal,
    remainingKcal,
    fat: (remainingKcal * share) / kilocaloriesPerGram.fat,
    carbs: (remainingKcal * (1 - share)) / kilocaloriesPerGram.carbs,
  };
}
