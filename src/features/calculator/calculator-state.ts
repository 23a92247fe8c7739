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
  /** The problems of the last refused submission, until the next one. */
  refusedFor: readonly FieldProblem[];
  /** The last calculation that succeeded. */
  plan: SafePlan | null;
  /** The server's interpretation of that plan, with its units; a new calculation clears it. */
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

/** Calculates the form. Only a successful calculation replaces the last one, which holds its own inputs. */
export function calculated(before: CalculatorState, form: FormState): CalculatorState {
  const { inputs, problems } = checkForm(form);
  if (inputs === null) return { ...before, form, problems, refusedFor: problems };
  return { form, problems, refusedFor: [], plan: safePlan(inputs), interpretation: null };
}

/** Whether the answers differ from those of the displayed result. */
export function isResultEarlier({ form, plan }: CalculatorState): boolean {
  return plan !== null && answersOf(plan.entered) !== answersOf(checkForm(form).inputs);
}

/** As text, for comparison. The state of the extra questions does not count. */
function answersOf(inputs: CalculatorInputs | null): string {
  return JSON.stringify(inputs && { ...inputs, showAdvanced: false });
}

/** The state after a plain form post. */
export function stateOfEntered(entered: Entered): CalculatorState {
  return calculated(emptyState, formOfEntered(entered));
}

/** The form with an accepted correction. */
export function corrected(form: FormState, field: NumericFieldId, { value, measure }: Correction): FormState {
  if (field === 'age' || measure === null) return { ...form, age: String(value) };
  return withMeasure(form, field, measure);
}

/**
 * The result of this tab, so that it is still there when a visitor returns from another page. It is in memory only and ends
 * with the tab. Only effects write to it, because they never run on the server.
 */
let current: CalculatorState | undefined;

export const sessionState = (): CalculatorState => current ?? emptyState;

export function saveSessionState(state: CalculatorState): void {
  current = state;
}
