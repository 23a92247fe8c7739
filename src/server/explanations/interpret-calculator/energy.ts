import type { ActivityLevel } from '#domain/calculator/inputs.ts';
import { paragraph } from '../paragraphs.ts';
import type { ExplainedPerson } from './person.ts';

/** Energy at rest and over the day; for an underweight person also its purpose. */
export function energyParagraph(person: ExplainedPerson): string {
  const { own, fixed, inputs, people, activityLabel, underweight } = person;
  return paragraph(
    `At rest your body is estimated to use about ${own.resting} a day (${own.restingOther}): the energy for breathing, warmth and repair.`,
    `With the activity you chose, “${activityLabel}”, a whole day comes to about ${own.daily} (${own.dailyOther}), of which ${own.beyondRest} go to moving and to the day’s tasks.`,
    activityRemark(person),
    underweight && lowWeightRemark(person),
    `These are estimates: for most ${people} the true figure at rest lies within about ${fixed.errorOf[inputs.sex]} of this one.`,
  );
}

const activityRemarks: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Moving is the part of that sum that is easiest to change, and short walks count.',
  light: 'Light exercise on a few days is already in that sum.',
  moderate: 'Your exercise is already in that sum, so there is no need to add it again.',
  very: 'Hard exercise on most days is already in that sum; in a quiet week you would use less.',
  extra:
    'That choice is for very hard exercise every day or heavy physical work. If many of your weeks are quieter, the choice below it will fit better.',
};

function activityRemark({ inputs, underweight }: ExplainedPerson): string | false {
  // Ticking both boxes is common, and one of the two figures is probably too low.
  if (inputs.activityLevel === 'sedentary' && inputs.exerciseRegularly) {
    return 'You also ticked regular exercise: if that is most weeks, “Lightly Active” may describe you better, and your energy figures would be higher.';
  }
  const hard = inputs.activityLevel === 'very' || inputs.activityLevel === 'extra';
  if (underweight) {
    return (
      hard &&
      'That is a lot of exercise for a body with little in reserve; please ask a clinician how much is safe for now.'
    );
  }
  return activityRemarks[inputs.activityLevel];
}

function lowWeightRemark({ own, fixed, inputs, withheld }: ExplainedPerson): string {
  if (inputs.goal === 'build' && !withheld) {
    return `For your goal, to gain muscle, the calculator adds ${own.goalPercent} and comes to about ${own.goal} a day (${own.goalOther}). The ${own.goalWeight} that it shows after ${fixed.weeks} weeks is set by the goal and not worked out, and gaining slowly is fine.`;
  }
  return `Eating about that much, spread over the day, keeps your weight where it is at ${own.weight}. Think of it as the least to aim for, and eating a little more is welcome.`;
}
