import { lowCalorieLimit } from '#domain/calculator/energy.ts';
import { butterfly, healthdirect } from '#domain/calculator/help-lines.ts';
import { clinicianFirstLimit, energyConcerns, isUnderweight } from '#domain/calculator/safety.ts';
import { listed, paragraph } from '../paragraphs.ts';
import type { ExplainedPerson } from './person.ts';

/** Reasons to see a clinician before anything else; empty if no rule applies. */
export function cautionParagraph(person: ExplainedPerson): string {
  return paragraph(energyCaution(person), lowerWeightCaution(person), olderCaution(person));
}

function energyCaution(person: ExplainedPerson): string | false {
  if (person.underweight || !person.losing) return smallNeedCaution(person);
  if (person.has('medical-supervision')) {
    return `Please do not follow the figure of ${person.own.goal} on your own. Eating ${person.fixed.supervised} a day or less is a very low energy diet, which is safe only while a clinician prescribes it and checks on you, so discuss it with a clinician first. A nurse at ${healthdirect.name}, ${healthdirect.number}, can tell you where to begin.`;
  }
  if (!person.has('clinician-first')) return false;
  const { goalCalories, bmr } = person.calculation;
  const { belowBmr, belowLimit } = energyConcerns(goalCalories, bmr);
  const reasons = [
    ...(belowBmr ? [`less than the ${person.own.resting} that your body is estimated to use at rest`] : []),
    ...(belowLimit ? [underLimit(person)] : []),
  ];
  const figure = belowLimit ? (person.own.goalUnder(limitIn(person)) ?? 'your goal') : person.own.goal;
  return paragraph(
    `One thing before you begin: ${figure} is ${listed(reasons)}. Please discuss it with a clinician first.`,
    person.has('low-calorie') && 'It is hard to fit enough protein, vitamins and minerals into so little.',
    'If a smaller step suits you better, choose a goal with a gentler percentage and compare.',
  );
}

/** A small, inactive body may need little energy: a reason to ask a clinician, never to eat less. */
function smallNeedCaution(person: ExplainedPerson): string | false {
  if (!person.has('clinician-first')) return false;
  return paragraph(
    `Your figure is small because your estimated needs are: ${person.own.goalUnder(limitIn(person)) ?? 'it'} is ${underLimit(person)}, and it is hard to fit enough protein, vitamins and minerals into so little.`,
    person.has('medical-supervision') &&
      `At ${person.fixed.supervised} or less, nobody should eat to a number without a clinician who checks on them.`,
    'Please discuss it with a clinician first, and do not take the number as a ceiling.',
  );
}

function limitIn(person: ExplainedPerson): number {
  return person.has('low-calorie') ? lowCalorieLimit : clinicianFirstLimit;
}

/** 'under 1,100 kcal a day', or 'just under' if the rounded figure equals the limit. */
function underLimit(person: ExplainedPerson): string {
  const limit = person.has('low-calorie') ? person.fixed.low : person.fixed.clinicianFirst;
  return `${person.own.goalUnder(limitIn(person)) === null ? 'just under' : 'under'} ${limit} a day`;
}

function lowerWeightCaution(person: ExplainedPerson): string | false {
  if (!person.has('loss-below-healthy-range')) return false;
  const { fixed } = person;
  const { goalWeight, inputs } = person.calculation;
  return paragraph(
    isUnderweight(goalWeight, inputs.height)
      ? `By this arithmetic your BMI would be under ${fixed.healthyFrom}, where the healthy range begins, within ${fixed.weeks} weeks.`
      : `There is not much room below your weight: a loss of ${fixed.largerLoss} would take your BMI under ${fixed.healthyFrom}, where the healthy range begins.`,
    'Please discuss with a clinician first whether to lose weight at all.',
    `If you feel driven to weigh less, the ${butterfly.name} on ${butterfly.number} is there for exactly that.`,
  );
}

function olderCaution({ older, losing, inputs }: ExplainedPerson): string | false {
  if (!older || !losing) return false;
  return `At ${inputs.age}, please talk with a clinician before you eat less: muscle and bone can go together with the weight, and they are slow to win back.`;
}
