import { checkInputs } from '#domain/calculator/check-inputs.ts';
import { readResultUnits } from '#domain/calculator/result-units.ts';
import { safePlan } from '#domain/calculator/safety.ts';
import { analysisRequest } from '#domain/screeners/analysis-request.ts';
import {
  type CalculatorInterpretationReply,
  calculatorInterpretationRequest,
} from '#wire/calculator-interpretation.ts';
import type { SleepAnalysisReply } from '#wire/sleep-analysis.ts';
import type { Explanations } from '../../explanations/explanations.ts';
import { type FunctionTask, type FunctionWork, problemIn, type ServerFunction } from './server-function.ts';

/** The tasks of the tools' functions: each checks its body, then calls the interpreter. */
export function functionTasks({
  calculator,
  sleep,
}: Explanations): Record<'interpretCalculator' | 'analyseSleep', ServerFunction> {
  const interpretCalculator: FunctionTask = (body) => {
    const request = calculatorInterpretationRequest.safeParse(body);
    if (!request.success) return { problem: problemIn(request.error.issues) };
    const { inputs, problems } = checkInputs(request.data.inputs);
    if (!inputs) return { problem: problems.map(({ field, message }) => `inputs.${field}: ${message}`).join(' ') };
    const run: FunctionWork = async ({ signal }) => {
      const units = readResultUnits(request.data.units ?? {});
      const interpretation = await calculator.run({ plan: safePlan(inputs, units.energy), units }, signal);
      return { interpretation } satisfies CalculatorInterpretationReply;
    };
    return { run };
  };
  const analyseSleep: FunctionTask = (body) => {
    const request = analysisRequest.safeParse(body);
    if (!request.success) return { problem: problemIn(request.error.issues) };
    const run: FunctionWork = async ({ signal }) =>
      ({ analysis: await sleep.run(request.data, signal) }) satisfies SleepAnalysisReply;
    return { run };
  };
  return { interpretCalculator: { post: interpretCalculator }, analyseSleep: { post: analyseSleep } };
}
