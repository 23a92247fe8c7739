import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { NoteReference } from '#ui/notes/notes.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { CityView } from '#wire/pages.ts';

/** The city's name, what the clinic does there, and a drawing of the place as wide as the screen. */
export function CityHero({ city, heroSvg, booking, prices, bulkBilling, sameDay }: CityView) {
  const badges = [
    { text: '100% Bulk Billed', note: bulkBilling },
    { text: 'Same Day Booking', note: sameDay },
    { text: 'Telehealth', note: null },
    { text: 'Evidence Based', note: null },
  ];
  return (
    <section className="bg-sand">
      <div className="wrap pt-8 pb-10 md:pt-12 md:pb-14">
        <h1 className="text-display font-extrabold tracking-[-0.035em]">
          Weight Loss Clinic <span className="block">{city.name}</span>
        </h1>
        <ul className="mt-6 flex flex-wrap gap-2">
          {badges.map(({ text, note }) => (
            <li key={text}>
              <Badge icon="check">
                {text}
                {note && <NoteReference note={note} />}
              </Badge>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
          <Prose text={city.lead} className="measure text-lead" />
          <div className="grid gap-3 sm:justify-start lg:justify-stretch">
            <ButtonLink href={booking.initial.href} external icon="calendar">
              Book Initial Consultation (Bulk Billed)
            </ButtonLink>
            <ButtonLink href={booking.followup.href} external look="secondary">
              Book Follow-up
            </ButtonLink>
          </div>
        </div>
        <PriceQuestion {...prices} className="mt-8 max-w-2xl" />
      </div>
      <div className="relative">
        {/* Taller than its box on wide screens, so that the sun is in it. */}
        <InlineDrawing
          svg={heroSvg}
          alt={city.art.alt}
          className="aspect-[8/5] w-full md:aspect-[5/2] md:max-h-[40rem] md:[&>svg]:h-[121%]"
        />
        <TideEdge colour="surface" className="absolute inset-x-0 bottom-0" />
      </div>
    </section>
  );
}
