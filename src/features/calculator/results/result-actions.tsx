import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/copy-button/copy-text.ts';
import { notify } from '#ui/toast/toasts.ts';
import { EnergySwitch } from '../form/unit-switches.tsx';
import { fragmentOf } from '../fragment.ts';

interface ResultActionsProps {
  inputs: CalculatorInputs;
  units: ResultUnits;
  /** Whether the result shows energy, so that its unit can be chosen. */
  hasEnergy: boolean;
  onUnits: (units: ResultUnits) => void;
  onClear: () => void;
}

/** The actions of a result. All of them need script. */
export function ResultActions({ inputs, units, hasEnergy, onUnits, onClear }: ResultActionsProps) {
  async function copyLink(): Promise<void> {
    const link = `${window.location.origin}/calculator${fragmentOf(inputs, units)}`;
    if (await copyText(link)) {
      notify({
        title: 'Link copied',
        description: 'Whoever opens it sees these numbers. Our server does not.',
        tone: 'good',
      });
    } else {
      notify({
        title: 'Your browser did not allow copying',
        description: `Please copy it by hand: ${link}`,
        tone: 'problem',
      });
    }
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-3 noscript:hidden [&>button]:px-4">
      {hasEnergy && <EnergySwitch units={units} onChange={onUnits} />}
      <Button icon="copy" onClick={copyLink}>
        Copy link to these numbers
      </Button>
      <Button icon="printer" onClick={() => window.print()}>
        Print
      </Button>
      <Button icon="refresh" onClick={onClear}>
        Clear everything
      </Button>
    </div>
  );
}
