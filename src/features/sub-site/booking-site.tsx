import type { ReactNode } from 'react';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink } from '#ui/link/link.tsx';
import { NoteReference, Notes } from '#ui/notes/notes.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { SubSiteView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';
import { BookingFrame } from './booking-frame.tsx';
import { SubSiteShell } from './sub-site-shell.tsx';

type BookingSiteProps = Extract<SubSiteView, { variant: 'booking' }> & { shell: Shell; assistant: ReactNode };

/** The provider's booking form inside the clinic's frame, with its operator and a fallback. */
export function BookingSite(view: BookingSiteProps) {
  const { shell, assistant, host, booking, direct, prices, hero, bulkBilled, notes } = view;
  const { banner, frame, provider } = booking;
  return (
    <SubSiteShell shell={shell} host={host} assistant={assistant} book="#form-title" sticky>
      <section className="bg-sand">
        <div className="wrap grid items-end gap-x-12 md:grid-cols-[1fr_auto]">
          <div className="pt-5 pb-6 md:py-12">
            <h1 className="text-h1">{banner.title}</h1>
            <p className="mt-2 text-lead md:mt-4">
              {banner.subtitle}
              {bulkBilled && <NoteReference note={bulkBilled} />}
            </p>
            <PriceQuestion {...prices} className="mt-4 max-w-2xl md:mt-8" />
          </div>
          <Drawing
            drawing={hero}
            alt=""
            priority
            className="hidden h-40 w-auto self-end rounded-t-large rounded-tl-[5rem] md:block lg:h-72"
          />
        </div>
      </section>
      <section aria-labelledby="form-title" className="bg-mist">
        <div className="wrap py-8 md:py-10">
          <h2 id="form-title" className="sr-only scroll-mt-24">
            Booking form
          </h2>
          <p className="flex gap-3">
            <Icon name="lock" className="mt-1 size-5 text-brand" />
            <span>
              This form is run by <strong>{provider.name}</strong>, and what you enter goes to them.{' '}
              <span className="md:block">
                If it does not appear,{' '}
                <ExternalLink href={direct} className="text-link">
                  open the booking form in a new tab
                </ExternalLink>
                .
              </span>
            </span>
          </p>
          <BookingFrame frame={frame} provider={provider} direct={direct} phone={shell.clinic.phone} />
        </div>
      </section>
      <TideEdge colour="surface" className="bg-mist" />
      <ContactHelp clinic={shell.clinic} />
      <Notes notes={notes} />
    </SubSiteShell>
  );
}

/** Ways to reach a person. */
function ContactHelp({ clinic }: { clinic: Shell['clinic'] }) {
  const { phone, email, hours, timeZone } = clinic;
  return (
    <section aria-labelledby="help-title" className="wrap pt-6 pb-16">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <div>
          <h2 id="help-title" className="text-h2">
            Stuck, or unsure what to choose?
          </h2>
          <p className="mt-4 text-ink-soft">A person answers. You need not have decided anything.</p>
        </div>
        <ul className="grid content-start border-b border-line md:grid-cols-2 md:gap-x-10">
          <li className="border-t border-line">
            <a
              href={`tel:${phone.dial}`}
              className="flex min-h-16 items-center gap-3 text-h4 font-semibold hover:text-brand-deep hover:underline"
            >
              <Icon name="phone" className="size-6 text-brand" />
              {phone.display}
            </a>
          </li>
          <li className="border-t border-line">
            <a
              href={`mailto:${email}`}
              className="flex min-h-16 items-center gap-3 text-h4 font-semibold hover:text-brand-deep hover:underline"
            >
              <Icon name="mail" className="size-6 text-brand" />
              {email}
            </a>
          </li>
          <li className="border-t border-line py-4 text-ink-soft md:col-span-2">
            <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr]">
              {hours.map(({ days, hours: times }) => (
                <div key={days} className="contents">
                  <dt className="font-semibold text-ink">{days}</dt>
                  <dd>
                    {times}, {timeZone}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        </ul>
      </div>
    </section>
  );
}
