import { type ReactNode, type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { dynamicProjection } from '#domain/calculator/dynamic-projection.ts';
import { explain } from '#domain/calculator/explanations.ts';
import { activityOptions, sexOptions } from '#domain/calculator/inputs.ts';
import type { MeasuredField, NumericFieldId } from '#domain/calculator/limits.ts';
import { projectWeeks } from '#domain/calculator/projection.ts';
import { type Calculation, display } from '#domain/calculator/result.ts';
import { type ResultUnits, waistUnit } from '#domain/calculator/result-units.ts';
import { type SafePlan, safePlan } from '#domain/calculator/safety.ts';
import { type Correction, doubtsAbout } from '#domain/calculator/suggestions.ts';
import { inWords, type Unit } from '#domain/calculator/units.ts';
import { waistFigures } from '#domain/calculator/waist.ts';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import type { CalculatorSettings } from '../calculator-settings.ts';
import type { Interpretation } from '../calculator-state.ts';
import { BmiCard } from './bmi-card.tsx';
import { Doubt } from './doubt.tsx';
import { type FoundResults, FurtherResults } from './further-results.tsx';
import { Notices } from './notices.tsx';
import { ResultActions } from './result-actions.tsx';

interface ResultsProps {
  plan: SafePlan;
  /** Whether all of it is rendered at once: the result is part of the loaded page. */
  isWhole: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  units: ResultUnits;
  typedIn: Partial<Record<MeasuredField, Unit>>;
  interpretation: Interpretation | null;
  settings: CalculatorSettings;
  /** Whether a self-check about eating in this tab recommends a conversation. */
  eatingConcern: boolean;
  /** Further actions. */
  next: ReactNode;
  onUnits: (units: ResultUnits) => void;
  onInterpretation: (worked: SafePlan, interpretation: Interpretation) => void;
  onCorrect: (field: NumericFieldId, correction: Correction) => void;
  /** The visitor keeps a questioned value. */
  onKeep: () => void;
  onClear: () => void;
}

/** All results, the most important first. */
export function Results({
  plan: worked,
  isWhole,
  headingRef,
  units,
  typedIn,
  interpretation,
  settings,
  eatingConcern,
  next,
  onUnits,
  onInterpretation,
  onCorrect,
  onKeep,
  onClear,
}: ResultsProps) {
  const found = useMemo(() => findingsOf(worked, units, eatingConcern), [worked, units, eatingConcern]);
  // A slow phone paints the first figure before the rest.
  const later = useDeferredValue(found, isWhole ? found : null);
  const { plan, result, explanations, person } = found;
  const { calculation, notices } = plan;
  const { inputs } = calculation;
  /** Questions that the visitor answered with keeping the value. */
  const [acceptedMessages, setAcceptedMessages] = useState<readonly string[]>([]);
  return (
    <section
      id="answer"
      aria-labelledby="results-title"
      aria-busy={later !== found || undefined}
      className="mt-14 print:mt-0"
    >
      <div className="print:hidden">
        <div className="grid gap-x-16 gap-y-4 pb-8 lg:grid-cols-[14rem_1fr]">
          <h2 id="results-title" ref={headingRef} tabIndex={-1} className="text-h2">
            Your results
          </h2>
          <div>
            <p className="text-h3 font-extrabold">
              Body mass index {result.bmi.toFixed(1)}, {result.bmiCategory}
            </p>
            <p className="mt-2 text-lead">{person}</p>
          </div>
        </div>
        {doubtsAbout(inputs, typedIn)
          .filter(({ message }) => !acceptedMessages.includes(message))
          .map(({ field, message, corrections }) => (
            <Doubt
              key={field}
              message={message}
              readings={[
                ...corrections.map((correction) => ({
                  label: correction.label,
                  value: `${field}:${correction.value}`,
                  onTake: () => onCorrect(field, correction),
                })),
                {
                  label: `Keep ${field === 'waist' ? inWords(inputs.waist ?? 0, 'cm') : inWords(inputs.weight, typedIn.weight ?? 'kg')}`,
                  onTake: () => {
                    setAcceptedMessages([...acceptedMessages, message]);
                    onKeep();
                  },
                },
              ]}
            />
          ))}
        <Notices notices={notices.filter(({ severity }) => severity !== 'information')} className="mb-10" />
        <BmiCard result={result} markerPercent={calculation.bmiMarkerPercent} explanations={explanations}>
          <ResultActions
            inputs={plan.entered}
            units={units}
            hasEnergy={!plan.energyWithheld}
            onUnits={onUnits}
            onClear={onClear}
          />
        </BmiCard>
      </div>
      {later && (
        <Part attempt={later} instead={<PartFailed what="The rest of your result" />}>
          <FurtherResults
            found={later}
            interpretation={interpretation}
            settings={settings}
            onInterpretation={onInterpretation}
          />
        </Part>
      )}
      {later && <Part>{next}</Part>}
    </section>
  );
}

function findingsOf(worked: SafePlan, units: ResultUnits, eatingConcern: boolean): FoundResults {
  // The same plan, with its notices in the unit of the other figures and with the current state of this tab.
  const plan = safePlan(worked.entered, units.energy, eatingConcern);
  const { calculation } = plan;
  return {
    worked,
    plan,
    units,
    result: display(calculation),
    projection: projectWeeks(calculation),
    dynamic: dynamicProjection(calculation),
    explanations: Object.fromEntries(explain(calculation, units).map((one) => [one.id, one])),
    person: personInWords(calculation, units),
  };
}

/** The inputs in words: 'Female, 40 years, 80 kg, 170 cm, moderately active'. */
function personInWords({ inputs }: Calculation, units: ResultUnits): string {
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? '';
  return [
    labelOf(sexOptions, inputs.sex),
    `${inputs.age} years`,
    inWords(inputs.weight, units.weight),
    inWords(inputs.height, units.length),
    ...(inputs.waist === null ? [] : [`waist ${waistFigures(inputs.sex, inputs.waist, waistUnit(units)).waist}`]),
    labelOf(activityOptions, inputs.activityLevel).toLowerCase(),
  ].join(', ');
}
