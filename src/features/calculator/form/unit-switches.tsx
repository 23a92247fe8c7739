import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { unitSwitches } from '../form-state.ts';
import { Switch } from './switch.tsx';

const weightUnits = [
  { value: 'kg', label: 'kg', name: 'Kilograms' },
  { value: 'lb', label: 'lb', name: 'Pounds' },
  { value: 'st-lb', label: 'stone', name: 'Stone and pounds' },
] as const;

const lengthUnits = [
  { value: 'cm', label: 'cm', name: 'Centimetres' },
  { value: 'ft-in', label: 'ft-in', name: 'Feet and inches' },
] as const;

const energyUnits = [
  { value: 'kcal', label: 'kcal', name: 'Kilocalories' },
  { value: 'kJ', label: 'kJ', name: 'Kilojoules' },
] as const;

interface UnitSwitchProps {
  units: ResultUnits;
  onChange: (units: ResultUnits) => void;
}

/** The units of weight and length. The values behind them do not change. */
export function UnitSwitches({ units, onChange }: UnitSwitchProps) {
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      <Switch
        label="Unit of weight"
        name={unitSwitches.weight}
        options={weightUnits}
        value={units.weight}
        onChange={(weight) => onChange({ ...units, weight })}
      />
      <Switch
        label="Unit of length"
        name={unitSwitches.length}
        options={lengthUnits}
        value={units.length}
        onChange={(length) => onChange({ ...units, length })}
      />
    </div>
  );
}

export function EnergySwitch({ units, onChange }: UnitSwitchProps) {
  return (
    <Switch
      label="Unit of energy"
      name="unit-energy"
      options={energyUnits}
      value={units.energy}
      onChange={(energy) => onChange({ ...units, energy })}
    />
  );
}
