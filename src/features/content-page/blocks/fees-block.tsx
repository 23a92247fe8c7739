import { NoteReference } from '#ui/notes/notes.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import type { Fee } from '#wire/pages.ts';
import type { PriceAnswers } from '#wire/prices.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';
import { formatDollars } from '../dollars.ts';
import { StackingTable } from '../stacking-table.tsx';

const columns = ['Appointment', 'Fee', 'Medicare rebate', 'You pay', 'As at'];

/** What an appointment costs, what Medicare pays back, and what is left, each with its date. */
export function FeesBlock({
  id,
  block,
  fees,
  question,
}: {
  id: string;
  block: BlockOf<'fees'>;
  fees: readonly Fee[];
  question: PriceAnswers | undefined;
}) {
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
      // The price without Medicare is as large as the one with it.
      <Amount key="fee" dollars={fee.fee} />,
      <Rebate key="rebate" {...fee} />,
      <span key="cost">
        <Amount dollars={fee.pay} />
        {fee.byItem && ` to ${formatDollars(fee.byItem.pay)}`}
      </span>,
      <time key="date" dateTime={fee.asAt} className="text-sm text-ink-soft">
        {fee.asAtShown}
      </time>,
    ],
  }));
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      {question && <PriceQuestion {...question} className="mb-10 max-w-2xl" />}
      <StackingTable caption="Fees and Medicare rebates" columns={columns} rows={rows} figures />
    </>
  );
}

function Rebate({ fee, rebate, byItem, minutes, percentOfScheduleFee }: Fee) {
  if (rebate === fee) return '100%';
  return (
    <>
      {formatDollars(rebate)}
      <span className="block text-sm text-ink-soft">
        {percentOfScheduleFee}% of Medicare’s schedule fee, not of ours
        {byItem && `; ${formatDollars(byItem.rebate)} where Medicare pays by its item for ${minutes} minutes`}
      </span>
    </>
  );
}

function Amount({ dollars: amount }: { dollars: number }) {
  return <strong className="text-h2 leading-none font-extrabold tracking-tight">{formatDollars(amount)}</strong>;
}
