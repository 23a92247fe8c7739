import { type Appointment, type CostAnswers, outOfPocket } from '#domain/medicare/out-of-pocket.ts';
import type { OutOfPocketView } from '#wire/prices.ts';
import { formatDollars } from '../dollars.ts';
import { StackingTable } from '../stacking-table.tsx';

const cases: readonly { name: string; answers: Omit<CostAnswers, 'visit'> }[] = [
  { name: 'Medicare does not pay', answers: { seen: 'no', person: 'adult', safetyNet: 'not-reached' } },
  { name: 'Medicare pays', answers: { seen: 'yes', person: 'adult', safetyNet: 'not-reached' } },
  { name: 'Medicare pays, safety net reached', answers: { seen: 'yes', person: 'adult', safetyNet: 'reached' } },
  { name: 'Medicare pays, under 18', answers: { seen: 'yes', person: 'child', safetyNet: 'not-reached' } },
];

/** Every result of the checker in one table, for readers without script and on paper. */
export function AllPrices({ view }: { view: OutOfPocketView }) {
  const rows = (Object.keys(view.names) as Appointment[]).map((visit) => ({
    key: visit,
    header: (
      <>
        {view.names[visit]}
        <span className="block text-sm font-normal text-ink-soft">{view.prices[visit].minutes} minutes</span>
      </>
    ),
    cells: cases.map(({ name, answers }) => <Sum key={name} answers={{ visit, ...answers }} view={view} />),
  }));
  return (
    <div className="mt-10">
      <StackingTable
        caption="What you pay, in every case"
        columns={['Appointment', ...cases.map(({ name }) => name)]}
        rows={rows}
        figures
      />
      <p className="mt-4 text-sm text-ink-soft">
        Fees as at {view.pricesAsAt}. The safety net counts from {formatDollars(view.safetyNet.general)} of your own
        costs in a calendar year, or from {formatDollars(view.safetyNet.concession)} with a concession card or Family
        Tax Benefit Part A, as at {view.safetyNet.asAtShown}.
      </p>
    </div>
  );
}

function Sum({ answers, view }: { answers: CostAnswers; view: OutOfPocketView }) {
  const { pay, upTo, rebate, medicarePays } = outOfPocket(answers, view);
  if (pay === null) return medicarePays && rebate !== null ? `the fee less ${formatDollars(rebate)}` : 'the full fee';
  return (
    <span>
      <strong>{formatDollars(pay)}</strong>
      {upTo !== null && ` to ${formatDollars(upTo)}`}
    </span>
  );
}
