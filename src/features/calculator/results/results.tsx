import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { dynamicProjection } from '#domain/calculator/dynamic-projection.ts';
import { explain } from '#domain/calculator/explanations.ts';
import { activityOptions, sexOptions } from '#domain/calculator/inputs.ts';
import type { MeasuredField, NumberField } from '#domain/calculator/limits.ts';
import { projectWeeks } from '#domain/calculator/projection.ts';
import { type Calculation, display } from '#domain/calculator/result.ts';
import { type ResultUnits, waistUnit } from '#domain/calculator/result-units.ts';
import { type SafePlan, safePlan } from '#domain/calculator/safety.ts';
import { type Correction, doubtsAbout } from '#domain/calculator/suggestions.ts';
import { inWords, type Unit } from '#domain/calculator/units.ts';
import { waistFigures } from '#domain/calculator/waist.ts';
import type { CalculatorSettings } from '../calculator-settings.ts';
import type { Interpretation } from '../calculator-state.ts';
import { BmiCard } from './bmi-card.tsx';
import { Doubt } from './doubt.tsx';
import { EnergyCards } from './energy-cards.tsx';
import { GoalCard } from './goal-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Notices } from './notices.tsx';
import { PrintedResult } from './printed-result.tsx';
import { ProjectionCard } from './projection-card.tsx';
import { ResultActions } from './result-actions.tsx';
import { TreatmentGoal } from './treatment-goal.tsx';
import { WaistCard } from './waist-card.tsx';
import type { Explanations } from './working.tsx';

interface ResultsProps {
  plan: SafePlan;
  headingRef: RefObject<HTMLHeadingElement | null>;
  units: ResultUnits;
  typedIn: Partial<Record<MeasuredField, Unit>>;
  interpretation: Interpretation | null;
  settings: CalculatorSettings;
  /** Where more can be done with the result. */
  next: ReactNode;
  onUnits: (units: ResultUnits) => void;
  onInterpretation: (interpretation: Interpretation) => void;
  onCorrect: (field: NumberField, correction: Correction) => void;
  /** A value that was asked about stays as it is. */
  onKeep: () => void;
  onClear: () => void;
}

/** Everything found, the most important first. */
export function Results({
  plan: worked,
  headingRef,
  units,
  typedIn,
  interpretation,
  settings,
  next,
  onUnits,
  onInterpretation,
  onCorrect,
  onKeep,
  onClear,
}: ResultsProps) {
  // The same plan, its notices in the unit of the other figures.
  const plan = useMemo(() => safePlan(worked.entered, units.energy), [worked, units.energy]);
  const { calculation, deficitPlanWithheld, notices } = plan;
  const { inputs } = calculation;
  /** Questions about a value that were answered with keeping it. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const result = display(calculation);
  const explanations = useMemo<Explanations>(
    () => Object.fromEntries(explain(calculation, units).map((one) => [one.id, one])),
    [calculation, units],
  );
  const projection = projectWeeks(calculation);
  const dynamic = useMemo(() => dynamicProjection(calculation), [calculation]);
  const shared = { calculation, explanations };
  return (
    <section id="answer" aria-labelledby="results-title" className="mt-14 print:mt-0">
      <div className="print:hidden">
        <div className="grid gap-x-16 gap-y-4 pb-8 lg:grid-cols-[14rem_1fr]">
          <h2 id="results-title" ref={headingRef} tabIndex={-1} className="text-h2">
            Your results
          </h2>
          <div>
            <p className="text-h3 font-extrabold">
              Body mass index {result.bmi.toFixed(1)}, {result.bmiCategory}
            </p>
            <p className="mt-2 text-lead">{personInWords(calculation, units)}</p>
            <ResultActions inputs={plan.entered} units={units} onUnits={onUnits} onClear={onClear} />
          </div>
        </div>
        {doubtsAbout(inputs, typedIn)
          .filter(({ message }) => !kept.includes(message))
          .map(({ field, message, corrections }) => (
            <Doubt
              key={field}
              message={message}
              readings={[
                ...corrections.map((correction) => ({
                  label: correction.label,
                  onTake: () => onCorrect(field, correction),
                })),
                {
                  label: `Keep ${field === 'waist' ? inWords(inputs.waist ?? 0, 'cm') : inWords(inputs.weight, 'kg')}`,
                  onTake: () => {
                    setKept([...kept, message]);
                    onKeep();
                  },
                },
              ]}
            />
          ))}
        <Notices notices={notices.filter(({ severity }) => severity !== 'information')} className="mb-10" />
        <BmiCard result={result} markerPercent={calculation.bmiMarkerPercent} explanations={explanations} />
        {inputs.waist !== null && (
          <WaistCard
            sex={inputs.sex}
            result={result}
            waist={inputs.waist}
            unit={waistUnit(units)}
            explanations={explanations}
          />
        )}
        <EnergyCards {...shared} unit={units.energy} />
        {!deficitPlanWithheld && (
          <>
            <GoalCard
              {...shared}
              unit={units.energy}
              proteinCeiling={plan.proteinCeiling}
              clinicianFirst={notices.some(({ name }) => name === 'clinician-first')}
            />
            <ProjectionCard
              {...shared}
              projection={projection}
              dynamic={dynamic}
              units={units}
              proteinCeiling={plan.goalProteinCeiling}
            />
            {calculation.showsTreatmentGoal && (
              <TreatmentGoal weight={inputs.weight} unit={units.weight} room={roomToLose(plan)} />
            )}
          </>
        )}
        {next}
        <InsightsCard
          // A new calculation gives the running request up.
          key={JSON.stringify(plan.entered)}
          plan={plan}
          units={units}
          interpretation={interpretation}
          settings={settings}
          onInterpretation={onInterpretation}
        />
        <Notices
          notices={notices.filter(({ severity }) => severity === 'information')}
          className="border-t-2 border-ink pt-8 lg:grid-cols-2"
        />
      </div>
      <PrintedResult
        plan={plan}
        result={result}
        projection={projection}
        units={units}
        person={personInWords(calculation, units)}
        settings={settings}
      />
    </section>
  );
}

/** Whether a loss of 15% is a goal for this person at all: not from within the healthy range. */
function roomToLose({ calculation, notices }: SafePlan): 'above' | 'within' | 'none' {
  if (notices.some(({ name }) => name === 'loss-below-healthy-range')) return 'none';
  return calculation.bmiCategory === 'Healthy Weight' ? 'within' : 'above';
}

/** What the numbers are made from: 'Female, 40 years, 80 kg, 170 cm, moderately active'. */
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
