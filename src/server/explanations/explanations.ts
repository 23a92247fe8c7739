import { olderFrom } from '#domain/calculator/safety.ts';
import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import type { SafetyLayer } from '../assistant/chat/safety-layer.ts';
import type { TextModel } from '../model/text-model.ts';
import { analyseSleep } from './analyse-sleep/analyse-sleep.ts';
import { sleeperOf } from './analyse-sleep/sleeper.ts';
import { explainWithModel } from './explain-with-model/explain-with-model.ts';
import { interpretCalculator } from './interpret-calculator/interpret-calculator.ts';
import type { CalculatorExplanation } from './interpret-calculator/person.ts';
import type { Interpreter } from './interpreter.ts';

export interface ExplanationParts {
  clinicName: string;
  /** Undefined if none is configured. */
  model: TextModel | undefined;
  safety: SafetyLayer;
  report: (what: string, error: unknown) => void;
}

export interface Explanations {
  /** Receives only results that the person may see, calculated on the server: never a figure from the browser. */
  calculator: Interpreter<CalculatorExplanation>;
  sleep: Interpreter<AnalysisRequest>;
}

/** Explains the results of the tools, with a model if there is one. */
export function createExplanations({ model, ...parts }: ExplanationParts): Explanations {
  if (!model) return { calculator: interpretCalculator, sleep: analyseSleep };
  return {
    calculator: explainWithModel({
      ...parts,
      model,
      subject: 'a body and energy calculation',
      rules: interpretCalculator,
      byRuleOnly: ({ plan: { calculation, notices } }) =>
        calculation.inputs.age >= olderFrom || notices.some(({ severity }) => severity !== 'information'),
    }),
    sleep: explainWithModel({
      ...parts,
      model,
      subject: 'a sleepiness questionnaire',
      rules: analyseSleep,
      recommendation: (request) => sleeperOf(request).recommendation.text,
      byRuleOnly: (request) => sleeperOf(request).recommendation.severity === 'severe',
    }),
  };
}
