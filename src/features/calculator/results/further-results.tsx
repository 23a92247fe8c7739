import { memo } from 'react';
import type { DynamicProjection } from '#domain/calculator/dynamic-projection.ts';
import type { Projection } from '#domain/calculator/projection.ts';
import type { DisplayedResult } from '#domain/calculator/result.ts';
import { type ResultUnits, waistUnit } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import type { NoticeName } from '#domain/calculator/safety-notices.ts';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import type { CalculatorSettings } from '../calculator-settings.ts';
import type { Interpretation } from '../calculator-state.ts';
import { EnergyCards } from './energy-cards.tsx';
import { GoalCard } from './goal-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Notices } from './notices.tsx';
import { PrintedResult } from './printed-result.tsx';
import { ProjectionCard } from './projection-card.tsx';
import { type Room, TreatmentGoal } from './treatment-goal.tsx';
import { WaistCard } from './waist-card.tsx';
import type { WorkingExplanations } from './working.tsx';

/** The results of one calculation, with the units of display. */
export interface FoundResults {
  /** As calculated; `plan` is the same with its notices in the unit of the other figures. */
  worked: SafePlan;
  plan: SafePlan;
  units: ResultUnits;
  result: DisplayedResult;
  projection: Projection;
  /** Null where the model is not shown. */
  dynamic: DynamicProjection | null;
  explanations: WorkingExplanations;
  /** The person's inputs in words. */
  person: string;
}

interface FurtherResultsProps {
  found: FoundResults;
  interpretation: Interpretation | null;
  settings: CalculatorSettings;
  /** The plan of the interpretation, which may be outdated when the reply arrives. */
  onInterpretation: (worked: SafePlan, interpretation: Interpretation) => void;
}

/** All results below the first figure. They are slow to render, so they may come a moment after it. */
export const FurtherResults = memo(function FurtherResults({
  found: { worked, plan, units, result, projection, dynamic, explanations, person },
  interpretation,
  settings,
  onInterpretation,
}: FurtherResultsProps) {
  const { calculation, deficitPlanWithheld, energyWithheld, notices } = plan;
  const { inputs } = calculation;
  const shared = { calculation, explanations };
  return (
    <>
      <div className="print:hidden">
        {inputs.waist !== null && (
          <Part attempt={plan} instead={<PartFailed what="The waist measurement" />}>
            <WaistCard
              sex={inputs.sex}
              result={result}
              waist={inputs.waist}
              unit={waistUnit(units)}
              explanations={explanations}
            />
          </Part>
        )}
        {!energyWithheld && (
          <Part attempt={plan} instead={<PartFailed what="The daily energy" />}>
            <EnergyCards {...shared} unit={units.energy} />
          </Part>
        )}
        {!deficitPlanWithheld && (
          <>
            <Part attempt={plan} instead={<PartFailed what="The plan for your goal" />}>
              <GoalCard
                {...shared}
                unit={units.energy}
                formulaProtein={plan.formulaProtein}
                clinicianFirst={notices.some(({ name }) => asksClinicianFirst.includes(name))}
              />
            </Part>
            <Part attempt={plan} instead={<PartFailed what="The projection of your weight" />}>
              <ProjectionCard
                {...shared}
                projection={projection}
                dynamic={dynamic}
                units={units}
                formulaProtein={plan.goalFormulaProtein}
              />
            </Part>
            {calculation.showsTreatmentGoal && (
              <TreatmentGoal weight={inputs.weight} unit={units.weight} room={roomToLose(plan)} />
            )}
          </>
        )}
        {/* The explanation is about energy, and its server does not know the self-check. */}
        {!energyWithheld && (
          <InsightsCard
            // A new calculation aborts the running request.
            key={JSON.stringify(plan.entered)}
            plan={plan}
            units={units}
            interpretation={interpretation}
            settings={settings}
            onInterpretation={(written) => onInterpretation(worked, written)}
          />
        )}
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
        person={person}
        settings={settings}
      />
    </>
  );
});

/** Notices that advise a talk before eating less. */
const asksClinicianFirst: readonly NoticeName[] = ['clinician-first', 'muscle-and-bone-first'];

/** Whether a loss of 15% is a goal for this person: not within the healthy range, and not from 65. */
function roomToLose({ calculation, notices }: SafePlan): Room {
  if (notices.some(({ name }) => name === 'loss-below-healthy-range')) return 'none';
  if (notices.some(({ name }) => name === 'muscle-and-bone-first')) return 'older';
  return calculation.bmiCategory === 'Healthy Weight' ? 'within' : 'above';
}
