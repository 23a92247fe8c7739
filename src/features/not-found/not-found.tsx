import { ButtonLink } from '#ui/button/button-link.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { NotFoundView } from '#wire/pages.ts';

/** Shown for a missing address, with several next steps. The footer's tide covers its lower edge. */
export function NotFound({ notFound, drawing }: NotFoundView) {
  return (
    <section className="-mb-8 bg-sand md:-mb-14 lg:grid lg:min-h-[calc(100dvh-var(--header-height)-2rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div className="wrap-start pr-(--gutter) pt-10 pb-10 lg:py-20">
        <h1 className="text-h1">{notFound.heading}</h1>
        <Prose text={notFound.text} className="mt-5 max-w-md text-lead" />
        <ButtonLink href="/" icon="home" className="mt-8">
          {notFound.linkLabel}
        </ButtonLink>
        <nav aria-label="Suggestions" className="mt-10 max-w-md">
          <ul className="border-b border-edge/40">
            {notFound.suggestions.map(({ label, href }) => (
              <li key={href} className="border-t border-edge/40">
                <Link
                  href={href}
                  className="flex min-h-13 items-center justify-between gap-4 font-semibold hover:text-brand-deep hover:underline"
                >
                  {label}
                  <Icon name="arrow-right" className="size-5" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Drawing
        drawing={drawing}
        alt="Footprints on a beach lead to the water and stop; a gull looks at them"
        priority
        className="aspect-[4/3] w-full object-cover object-[85%_60%] sm:aspect-[2/1] lg:aspect-auto lg:h-0 lg:min-h-full"
      />
    </section>
  );
}
