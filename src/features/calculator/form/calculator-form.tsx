import type { FocusEvent, FormEvent } from 'react';
import { isInformationMissing } from '#domain/calculator/check-inputs.ts';
import { activityOptions, goalOptions, missingInputWords, sexOptions } from '#domain/calculator/inputs.ts';
import type { NumericFieldId as NumberFieldId } from '#domain/calculator/limits.ts';
import type { Correction } from '#domain/calculator/suggestions.ts';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { type CalculatorState, corrected } from '../calculator-state.ts';
import {
  type ChoiceFieldName as ChoiceFieldId,
  checkForm,
  type FormState,
  measuredFields,
  shownParts,
  unitOf,
  withTyped,
} from '../form-state.ts';
import { ActivityWave } from './activity-wave.tsx';
import { ChoiceField } from './choice-field.tsx';
import { formId } from './form-id.ts';
import { FormPart } from './form-part.tsx';
import { MoreOptions } from './more-options.tsx';
import { NumberField } from './number-field.tsx';
import { UnitSwitches } from './unit-switches.tsx';
import { useLeaving } from './use-leaving.ts';

interface CalculatorFormProps {
  state: CalculatorState;
  /** Whether the server calculated this page. */
  fromServer: boolean;
  /** Number of refusals in this browser. */
  refusals: number;
  onChange: (change: (state: CalculatorState) => CalculatorState) => void;
  onCalculate: () => void;
}

/** All questions, visible at once. */
export function CalculatorForm({ state, fromServer, refusals, onChange, onCalculate }: CalculatorFormProps) {
  const { form, problems, refusedFor, plan } = state;
  const problemOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    const isSummed = refusedFor.some(({ field: of, message }) => of === field && message === problem?.message);
    return { problem, isSummed };
  };

  /** Changes answers and removes the messages of the changed fields. */
  function change(field: string, next: (form: FormState) => FormState): void {
    onChange((now) => ({
      ...now,
      form: next(now.form),
      problems: now.problems.filter((problem) => problem.field !== field),
    }));
  }

  /** An implausible value is questioned when its field is left; a missing one only at submission. */
  function askAbout(field: NumberFieldId): void {
    onChange((now) => {
      const found = checkForm(now.form).problems.filter(
        (problem) => problem.field === field && problem.kind !== 'missing',
      );
      return { ...now, problems: [...now.problems.filter((problem) => problem.field !== field), ...found] };
    });
  }

  function takeCorrection(field: NumberFieldId, correction: Correction): void {
    change(field, (now) => corrected(now, field, correction));
    document.getElementById(`calculator-${field}`)?.focus();
  }

  const leaving = useLeaving(askAbout);
  const numberField = (field: NumberFieldId) => (
    <NumberField
      key={field}
      field={field}
      parts={shownParts(form, field)}
      unit={field === 'age' ? null : unitOf(field, form.units)}
      {...problemOf(field)}
      onType={(box, text) => change(field, (now) => withTyped(now, field, box, text))}
      onLeave={() => leaving.left(field)}
      onCorrect={(correction) => takeCorrection(field, correction)}
    />
  );
  const choice = (field: ChoiceFieldId) => ({
    field,
    value: form.choices[field],
    ...problemOf(field),
    onChoose: (value: string) => change(field, (now) => ({ ...now, choices: { ...now.choices, [field]: value } })),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    onCalculate();
  }

  return (
    <form
      id={formId}
      method="post"
      action="/calculator#answer"
      noValidate
      onSubmit={submit}
      onFocus={(event: FocusEvent) => leaving.entered(event.target)}
      className="in-[body:has(#answer)]:print:hidden in-[.opens-values]:hidden"
      aria-label="Your numbers"
    >
      {/* Enter presses the first button of a form, with and without script: it calculates, and accepts no correction. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Calculate
      </button>
      {refusedFor.length > 0 && (
        <ErrorSummary
          // The server's problems are at the result's place, where the address of the page leads.
          id={fromServer && !plan ? 'answer' : undefined}
          title={isInformationMissing(refusedFor) ? missingInputWords.title : 'Please check one thing'}
          text={isInformationMissing(refusedFor) ? missingInputWords.text : undefined}
          problems={refusedFor.map(({ field, message }) => ({ control: `calculator-${field}`, message }))}
          attempt={refusals}
          className="mb-8 max-w-3xl"
        />
      )}
      <FormPart title="About you">
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {numberField('age')}
          <ChoiceField {...choice('sex')} options={sexOptions} className="grid gap-2 xs:grid-cols-2" />
        </div>
      </FormPart>
      <FormPart
        title="Your measurements"
        aside={
          <UnitSwitches
            units={form.units}
            onChange={(units) => onChange((now) => ({ ...now, form: { ...now.form, units } }))}
          />
        }
      >
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">{measuredFields.map(numberField)}</div>
      </FormPart>
      <FormPart title="Your week and your goal">
        <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
          <ChoiceField
            {...choice('activityLevel')}
            options={activityOptions}
            mark={(index) => <ActivityWave level={index} />}
          />
          <ChoiceField {...choice('goal')} options={goalOptions} />
        </div>
        <div className="mt-6">
          <MoreOptions
            open={form.showAdvanced}
            flags={form.flags}
            onToggle={(showAdvanced) =>
              onChange((now) =>
                now.form.showAdvanced === showAdvanced ? now : { ...now, form: { ...now.form, showAdvanced } },
              )
            }
            onFlag={(flag, ticked) => change(flag, (now) => ({ ...now, flags: { ...now.flags, [flag]: ticked } }))}
          />
        </div>
      </FormPart>
      <div className="grid gap-x-16 border-t border-line pt-8 lg:grid-cols-[14rem_1fr]">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:col-start-2">
          <button
            type="submit"
            className="min-h-14 rounded-card bg-brand px-10 py-3 text-lead font-semibold text-on-strong shadow-card hover:bg-brand-deep forced-border"
          >
            Calculate
          </button>
          <p className="flex max-w-sm items-start gap-3 text-sm text-ink-soft">
            <Icon name="lock" className="mt-0.5 size-5 text-brand" />
            {/* True with and without script and before it loads: the server cannot know which applies. */}
            <span>
              Worked out on this device; without JavaScript, or before it has loaded, on our server, which keeps nothing
              of it.
            </span>
          </p>
        </div>
      </div>
    </form>
  );
}
