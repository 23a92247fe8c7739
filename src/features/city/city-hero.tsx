import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { NoteReference } from '#ui/notes/notes.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { CityView } from '#wire/pages.ts';

/** The city's name, what the clinic does there, and a drawing of the place as wide as the screen. */
export function CityHero({ city, heroSvg, booking, prices, badges, isBulkBilled }: CityView) {
  return (
    <section className="bg-sand">
      <div className="wrap pt-6 pb-8 md:pt-12 md:pb-14">
        <h1 className="text-h1 font-extrabold tracking-[-0.035em] sm:text-display">
          Weight Loss Clinic <span className="block">{city.name}</span>
        </h1>
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-5 md:mt-8 lg:grid-cols-[1fr_minmax(0,33rem)] lg:grid-rows-[auto_auto_1fr]">
          <Prose text={city.lead} className="measure text-lead" />
          <div className="max-w-2xl lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:rounded-large lg:bg-surface lg:p-7 lg:shadow-card forced-border">
            <PriceQuestion {...prices} />
          </div>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:mt-3">
            <ButtonLink href={booking.initial.href} external icon="calendar" className="max-sm:[&>svg]:hidden">
              {isBulkBilled ? 'Book Initial Consultation (Bulk Billed)' : 'Book Initial Consultation'}
            </ButtonLink>
            <ButtonLink href={booking.followup.href} external look="secondary">
              Book Follow-up
            </ButtonLink>
          </div>
          <ul className="flex flex-wrap content-start gap-2">
            {badges.map(({ text, note }) => (
              <li key={text}>
                <Badge icon="check">
                  {text}
                  {note && <NoteReference note={note} />}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="relative">
        {/* Taller than its box on wide screens, so that the sun is visible. */}
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
