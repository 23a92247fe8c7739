import type { DynamicProjection } from '#domain/calculator/dynamic-projection.ts';
import { type Projection, projectionInWords, projectionNote, rangeInWords } from '#domain/calculator/projection.ts';
import type { Calculation } from '#domain/calculator/result.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { inWords } from '#domain/calculator/units.ts';
import { DynamicModel } from './dynamic-model.tsx';
import { Energy } from './energy.tsx';
import { MacroBar } from './macro-bar.tsx';
import { ProjectionChart } from './projection-chart.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { ResultSection } from './result-section.tsx';
import { Working, type WorkingExplanations } from './working.tsx';

interface ProjectionCardProps {
  calculation: Calculation;
  projection: Projection;
  /** Null where the model is not shown. */
  dynamic: DynamicProjection | null;
  units: ResultUnits;
  /** At the goal weight. */
  formulaProtein: number | null;
  explanations: WorkingExplanations;
}

/** The projection of twelve weeks of the goal, and the energy to maintain the weight reached. */
export function ProjectionCard({
  calculation,
  projection,
  dynamic,
  units,
  formulaProtein,
  explanations,
}: ProjectionCardProps) {
  const { goalTdee, goalBmr, goalWeight, goalProtein, goalFat, goalCarbs } = calculation;
  const { weight: unit, energy } = units;
  const range = rangeInWords(projection, units);
  return (
    <ResultSection id="result-projection" title="The next 12 weeks">
      <p className="text-lead">{projectionInWords(projection, units)}</p>
      {range && <p className="measure mt-2">{range}</p>}
      <p className="measure mt-2 text-ink-soft">{projectionNote(projection, units)}</p>
      <div className="mt-6">
        <ProjectionChart projection={projection} dynamic={dynamic} units={units} />
      </div>
      {dynamic && <DynamicModel calculation={calculation} dynamic={dynamic} units={units} />}
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-deep">
          <span aria-hidden="true" className="eased group-open:rotate-90">
            ›
          </span>
          <span className="underline decoration-1 underline-offset-4">The same as a table</span>
        </summary>
        <ProjectionTable projection={projection} dynamic={dynamic} unit={unit} hasRange={range !== null} />
      </details>
      <Working explanation={explanations.goalWeight} />
      {projection.kind !== 'steady' && (
        <div className="mt-8 border-t border-line pt-6">
          <h4 className="text-h4">To stay at {inWords(goalWeight, unit)}</h4>
          <div className="mt-3 grid gap-x-10 gap-y-5 md:grid-cols-[auto_1fr]">
            <dl className="grid content-start gap-4">
              <div>
                <dt className="text-sm text-ink-soft">Total daily energy there</dt>
                <dd>
                  <Energy kilocalories={goalTdee} unit={energy} className="text-h3" />
                </dd>
              </div>
              <div>
                <dt className="text-sm text-ink-soft">Basal rate there</dt>
                <dd>
                  <Energy kilocalories={goalBmr} unit={energy} className="text-h3" />
                </dd>
              </div>
            </dl>
            <MacroBar
              protein={goalProtein}
              fat={goalFat}
              carbs={goalCarbs}
              unit={energy}
              formulaProtein={formulaProtein}
              caption="Protein, fat and carbohydrate to stay at that weight"
            />
          </div>
          <Working explanation={explanations.atGoalWeight} />
        </div>
      )}
    </ResultSection>
  );
}
