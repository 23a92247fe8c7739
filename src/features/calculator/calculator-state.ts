import type { FieldProblem } from '#domain/calculator/check-inputs.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { NumericFieldId } from '#domain/calculator/limits.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { type SafePlan, safePlan } from '#domain/calculator/safety.ts';
import type { Correction } from '#domain/calculator/suggestions.ts';
import { checkForm, type Entered, emptyForm, type FormState, formOfEntered, withMeasure } from './form-state.ts';

export interface CalculatorState {
  form: FormState;
  problems: readonly FieldProblem[];
  /** The problems that the answers were refused for when they were last sent, until they are sent again. */
  refusedFor: readonly FieldProblem[];
  /** The last calculation that succeeded. */
  plan: SafePlan | null;
  /** What the server wrote about that plan, and the units it wrote in; a new calculation clears it. */
  interpretation: Interpretation | null;
}

export interface Interpretation {
  text: string;
  units: ResultUnits;
}

export const emptyState: CalculatorState = {
  form: emptyForm,
  problems: [],
  refusedFor: [],
  plan: null,
  interpretation: null,
};

/** Works the form out. Only a calculation that succeeds replaces the last one, which says itself what it is made from. */
export function calculated(before: CalculatorState, form: FormState): CalculatorState {
  const { inputs, problems } = checkForm(form);
  if (inputs === null) return { ...before, form, problems, refusedFor: problems };
  return { form, problems, refusedFor: [], plan: safePlan(inputs), interpretation: null };
}

/** Whether the answers have changed since the result that stands below them. */
export function isResultEarlier({ form, plan }: CalculatorState): boolean {
  return plan !== null && answersOf(plan.entered) !== answersOf(checkForm(form).inputs);
}

/** As text, to compare. Whether the extra questions are folded away changes nothing. */
function answersOf(inputs: CalculatorInputs | null): string {
  return JSON.stringify(inputs && { ...inputs, showAdvanced: false });
}

/** What a plain form post comes to. */
export function stateOfEntered(entered: Entered): CalculatorState {
  return calculated(emptyState, formOfEntered(entered));
}

/** The form with a correction taken over. */
export function corrected(form: FormState, field: NumericFieldId, { value, measure }: Correction): FormState {
  if (field === 'age' || measure === null) return { ...form, age: String(value) };
  return withMeasure(form, field, measure);
}

/**
 * The result of this tab, so that it is still there when a visitor comes back from another page. It lives in memory
 * only and goes with the tab. Nothing but an effect may write to it: effects never run on the server.
 */
let current: CalculatorState | undefined;

export const sessionState = (): CalculatorState => current ?? emptyState;

export function saveSessionState(state: CalculatorState): void {
  current = state;
}
