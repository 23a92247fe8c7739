import { checkInputs } from '#domain/calculator/check-inputs.ts';
import { type SafePlan, safePlan } from '#domain/calculator/safety.ts';
import { type AnalysisRequest, analysisRequest } from '#domain/screeners/analysis-request.ts';
import type { FunctionName } from '#domain/site/function-addresses.ts';
import {
  type CalculatorInterpretationReply,
  calculatorInterpretationRequest,
} from '#wire/calculator-interpretation.ts';
import type { SleepAnalysisReply } from '#wire/sleep-analysis.ts';
import type { Interpreter } from '../assistant/interpreter.ts';
import type { FunctionTask } from './functions.ts';

export interface Interpreters {
  /** Is given what the person may be shown, worked out here: never a figure that the browser sent. */
  calculator: Interpreter<SafePlan>;
  sleep: Interpreter<AnalysisRequest>;
}

/** What stands behind each function: the check of its body, then the interpreter. */
export function functionTasks({ calculator, sleep }: Interpreters): Record<FunctionName, FunctionTask> {
  return {
    interpretCalculator: (body) => {
      const request = calculatorInterpretationRequest.safeParse(body);
      if (!request.success) return { problem: problemIn(request.error.issues) };
      const { inputs, problems } = checkInputs(request.data.inputs);
      if (!inputs) return { problem: problems.map(({ field, message }) => `inputs.${field}: ${message}`).join(' ') };
      const run = async () => {
        const interpretation = await calculator.run(safePlan(inputs));
        return { interpretation } satisfies CalculatorInterpretationReply;
      };
      return { run };
    },
    analyseSleep: (body) => {
      const request = analysisRequest.safeParse(body);
      if (!request.success) return { problem: problemIn(request.error.issues) };
      const run = async () => ({ analysis: await sleep.run(request.data) }) satisfies SleepAnalysisReply;
      return { run };
    },
  };
}

const mostProblems = 5;

/** 'score: score is not the sum of the answers'. A body may be wrong in many places; a few are enough to go on. */
function problemIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, mostProblems)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message))
    .join('; ');
}
