import { Band } from '#ui/band/band.tsx';
import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { NoteReference, NoteReferences, Notes } from '#ui/notes/notes.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Unbroken } from '#ui/prose/unbroken.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { CityView } from '#wire/pages.ts';
import { CityHero } from './city-hero.tsx';
import { CityWhy } from './city-why.tsx';

/** A city page: the same clinic, described for people in that city. */
export function City(view: CityView) {
  const { city, clinicName, booking, ratings, closing, isBulkBilled, notes } = view;
  return (
    <>
      <CityHero {...view} />
      <Areas city={city} />
      <Local local={city.local} />
      <CityWhy why={city.why} clinicName={clinicName} />
      {ratings.length > 0 && <Trusted cityName={city.name} ratings={ratings} />}
      <Questions city={city} />
      <ClosingBand title={isBulkBilled ? 'Book Your Bulk Billed Consultation' : 'Book Your Consultation'}>
        <p className="mt-5 text-lead text-balance">
          <Unbroken text={closing.text} />
          <NoteReferences notes={closing.notes} />
        </p>
        <ButtonLink href={booking.initial.href} external icon="calendar" className="mt-8 max-sm:[&>svg]:hidden">
          {isBulkBilled ? 'Book Initial Consultation (Bulk Billed)' : 'Book Initial Consultation'}
        </ButtonLink>
      </ClosingBand>
      <div className="pt-12">
        <Notes notes={notes} />
      </div>
    </>
  );
}

function Areas({ city }: Pick<CityView, 'city'>) {
  return (
    <Band labelledBy="areas-title">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 id="areas-title" className="text-h2">
          Serving All {city.name} Areas via Telehealth
        </h2>
        <ul className="grid content-start border-b border-line sm:grid-cols-2 sm:gap-x-8">
          {city.areas.map((area) => (
            <li key={area} className="flex items-center gap-3 border-t border-line py-4 font-semibold">
              <Icon name="map-pin" className="size-5 text-brand" />
              {area}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Local({ local }: { local: CityView['city']['local'] }) {
  return (
    <section aria-labelledby="local-title">
      <TideEdge colour="mist" />
      <div className="bg-mist pt-10 pb-16 md:pt-12 md:pb-24">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <h2 id="local-title" className="text-h2">
            {local.title}
          </h2>
          <Prose text={local.text} className="measure" />
        </div>
      </div>
    </section>
  );
}

/** Figures, large and plain, each with its footnote. */
function Trusted({ cityName, ratings }: { cityName: string; ratings: CityView['ratings'] }) {
  return (
    <Band surface="sand" labelledBy="trusted-title">
      <h2 id="trusted-title" className="text-h2">
        Trusted by {cityName} Residents
      </h2>
      <p className="mt-3 text-ink-soft">Figures of the whole clinic, for all of Australia.</p>
      <dl className="mt-10 grid gap-8 sm:grid-cols-[auto_auto_auto] sm:justify-between">
        {ratings.map(({ value, label, note }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2">
            <dt className="font-semibold text-ink-soft">
              {label}
              {note && <NoteReference note={note} />}
            </dt>
            <dd className="text-figure font-extrabold tracking-[-0.04em]">{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Questions({ city }: Pick<CityView, 'city'>) {
  return (
    <Band labelledBy="questions-title">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 id="questions-title" className="text-h2">
          Questions from {city.name}
        </h2>
        <div className="border-t border-line">
          {city.questions.map(({ question, answer }) => (
            <Disclosure key={question} question={question} group="city-questions">
              <Prose text={answer} />
            </Disclosure>
          ))}
        </div>
      </div>
    </Band>
  );
}
