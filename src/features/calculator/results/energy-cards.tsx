import type { Calculation } from '#domain/calculator/result.ts';
import type { EnergyUnit } from '#domain/calculator/result-units.ts';
import { Energy } from './energy.tsx';
import { ResultSection } from './result-section.tsx';
import { Working, type WorkingExplanations } from './working.tsx';

interface EnergyCardsProps {
  calculation: Calculation;
  unit: EnergyUnit;
  explanations: WorkingExplanations;
}

/** Energy at rest, in a day, and to maintain this weight. */
export function EnergyCards({ calculation, unit, explanations }: EnergyCardsProps) {
  const cards = [
    {
      name: 'Basal rate',
      about: 'What your body uses at rest, to keep heart, brain and warmth going.',
      kilocalories: calculation.bmr,
      explanation: explanations.bmr,
    },
    {
      name: 'Total daily energy',
      about: 'The same, with a usual week of yours added.',
      kilocalories: calculation.tdee,
      explanation: explanations.tdee,
    },
    {
      name: 'Maintenance calories',
      about: 'Eating about this much keeps your weight where it is.',
      kilocalories: calculation.maintenanceCalories,
      explanation: explanations.tdee,
    },
  ];
  return (
    <ResultSection id="result-energy" title="Energy">
      <ul className="grid gap-x-8 gap-y-8 @min-[43rem]:grid-cols-3">
        {cards.map(({ name, about, kilocalories, explanation }) => (
          <li key={name} className="@min-[43rem]:border-l-2 @min-[43rem]:border-brand-tint @min-[43rem]:pl-5">
            <h4 className="text-h4">{name}</h4>
            <p className="mt-2">
              <Energy kilocalories={kilocalories} unit={unit} className="text-h2" />
            </p>
            <p className="mt-2 text-sm text-ink-soft">{about}</p>
            <Working explanation={explanation} of={name} />
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
