import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isInformationMissing } from '#domain/calculator/check-inputs.ts';
import { missingInputWords } from '#domain/calculator/inputs.ts';
import { display } from '#domain/calculator/result.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import { notify } from '#ui/toast/toasts.ts';
import type { CalculatorSettings } from './calculator-settings.ts';
import {
  type CalculatorState,
  calculated,
  corrected,
  emptyState,
  type Interpretation,
  isResultEarlier,
  saveSessionState,
  sessionState,
  stateOfEntered,
} from './calculator-state.ts';
import { EarlierResult } from './earlier-result.tsx';
import { CalculatorForm } from './form/calculator-form.tsx';
import { NotFor } from './form/not-for.tsx';
import { type Entered, formOfInputs, unitOf } from './form-state.ts';
import { inputsInFragment } from './fragment.ts';
import { linkIsOpened, OpeningLink } from './opening-link.tsx';
import { Results } from './results/results.tsx';

export interface CalculatorProps {
  settings: CalculatorSettings;
  /** The fields of a plain form post, which the server calculates. */
  entered?: Entered | undefined;
  /** Whether a self-check about eating in this tab recommends a conversation: then no calorie target is shown. */
  eatingConcern?: boolean;
  /** Further actions, shown in the result. */
  renderNext?: (plan: SafePlan, units: ResultUnits) => ReactNode;
  /** Called when the result was cleared. */
  onClear?: () => void;
  className?: string;
}

/** The calculator: the questions, then the result if there is one. It calculates where it runs. */
export function Calculator({
  settings,
  entered,
  eatingConcern = false,
  renderNext,
  onClear,
  className = '',
}: CalculatorProps) {
  const [state, setState] = useState<CalculatorState>(() => (entered ? stateOfEntered(entered) : sessionState()));
  /** Number of calculations, so that each is announced and shown, also when its result is the same. */
  const [calculations, setCalculations] = useState(0);
  /** Number of refusals, so that the summary of each takes the focus. */
  const [refusals, setRefusals] = useState(0);
  const [said, say] = useAnnouncer();
  const results = useRef<HTMLHeadingElement>(null);
  const { plan, form } = state;

  useEffect(() => saveSessionState(state), [state]);

  function calculate(changed = form): void {
    const next = calculated(state, changed);
    setState(next);
    if (next.problems.length === 0) {
      setCalculations((count) => count + 1);
      return;
    }
    setRefusals((count) => count + 1);
    if (isInformationMissing(next.problems)) {
      // The summary, which takes the focus, has the same words.
      notify({
        title: missingInputWords.title,
        description: missingInputWords.text,
        tone: 'problem',
        isSilent: true,
      });
    }
  }

  const shown = plan && display(plan.calculation);
  const sayResult = useEffectEvent(() => {
    if (shown) say(`Your results are ready. Body mass index ${shown.bmi.toFixed(1)}, ${shown.bmiCategory}.`);
  });
  useEffect(() => {
    if (calculations === 0) return;
    // Focus alone scrolls as little as possible, and would leave the number below a phone's window.
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
    sayResult();
  }, [calculations]);

  const { hash, key } = useLocation();
  const openLink = useEffectEvent(() => {
    const link = inputsInFragment(hash);
    if (!link) return;
    // Read once, then removed, so that neither the address bar nor the history shows it.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    calculate(formOfInputs(link.inputs, link.units));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is opened again
  useEffect(() => {
    openLink();
    linkIsOpened();
  }, [hash, key]);

  const addInterpretation = useCallback(
    (of: SafePlan, interpretation: Interpretation) =>
      setState((now) => (now.plan === of ? { ...now, interpretation } : now)),
    [],
  );

  return (
    <div className={className}>
      <OpeningLink />
      <NotFor />
      <CalculatorForm
        state={state}
        fromServer={entered !== undefined}
        refusals={refusals}
        onChange={setState}
        onCalculate={() => calculate()}
      />
      <EarlierResult isEarlier={isResultEarlier(state)} onCalculate={() => calculate()} />
      <Announcement {...said} />
      {plan && (
        <Part
          attempt={plan}
          instead={
            <PartFailed what="Your result">
              {shown && `Body mass index ${shown.bmi.toFixed(1)}, ${shown.bmiCategory}.`}
            </PartFailed>
          }
        >
          <Results
            plan={plan}
            isWhole={calculations === 0}
            headingRef={results}
            units={form.units}
            typedIn={{
              weight: form.units.weight,
              height: unitOf('height', form.units),
              waist: unitOf('waist', form.units),
            }}
            interpretation={state.interpretation}
            settings={settings}
            eatingConcern={eatingConcern}
            next={renderNext?.(plan, form.units)}
            onUnits={(units) => setState((now) => ({ ...now, form: { ...now.form, units } }))}
            onInterpretation={addInterpretation}
            onCorrect={(field, correction) => calculate(corrected(form, field, correction))}
            onKeep={() => results.current?.focus()}
            onClear={() => {
              setState(emptyState);
              onClear?.();
              document.getElementById('calculator-age')?.focus();
              say('Your answers and your result are cleared.');
            }}
          />
        </Part>
      )}
    </div>
  );
}
