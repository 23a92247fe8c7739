import { figure } from '#domain/calculator/rounding.ts';
import { kilojoules } from '#domain/calculator/units.ts';
import type { EnergyUnit } from '../form-state.ts';

/** Energy in the chosen unit, whole. The kilojoules come from the unrounded kilocalories. */
export function energyText(kilocalories: number, unit: EnergyUnit): string {
  return `${figure(unit === 'kJ' ? kilojoules(kilocalories) : kilocalories)} ${unit}`;
}

interface EnergyProps {
  /** Unrounded. */
  kilocalories: number;
  unit: EnergyUnit;
  className?: string;
}

/** Energy large in the chosen unit, and small in the other, because labels and recipes differ in which they use. */
export function Energy({ kilocalories, unit, className = 'text-h1' }: EnergyProps) {
  const [number, short] = energyText(kilocalories, unit).split(' ');
  return (
    <>
      <span className="block whitespace-nowrap">
        <span className={`font-extrabold tracking-[-0.03em] tabular-nums ${className}`}>{number}</span>{' '}
        <span className="font-semibold">{short} a day</span>
      </span>
      <span className="block text-sm text-ink-soft tabular-nums">
        {energyText(kilocalories, unit === 'kJ' ? 'kcal' : 'kJ')}
      </span>
    </>
  );
}
