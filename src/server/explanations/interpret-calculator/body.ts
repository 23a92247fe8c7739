import type { BmiCategory } from '#domain/calculator/body-metrics.ts';
import { type Goal, isLoseGoal } from '#domain/calculator/inputs.ts';
import { figure } from '#domain/calculator/rounding.ts';
import type { WaistRisk } from '#domain/calculator/waist.ts';
import { paragraph } from '../paragraphs.ts';
import { lowerCutOffs } from './figures.ts';
import type { ExplainedPerson } from './person.ts';

/** Body mass index and waist of a person who is not underweight. */
export function bodyParagraph(person: ExplainedPerson): string {
  const { inputs, own, shown } = person;
  return paragraph(
    openings[inputs.goal],
    `At ${own.weight} and ${own.height}, your body mass index (BMI) is ${own.bmi}. The tables call that range “${shown.bmiCategory}”.`,
    bandRemarks[shown.bmiCategory],
    muscleRemark(person),
    person.older &&
      `From the age of ${person.fixed.older}, BMI says less, because muscle and bone change with age; strength and a steady weight tell you more.`,
    backgroundRemark(person),
    waistRemark(person),
  );
}

const openings: Readonly<Record<Goal, string>> = {
  maintain: 'You would like to stay at the weight you are, so here is what your figures say about that.',
  'lose-safe': 'You would like to lose weight steadily, so here is what your figures say, and what they leave out.',
  'lose-preserve':
    'You would like to weigh less and keep your muscle. That is a thoughtful way to put it; here is what your figures say.',
  'lose-build':
    'You would like to weigh less and build muscle at the same time, so here is what your figures can tell you.',
  build: 'You would like to gain muscle, so here is what your figures say about where you are starting from.',
};

const bandRemarks: Readonly<Record<BmiCategory, string>> = {
  Underweight: '',
  'Healthy Weight': 'For most adults it is the range with the fewest problems that are linked to weight.',
  'Above Healthy Weight':
    'Many Australian adults are in it. On its own it does not say how healthy you are: sleep, fitness, blood pressure and your waist belong in the picture too.',
  'Obesity Class I':
    'That is a name from tables for whole populations. It describes a range and not a person, and it is a reason for a health check, not for blame.',
  'Obesity Class II':
    'It describes a range and says nothing about effort or character. Troubles such as high blood pressure and poor sleep are more common in it, so a regular check with a clinician is worth having.',
  'Obesity Class III':
    'It describes a range and not a person. Health troubles that are linked to weight are more common in it, and nobody should have to work on that alone: a clinician can look at the whole of your health with you.',
};

/** BMI does not distinguish muscle from fat. */
function muscleRemark({ inputs, shown }: ExplainedPerson): string | false {
  const active = inputs.exerciseRegularly || inputs.activityLevel === 'very' || inputs.activityLevel === 'extra';
  if (!active || shown.bmiCategory === 'Healthy Weight') return false;
  return 'BMI cannot tell muscle from fat, which matters for somebody as active as you.';
}

function backgroundRemark({ shown, own }: ExplainedPerson): string | undefined {
  const cutOff = lowerCutOffs.find(({ from, insteadOf }) => shown.bmi >= from && shown.bmi < insteadOf);
  return (
    cutOff &&
    `If your family background is South Asian, Chinese, other Asian, Middle Eastern, Black African or African Caribbean, health risks can begin at ${figure(cutOff.from, 1)} instead of ${figure(cutOff.insteadOf)}, so your ${own.bmi} may deserve a closer look.`
  );
}

const waistRemarks: Readonly<Record<WaistRisk, string>> = {
  'Lower Risk': 'That is good to know, since fat around the organs matters more to health than weight alone.',
  'Increased Risk':
    'Fat around the organs matters more to health than weight alone, so this is a figure worth following over time.',
  'Substantially Increased Risk':
    'Fat around the organs matters more to health than weight alone, so this is worth a check of your blood pressure, blood sugar and cholesterol, whatever the scales say.',
};

function waistRemark({ own, shown, people, inputs }: ExplainedPerson): string | false {
  if (own.waist === null || shown.waistRisk === null) return false;
  const unseen = shown.bmiCategory === 'Healthy Weight' && shown.waistRisk !== 'Lower Risk';
  return paragraph(
    `Your waist of ${own.waist}, or ${own.waistShare} of your height, falls in the range called “${shown.waistRisk}” for ${people}.`,
    unseen && 'Your BMI does not show that.',
    waistRemarks[shown.waistRisk],
    isLoseGoal(inputs.goal) && shown.waistRisk !== 'Lower Risk' && 'It often changes before the scales do.',
  );
}
