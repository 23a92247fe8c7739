import { type RefObject, useMemo } from 'react';
import { explain } from '#domain/calculator/explanations.ts';
import { activityOptions, sexOptions } from '#domain/calculator/inputs.ts';
import type { MeasuredField, NumberField } from '#domain/calculator/limits.ts';
import { projectWeeks } from '#domain/calculator/projection.ts';
import { type Calculation, display } from '#domain/calculator/result.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import { type Correction, doubtsAbout } from '#domain/calculator/suggestions.ts';
import { inWords, type Unit } from '#domain/calculator/units.ts';
import type { CalculatorSettings } from '../calculator-settings.ts';
import type { Units } from '../form-state.ts';
import { BmiCard } from './bmi-card.tsx';
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
  units: Units;
  typedIn: Partial<Record<MeasuredField, Unit>>;
  interpretation: string | null;
  settings: CalculatorSettings;
  onUnits: (units: Units) => void;
  onInterpretation: (text: string) => void;
  onCorrect: (field: NumberField, correction: Correction) => void;
  onClear: () => void;
}

/** Everything found, the most important first. */
export function Results({
  plan,
  headingRef,
  units,
  typedIn,
  interpretation,
  settings,
  onUnits,
  onInterpretation,
  onCorrect,
  onClear,
}: ResultsProps) {
  const { calculation, deficitPlanWithheld, notices } = plan;
  const { inputs } = calculation;
  const result = display(calculation);
  const explanations = useMemo<Explanations>(
    () => Object.fromEntries(explain(calculation).map((one) => [one.id, one])),
    [calculation],
  );
  const projection = projectWeeks(calculation);
  const shared = { calculation, explanations };
  return (
    <section id="answer" aria-labelledby="results-title" className="mt-14 print:mt-0">
      <div className="print:hidden">
        <div className="grid gap-x-16 gap-y-4 pb-8 lg:grid-cols-[14rem_1fr]">
          <h2 id="results-title" ref={headingRef} tabIndex={-1} className="text-h2">
            Your results
          </h2>
          <div>
            <p className="text-lead">{personInWords(calculation, units)}</p>
            <ResultActions inputs={inputs} units={units} onUnits={onUnits} onClear={onClear} />
          </div>
        </div>
        {doubtsAbout(inputs, typedIn).map(({ field, message, corrections }) => (
          <div key={field} className="mb-6 rounded-card bg-caution-tint p-5 forced-border noscript:hidden">
            <p className="font-semibold">{message}</p>
            {corrections.map((correction) => (
              <button
                key={correction.label}
                type="button"
                onClick={() => onCorrect(field, correction)}
                className="mt-3 min-h-11 rounded-card border border-edge bg-white px-4 py-2 font-semibold text-brand-deep hover:bg-mist"
              >
                {correction.label}
              </button>
            ))}
          </div>
        ))}
        <Notices notices={notices.filter(({ severity }) => severity !== 'information')} className="mb-10" />
        <BmiCard result={result} markerPercent={calculation.bmiMarkerPercent} explanations={explanations} />
        {inputs.waist !== null && (
          <WaistCard
            sex={inputs.sex}
            result={result}
            waist={inputs.waist}
            unit={units.length === 'cm' ? 'cm' : 'in'}
            explanations={explanations}
          />
        )}
        <EnergyCards {...shared} unit={units.energy} />
        {!deficitPlanWithheld && (
          <>
            <GoalCard
              {...shared}
              unit={units.energy}
              clinicianFirst={notices.some(({ name }) => name === 'clinician-first')}
            />
            <ProjectionCard {...shared} projection={projection} units={units} />
            {calculation.showsTreatmentGoal && (
              <TreatmentGoal weight={inputs.weight} unit={units.weight} room={roomToLose(plan)} />
            )}
          </>
        )}
        <InsightsCard
          // A new calculation gives the running request up.
          key={JSON.stringify(inputs)}
          calculation={calculation}
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
function personInWords({ inputs }: Calculation, units: Units): string {
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? '';
  return [
    labelOf(sexOptions, inputs.sex),
    `${inputs.age} years`,
    inWords(inputs.weight, units.weight),
    inWords(inputs.height, units.length),
    ...(inputs.waist === null ? [] : [`waist ${inWords(inputs.waist, units.length === 'cm' ? 'cm' : 'in')}`]),
    labelOf(activityOptions, inputs.activityLevel).toLowerCase(),
  ].join(', ');
}
