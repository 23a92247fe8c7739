import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { HomePage } from '#wire/home.ts';

interface HeroProps {
  hero: HomePage['home']['hero'];
  svg: string;
  prices: HomePage['prices'];
}

/** The first screen: headline, promise, price and coast. */
export function Hero({ hero, svg, prices }: HeroProps) {
  return (
    <div className="relative overflow-hidden bg-sand">
      <div className="wrap grid gap-x-10 lg:min-h-[34rem] lg:grid-cols-12">
        <div className="relative z-1 pt-6 sm:pt-14 lg:col-span-7 lg:self-center">
          <p className="font-semibold text-brand-deep">{hero.eyebrow}</p>
          <h1 className="mt-2 text-display sm:mt-4 font-extrabold lg:text-[clamp(3.25rem,5.2vw,6rem)] tracking-[-0.035em] [word-spacing:0.06em]">
            {hero.title}
          </h1>
          <Prose text={hero.promise} className="mt-4 max-w-xl text-lead sm:mt-6" />
        </div>
        <div className="relative z-1 mt-5 pb-6 sm:mt-8 sm:pb-10 lg:col-span-full lg:mt-12 lg:mb-20 lg:rounded-large lg:bg-surface lg:p-7 lg:shadow-float forced-border">
          <PriceQuestion {...prices} />
        </div>
      </div>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-[45%]">
        <InlineDrawing svg={svg} alt={hero.alt} className="h-44 w-full sm:h-80 lg:h-full" />
        {/* After the drawing, which has a dark-mode filter and so covers everything before it. */}
        <svg
          aria-hidden="true"
          focusable="false"
          width="16"
          height="96"
          viewBox="0 0 100 600"
          preserveAspectRatio="none"
          className="absolute inset-y-0 -left-px hidden h-full w-24 fill-sand lg:block"
        >
          <path d="M0 0h88C64 90 20 150 26 250s58 130 54 220-46 100-50 130H0Z" />
        </svg>
      </div>
    </div>
  );
}
