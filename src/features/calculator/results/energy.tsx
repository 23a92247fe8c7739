import { type EnergyUnit, energyInWords } from '#domain/calculator/result-units.ts';

interface EnergyProps {
  /** Unrounded. */
  kilocalories: number;
  unit: EnergyUnit;
  className?: string;
}

/** Energy large in the chosen unit and small in the other, because labels and recipes use either. */
export function Energy({ kilocalories, unit, className = 'text-h1' }: EnergyProps) {
  const [number, short] = energyInWords(kilocalories, unit).split(' ');
  return (
    <>
      <span className="block xs:whitespace-nowrap">
        <span className={`font-extrabold tracking-[-0.03em] tabular-nums ${className}`}>{number}</span>{' '}
        <span className="font-semibold">{short} a day</span>
      </span>
      <span className="block text-sm text-ink-soft tabular-nums">
        {energyInWords(kilocalories, unit === 'kJ' ? 'kcal' : 'kJ')}
      </span>
    </>
  );
}
