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

/** Explains a calculation by rule: the same figures always give the same text. */
export const interpretCalculator: Interpreter<CalculatorExplanation> = {
  run: async (explanation) => {
    const person = explainedPersonOf(explanation);
    const opening = person.underweight
      ? [lowWeightParagraph(person), supportParagraph(person)]
      : [bodyParagraph(person)];
    return article(
      ...opening,
      energyParagraph(person),
      // Whoever is underweight reads of energy and food only as what keeps a body going.
      !person.underweight && goalParagraph(person),
      cautionParagraph(person),
      foodParagraph(person),
      circumstancesParagraph(person),
      nextStepsParagraph(person),
    );
  },
};
