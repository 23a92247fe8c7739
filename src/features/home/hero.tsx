import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { HomePage } from '#wire/home.ts';

/** The first screen: the headline, a promise in a sentence, and the coast. */
export function Hero({ hero, svg }: { hero: HomePage['home']['hero']; svg: string }) {
  return (
    <section className="relative overflow-hidden bg-sand">
      <div className="wrap grid items-center gap-x-10 lg:min-h-[34rem] lg:grid-cols-12">
        <div className="relative z-1 pt-10 pb-8 sm:pt-14 lg:col-span-7 lg:pt-14 lg:pb-44">
          <p className="font-semibold text-brand-deep">{hero.eyebrow}</p>
          <h1 className="mt-4 text-display font-extrabold lg:text-[clamp(3.25rem,5.2vw,6rem)] tracking-[-0.035em] [word-spacing:0.06em]">
            {hero.title}
          </h1>
          <Prose text={hero.promise} className="mt-6 max-w-xl text-lead" />
        </div>
      </div>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-[45%]">
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox="0 0 100 600"
          preserveAspectRatio="none"
          className="absolute inset-y-0 -left-px hidden h-full w-24 fill-sand lg:block"
        >
          <path d="M0 0h88C64 90 20 150 26 250s58 130 54 220-46 100-50 130H0Z" />
        </svg>
        <InlineDrawing svg={svg} alt={hero.alt} className="h-72 w-full sm:h-96 lg:h-full" />
      </div>
    </section>
  );
}
