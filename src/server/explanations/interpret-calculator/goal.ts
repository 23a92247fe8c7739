import type { Goal } from '#domain/calculator/inputs.ts';
import { paragraph } from '../paragraphs.ts';
import type { ExplainedPerson } from './person.ts';

/** The goal and its estimate for twelve weeks. Not for an underweight person. */
export function goalParagraph(person: ExplainedPerson): string {
  if (person.losing) return losingParagraph(person);
  return person.inputs.goal === 'build' ? buildingParagraph(person) : stayingParagraph(person);
}

function losingParagraph(person: ExplainedPerson): string {
  const { own, fixed, goalLabel, shown, inputs } = person;
  // No outlook for a diet that needs supervision, and no plan to hold a goal that is itself in question.
  const looksAhead = !person.has('medical-supervision');
  const plans = looksAhead && !person.has('loss-below-healthy-range');
  return paragraph(
    `Your goal, “${goalLabel}”, is worked out as ${own.goalPercent} less than you use: about ${own.goal} a day (${own.goalOther}).`,
    looksAhead &&
      `Over ${fixed.weeks} weeks the arithmetic leads from ${own.weight} to about ${own.goalWeight}: about ${own.loss}, as an upper estimate. A body uses less energy as it gets lighter, weeks differ, and most people lose less than the sum says.`,
    looksAhead && rangeRemark(person),
    shown.bmiCategory === 'Healthy Weight' &&
      'Your BMI is in the healthy range already, so it is worth asking yourself, or a clinician, what a lower weight is meant to bring you.',
    plans && howRemarks[inputs.goal],
    plans &&
      `If you came to that weight, staying there would take about ${own.stayingThere} a day, so eating well is not something that ends after ${fixed.weeks} weeks.`,
  );
}

const howRemarks: Readonly<Record<Goal, string>> = {
  maintain: '',
  'lose-safe': 'Small habits that you can keep on a bad day tend to outlast a strict plan.',
  'lose-preserve':
    'Strength training, twice a week or more, together with enough protein, is what helps a body keep its muscle meanwhile.',
  'lose-build':
    'Building muscle while eating less is slow work, and likeliest when strength training is new to you, so the tape measure and what you can lift may tell you more than the scales.',
  build: '',
};

/** The same estimate for both ends of the basal rate's range. */
function rangeRemark({ own, fixed, people, inputs }: ExplainedPerson): string | false {
  if (!own.range) return false;
  const { low, lowChange, high, highChange } = own.range;
  return `Energy at rest differs between people, too: for ${fixed.ofAHundred} ${people} it lies within about ${fixed.errorOf[inputs.sex]} a day of our figure, and counted from either end the same weeks lead anywhere from ${low} (${lowChange}) to ${high} (${highChange}).`;
}

function stayingParagraph(person: ExplainedPerson): string {
  const { own, fixed, shown } = person;
  return paragraph(
    `To stay at ${own.weight} you would eat about as much as you use, ${own.goal} a day.`,
    `Over ${fixed.weeks} weeks the arithmetic leaves you at about ${own.goalWeight}; in life the scales move up and down from day to day, and most of that is water.`,
    rangeRemark(person),
    shown.bmiCategory === 'Healthy Weight'
      ? 'Holding steady is a worthwhile goal of its own.'
      : 'Holding steady is a fair choice, and a good place to begin from if you decide to change something later.',
  );
}

function buildingParagraph({ own, fixed, goalLabel, higher }: ExplainedPerson): string {
  return paragraph(
    `Your goal, “${goalLabel}”, adds ${own.goalPercent} to what you use: about ${own.goal} a day (${own.goalOther}).`,
    `The ${own.goalWeight} after ${fixed.weeks} weeks is your weight today with ${fixed.gain} added. It is set by the goal and not worked out, and how much of it is muscle depends on strength training, protein and rest, so take it as an upper estimate too.`,
    higher &&
      `At your weight you may not need all of that extra: many people begin at what they use, ${own.daily}, and let the training do the work. A dietitian or another clinician can help you judge.`,
  );
}
