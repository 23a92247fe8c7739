import { isLoseGoal } from '#domain/calculator/inputs.ts';
import { listed, paragraph } from '../paragraphs.ts';
import { mealSizes, mealsADay } from './figures.ts';
import type { ExplainedPerson } from './person.ts';

/** Protein, fat and carbohydrate. */
export function foodParagraph(person: ExplainedPerson): string {
  const { own, inputs } = person;
  if (person.withheld) return foodWithoutFigures(person);
  const supervised = person.has('medical-supervision') && isLoseGoal(inputs.goal);
  return paragraph(
    supervised
      ? `On paper that figure splits into ${own.protein} of protein, ${own.fat} of fat and ${own.carbs} of carbohydrate a day, but whether it could suit you is for a clinician to judge.`
      : `Your ${own.goal} a day split into ${own.protein} of protein, ${own.fat} of fat and ${own.carbs} of carbohydrate.`,
    proteinReason(person),
    own.formulaProtein !== null &&
      `The formula alone would come to ${own.formulaProtein}. Published advice counts from a lower weight, which for you comes to about ${own.protein}: please do not aim for more than that unless a dietitian or another clinician who knows you says so.`,
    `Over three meals that is about ${own.proteinPerMeal} of protein each: ${mealIdea(person.shown.protein / mealsADay)}.`,
    kidneys,
    !supervised && carbohydrateIdea(person),
  );
}

const kidneys = 'Anyone with kidney disease, or with one kidney, should ask a clinician before eating more protein.';

/** The page shows no split of the energy in this case. */
function foodWithoutFigures(person: ExplainedPerson): string {
  return paragraph(
    'Regular meals matter more now than any figure: something with protein in each, such as eggs, fish, chicken, tofu or lentils, with bread, rice or potatoes beside it.',
    kidneys,
    carbohydrateIdea(person),
  );
}

function proteinReason({ inputs, own, underweight }: ExplainedPerson): string {
  const reasons = [
    ...(inputs.onGlp1 ? ['you take prescribed medicine'] : []),
    ...(inputs.recentWeightLoss
      ? [underweight ? 'your weight has gone down lately' : 'you have lost weight lately']
      : []),
  ];
  const counted = `The protein counts ${own.formulaProtein === null ? 'all that' : 'part of what'} you weigh today`;
  const raised = listed(reasons);
  return raised === ''
    ? `${counted}.`
    : `${counted}, and is a raised figure because ${raised}: it helps a body keep its muscle.`;
}

/** Everyday food with about this much protein, in grams. */
function mealIdea(grams: number): string {
  if (grams < mealSizes.small) return 'two eggs and a small glass of milk, or a bowl of lentil soup';
  if (grams < mealSizes.medium)
    return 'a palm-sized piece of fish, chicken or lean meat, or a generous serve of tofu with beans';
  if (grams < mealSizes.large)
    return 'a palm-sized piece of fish, chicken or lean meat, or tofu, with yoghurt, cheese or lentils beside it';
  return 'a lot at one sitting, so four or five smaller serves may be easier';
}

function carbohydrateIdea(person: ExplainedPerson): string {
  const { inputs, underweight, losing } = person;
  // With little energy, food should be nutrient-rich.
  if (underweight || (!losing && person.has('clinician-first')))
    return 'Oils, nuts, avocado, full-cream dairy and wholegrain bread make a small meal go further.';
  if (inputs.onGlp1) return 'If large meals sit heavily, smaller serves with the protein first are often easier.';
  if (inputs.goal === 'build' || inputs.exerciseRegularly) {
    return 'For the carbohydrate choose mostly whole grains, fruit, legumes and vegetables, and keep a share of it for the hours around your training.';
  }
  if (inputs.activityLevel === 'sedentary') {
    return 'For the carbohydrate choose mostly vegetables, fruit, legumes and whole grains; they fill a plate, and you, for longer.';
  }
  return 'For the carbohydrate choose mostly whole grains, legumes, fruit and vegetables, with some at every meal.';
}
