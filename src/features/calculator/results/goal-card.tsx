import { goalOptions } from '#domain/calculator/inputs.ts';
import { type Calculation, goalBalance } from '#domain/calculator/result.ts';
import type { EnergyUnit } from '#domain/calculator/result-units.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Energy } from './energy.tsx';
import { MacroBar } from './macro-bar.tsx';
import { ResultSection } from './result-section.tsx';
import { Working, type WorkingExplanations } from './working.tsx';

interface GoalCardProps {
  calculation: Calculation;
  unit: EnergyUnit;
  formulaProtein: number | null;
  explanations: WorkingExplanations;
  /** Whether a notice covers it: so large a figure is copied without the notice far above it. */
  clinicianFirst: boolean;
}

/** Energy for the goal, and its split into nutrients. */
export function GoalCard({ calculation, unit, formulaProtein, explanations, clinicianFirst }: GoalCardProps) {
  const { inputs, goalCalories, goalPercentOfTdee, protein, fat, carbs } = calculation;
  const goal = goalOptions.find(({ value }) => value === inputs.goal)?.label ?? '';
  return (
    <ResultSection id="result-goal" title="Your goal">
      <div className="rounded-large bg-mist p-6 md:p-8 forced-border">
        <p className="text-lead">
          {goal}: <strong>{goalBalance(goalPercentOfTdee)}</strong>
        </p>
        <p className="mt-3">
          <span className="block text-sm font-semibold text-ink-soft">Target calories</span>
          <Energy kilocalories={goalCalories} unit={unit} className="text-display" />
        </p>
        {clinicianFirst && (
          <p className="mt-3 flex items-start gap-2 font-semibold text-caution">
            <Icon name="shield" className="mt-0.5 size-5" />
            Discuss this figure with a clinician first.
          </p>
        )}
        <Working explanation={explanations.goalCalories} />
      </div>
      <h4 className="mt-8 text-h4">Protein, fat and carbohydrate</h4>
      <div className="mt-3">
        <MacroBar
          protein={protein}
          fat={fat}
          carbs={carbs}
          unit={unit}
          formulaProtein={formulaProtein}
          caption="Protein, fat and carbohydrate for your goal"
        />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <Working explanation={explanations.protein} named />
        <Working explanation={explanations.fatAndCarbs} named />
      </div>
    </ResultSection>
  );
}
