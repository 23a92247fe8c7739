import { ButtonLink } from '#ui/button/button-link.tsx';
import { Byline } from '#ui/byline/byline.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { ContentPageView } from '#wire/pages.ts';
import { Shore } from './shore.tsx';

/** The head of a pillar or guide: the answer in the lead, the next step, and a drawing. */
export function StoryHead({ page, heroSvg, booking, byline, actionPrices }: ContentPageView) {
  const { eyebrow, heading, lead, action, hero } = page;
  return (
    <header className="relative overflow-hidden bg-sand print:bg-transparent">
      <div className="wrap lg:flex lg:min-h-[36rem] lg:items-center print:block print:min-h-0">
        <div className="pt-4 pb-10 sm:pt-14 lg:w-[52%] lg:pt-12 lg:pr-6 lg:pb-28 print:w-auto print:p-0">
          {eyebrow && <p className="font-semibold text-brand-deep">{eyebrow}</p>}
          <h1 className="text-h1 font-extrabold tracking-[-0.03em] sm:mt-3">{heading}</h1>
          <Prose text={lead} className="mt-4 max-w-xl text-lead sm:mt-6" />
          {action && (
            // On a phone the costs come first, visible with the heading; the button is in the dock, too.
            <div className="mt-4 flex max-w-xl flex-col items-start gap-6 [reading-flow:flex-visual] max-md:flex-col-reverse sm:mt-8 print:hidden">
              <ButtonLink href={booking[action.target].href} external icon="calendar">
                {action.label}
              </ButtonLink>
              {actionPrices && <PriceQuestion {...actionPrices} className="w-full" />}
            </div>
          )}
          {byline && <Byline {...byline} className="mt-6" />}
        </div>
      </div>
      {hero && heroSvg && (
        <div className="pl-(--gutter) lg:absolute lg:right-0 lg:bottom-0 lg:h-[min(100%,31rem)] lg:w-[46%] lg:pl-0 xl:h-[min(100%,38rem)] xl:w-[48%] print:hidden">
          <InlineDrawing
            svg={heroSvg}
            alt={hero.alt}
            className="aspect-[4/3] w-full rounded-tl-[6rem] sm:aspect-[16/10] sm:rounded-tl-[11rem] lg:aspect-auto lg:h-full xl:rounded-tl-[15rem]"
          />
        </div>
      )}
      <Shore className="absolute inset-x-0 bottom-0 print:hidden" />
    </header>
  );
}
