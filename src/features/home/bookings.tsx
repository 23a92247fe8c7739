import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink } from '#ui/link/link.tsx';
import { NoteReference } from '#ui/notes/notes.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { HomePage } from '#wire/home.ts';

interface BookingsProps {
  text: HomePage['home']['bookings'];
  booking: HomePage['booking'];
  notes: HomePage['bookingNotes'];
}

/** The three appointments, each with its purpose and length. */
export function Bookings({ text, booking, notes }: BookingsProps) {
  const choices = [
    { target: booking.initial, note: notes.initial, first: true },
    { target: booking.followup, note: notes.followup, first: false },
    { target: booking.gp, note: null, first: false },
  ];
  return (
    <section aria-labelledby="bookings-title" className="relative z-2 flow-root bg-surface pb-16 md:pb-24">
      <div className="wrap">
        <h2 id="bookings-title" className="sr-only">
          {text.title}
        </h2>
        <div className="-mt-8 lg:-mt-16">
          <ul className="grid gap-4 lg:grid-cols-[1.25fr_1fr_1fr] lg:gap-y-0">
            {choices.map(({ target, note, first }) => (
              <li
                key={target.href}
                className={`group relative flex flex-col rounded-large lg:row-span-3 lg:grid lg:grid-rows-subgrid p-6 shadow-float eased hover:-translate-y-0.5 md:p-7 forced-border ${first ? 'on-deep bg-brand text-on-strong' : 'bg-surface'}`}
              >
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 lg:max-xl:flex-col lg:max-xl:flex-nowrap">
                  <h3 className="grow basis-32 text-h3 max-xs:basis-full lg:max-xl:basis-auto">
                    <ExternalLink
                      href={target.href}
                      className="outline-none after:absolute after:inset-0 after:rounded-large focus-visible:shadow-none focus-visible:outline-none after:focus-visible:outline-3 after:focus-visible:outline-offset-3 after:focus-visible:outline-focus"
                    >
                      {target.name}
                      <span
                        className={`mt-1.5 block text-base font-medium tracking-normal ${first ? 'text-on-strong' : 'text-ink-soft'}`}
                      >
                        <span className="sr-only">(</span>
                        {target.detail}
                        <span className="sr-only">)</span>
                      </span>
                    </ExternalLink>
                  </h3>
                  <p
                    aria-hidden="true"
                    className="text-right leading-none lg:max-xl:flex lg:max-xl:items-baseline lg:max-xl:gap-1.5"
                  >
                    <span className="block text-[2.75rem] font-extrabold tracking-tight">{target.minutes}</span>
                    <span className="text-sm font-semibold">min</span>
                  </p>
                </div>
                <p className={`mt-4 grow ${first ? '' : 'text-ink-soft'}`}>{target.forWhom}</p>
                <div
                  className={`mt-5 flex items-end justify-between gap-4 border-t pt-4 ${first ? 'border-on-strong/35' : 'border-line'}`}
                >
                  <p className="font-semibold">
                    {target.cost}
                    {note && (
                      <span className="relative z-1">
                        <NoteReference note={note} />
                      </span>
                    )}
                  </p>
                  <span
                    aria-hidden="true"
                    className={`grid size-11 shrink-0 place-items-center rounded-pill eased ${first ? 'bg-on-strong text-brand' : 'bg-brand-tint text-brand-deep group-hover:bg-brand group-hover:text-on-strong'}`}
                  >
                    <Icon name="arrow-right" />
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Prose text={text.intro} className="mt-8 text-ink-soft" />
      </div>
    </section>
  );
}
