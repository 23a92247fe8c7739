import { NoteReference } from '#ui/notes/notes.tsx';
import type { Fee } from '#wire/pages.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';
import { StackingTable } from '../stacking-table.tsx';

const columns = ['Appointment', 'Fee', 'Medicare rebate', 'You pay', 'As at'];

/** What an appointment costs, what Medicare pays back, and what is left, each with its date. */
export function FeesBlock({ id, block, fees }: { id: string; block: BlockOf<'fees'>; fees: readonly Fee[] }) {
  const rows = fees.map((fee) => ({
    key: fee.name,
    header: (
      <>
        {fee.name}
        {fee.note && <NoteReference note={fee.note} />}
        <span className="block text-sm font-normal text-ink-soft">{fee.minutes} minutes</span>
      </>
    ),
    cells: [
      dollars(fee.fee),
      fee.rebateShown,
      <strong key="cost" className="text-h2 leading-none font-extrabold tracking-tight">
        {dollars(fee.patientCost)}
      </strong>,
      <time key="date" dateTime={fee.asAt} className="text-sm text-ink-soft">
        {fee.asAtShown}
      </time>,
    ],
  }));
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <StackingTable caption="Fees and Medicare rebates" columns={columns} rows={rows} figures />
    </>
  );
}

/** As in the texts of the content folder: no cents where there is nothing to pay. */
function dollars(amount: number): string {
  return amount === 0 ? '$0' : `$${amount.toFixed(2)}`;
}
