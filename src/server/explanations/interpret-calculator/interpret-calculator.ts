import type { Interpreter } from '../interpreter.ts';
import { article } from '../paragraphs.ts';
import { bodyParagraph } from './body.ts';
import { cautionParagraph } from './caution.ts';
import { circumstancesParagraph } from './circumstances.ts';
import { energyParagraph } from './energy.ts';
import { foodParagraph } from './food.ts';
import { goalParagraph } from './goal.ts';
import { lowWeightParagraph, supportParagraph } from './low-weight.ts';
import { nextStepsParagraph } from './next-steps.ts';
import { type CalculatorExplanation, explainedPersonOf } from './person.ts';

/** Explains a calculation by rule. Deterministic. */
export const interpretCalculator: Interpreter<CalculatorExplanation> = {
  run: async (explanation) => {
    const person = explainedPersonOf(explanation);
    const opening = person.underweight
      ? [lowWeightParagraph(person), supportParagraph(person)]
      : [bodyParagraph(person)];
    return article(
      ...opening,
      energyParagraph(person),
      // An underweight person reads about energy and food only as nourishment.
      !person.underweight && goalParagraph(person),
      cautionParagraph(person),
      foodParagraph(person),
      circumstancesParagraph(person),
      nextStepsParagraph(person),
    );
  },
};
