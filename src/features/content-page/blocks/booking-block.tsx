import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { BookingTargets } from '#wire/pages.ts';
import type { BlockOf } from '../block-types.ts';

interface BookingBlockProps {
  id: string;
  block: BlockOf<'booking'>;
  booking: BookingTargets;
}

/** An appointment offered within the text. A first appointment is the primary action, any other a secondary one. */
export function BookingBlock({ id, block, booking }: BookingBlockProps) {
  const first = block.target === 'initial';
  return (
    <section
      aria-labelledby={id}
      className={`grid items-center gap-x-10 gap-y-6 rounded-large p-6 @2xl:grid-cols-[1fr_auto] @2xl:p-8 print:hidden forced-border ${first ? 'bg-mist' : 'border border-line'}`}
    >
      <div className="measure">
        <h2 id={id} className="scroll-mt-8 text-h3">
          {block.title}
        </h2>
        <Prose text={block.text} className="mt-2" />
      </div>
      <ButtonLink
        href={booking[block.target].href}
        external
        icon="calendar"
        look={first ? 'primary' : 'secondary'}
        className="justify-self-start"
      >
        {block.label}
      </ButtonLink>
    </section>
  );
}

/** The booking at the end of a page, on its own band. */
export function ClosingBooking({ id, block, booking }: BookingBlockProps) {
  return (
    <ClosingBand id={id} title={block.title} beside>
      <Prose text={block.text} className="max-w-xl" />
      <ButtonLink href={booking[block.target].href} external icon="calendar" className="mt-7">
        {block.label}
      </ButtonLink>
    </ClosingBand>
  );
}
