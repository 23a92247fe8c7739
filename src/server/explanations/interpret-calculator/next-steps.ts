import { paragraph } from '../paragraphs.ts';
import { mealSizes, mealsADay } from './figures.ts';
import type { ExplainedPerson } from './person.ts';

/** Two or three next steps, how to book, and the limits of this text. */
export function nextStepsParagraph(person: ExplainedPerson): string {
  const steps = person.underweight
    ? lowWeightSteps(person)
    : [talkStep(person), foodStep(person), movementStep(person)];
  return paragraph(
    'What to do next?',
    ...steps.map((step, index) => `${openings[index] ?? ''} ${step}`),
    bookingSentence(person),
    'This is general information from the figures you entered, not a diagnosis. It is for adults, and not for pregnancy, breastfeeding, or anyone who has or has had an eating disorder.',
  );
}

const openings = ['First,', 'Second,', 'Third,'];

function lowWeightSteps({ inputs, own }: ExplainedPerson): string[] {
  return [
    'make a time with a GP or another clinician, and take these figures with you.',
    'eat something every few hours, including on days when you have no appetite.',
    inputs.goal === 'build'
      ? `add strength training only once a clinician agrees, and let the ${own.protein} of protein come from food that you enjoy.`
      : 'tell somebody you trust how you are getting on, so that you do not carry it alone.',
  ];
}

/** Subjects for a clinician, or measurements to take. */
function talkStep(person: ExplainedPerson): string {
  const { shown, inputs, own, fixed, losing, older, higher } = person;
  if (needsClinicianFirst(person)) {
    return `show ${losing ? `the ${own.goal}` : 'these figures'} to a clinician and ask what would be right for you.`;
  }
  if (losing && inputs.onGlp1)
    return 'send these figures to the clinician who prescribes your medicine, and ask what to watch for.';
  if (losing && older)
    return 'ask your GP for a check that includes your strength and balance as well as your blood pressure.';
  if (higher || shown.waistRisk === 'Substantially Increased Risk') {
    return 'ask a clinician to check your blood pressure, blood sugar and cholesterol, if that has not been done in the past year.';
  }
  if (own.waist === null) {
    return 'measure your waist, halfway between the lowest rib and the top of the hip bone: it adds what BMI cannot show.';
  }
  return shown.waistRisk === 'Increased Risk'
    ? `write today’s ${own.waist} down and measure your waist again in ${fixed.weeks} weeks.`
    : 'keep these figures, and work them out again when your weight has changed.';
}

function needsClinicianFirst(person: ExplainedPerson): boolean {
  return (['medical-supervision', 'clinician-first', 'loss-below-healthy-range'] as const).some((name) =>
    person.has(name),
  );
}

function foodStep(person: ExplainedPerson): string {
  const { own, inputs, losing } = person;
  if (losing && (person.has('medical-supervision') || person.has('loss-below-healthy-range'))) {
    return `until then, eat about the ${own.daily} that you use, in regular meals.`;
  }
  if (losing && needsClinicianFirst(person)) {
    return 'until then, make one meal that you eat often a better one, rather than eating less all day.';
  }
  if (inputs.goal === 'build') return 'put a source of protein into each meal before you add energy anywhere else.';
  if (inputs.goal === 'maintain')
    return `look at one usual day: does it come near ${own.protein} of protein, and is there a vegetable in every main meal?`;
  if (inputs.goal === 'lose-safe') return 'change one meal that you eat often, rather than the whole day at once.';
  return person.shown.protein / mealsADay < mealSizes.large
    ? `begin with breakfast, the meal that is most often short of protein, and aim for about ${own.proteinPerMeal} there.`
    : 'begin with breakfast, the meal that is most often short of protein, and spread the rest over several smaller serves.';
}

function movementStep({ inputs, older, fixed }: ExplainedPerson): string {
  if (older)
    return 'do something for strength and balance on most days, such as standing up from a chair without using your hands.';
  if (inputs.activityLevel === 'sedentary' && !inputs.exerciseRegularly) {
    return `get up for a short walk after one meal a day, and build from there towards the ${fixed.activityMinutes} of moderate activity a week that Australian guidelines suggest for adults.`;
  }
  if (inputs.activityLevel === 'light') {
    return `count your moving minutes for one week; Australian guidelines suggest ${fixed.activityMinutes} of moderate activity for adults.`;
  }
  if (inputs.activityLevel === 'moderate' || inputs.activityLevel === 'sedentary') {
    return 'give two or more days of your week to some strength training.';
  }
  return 'plan an easy day between hard ones, and guard your sleep as you guard your training.';
}

function bookingSentence({ underweight, losing }: ExplainedPerson): string {
  if (underweight)
    return 'If you would like to talk with us about it, use any booking button on this site to choose a time.';
  return losing
    ? 'To go through it with a nurse practitioner, and to talk about what suits you and what does not, use any booking button on this site.'
    : 'If you would like to go through it with a nurse practitioner, any booking button on this site lets you choose a time.';
}
