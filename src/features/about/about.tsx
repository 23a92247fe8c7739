import { Band } from '#ui/band/band.tsx';
import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notes } from '#ui/notes/notes.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { AboutView } from '#wire/pages.ts';
import { PersonProfile } from './person-profile.tsx';

/** Who the clinic is: the two people first, then why they do it and what their titles mean. */
export function About({ about, people, heroSvg, notes, bookingHref }: AboutView & { bookingHref: string }) {
  return (
    <>
      <AboutHero about={about} heroSvg={heroSvg} />
      <Band className="pb-0">
        <div className="grid gap-20 lg:gap-28">
          <PersonProfile person={people.practitioner} areasTitle="Areas of practice" />
          <PersonProfile person={people.manager} areasTitle="Areas of work" mirrored />
        </div>
      </Band>
      <Story story={about.story} />
      <Values values={about.values} />
      <Titles nursePractitioner={about.nursePractitioner} scope={about.scope} />
      <ClosingBand title={about.closing.title} after="sand">
        <Prose text={about.closing.text} className="measure mx-auto mt-5 text-lead" />
        <ButtonLink href={bookingHref} external icon="calendar" className="mt-8">
          {about.closing.label}
        </ButtonLink>
      </ClosingBand>
      <div className="pt-12">
        <Notes notes={notes} />
      </div>
    </>
  );
}

function AboutHero({ about, heroSvg }: Pick<AboutView, 'about' | 'heroSvg'>) {
  return (
    <section className="bg-[linear-gradient(var(--color-sand)_70%,var(--color-surface)_70%)]">
      <div className="wrap pt-10 md:pt-14">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <p className="font-semibold text-brand-deep">{about.eyebrow}</p>
            <h1 className="mt-4 text-h1">{about.heading}</h1>
          </div>
          <Prose text={about.lead} className="max-w-xl text-lead" />
        </div>
        <InlineDrawing
          svg={heroSvg}
          alt="A desk with an open laptop on a verandah that looks over the sea"
          className="mt-10 aspect-[4/3] w-full rounded-large rounded-tl-[7rem] rounded-br-[7rem] md:aspect-[21/9]"
        />
      </div>
    </section>
  );
}

function Story({ story }: { story: AboutView['about']['story'] }) {
  return (
    <section aria-labelledby="story-title" className="pt-16 md:pt-24">
      <TideEdge colour="mist" />
      <div className="bg-mist pt-10 pb-16 md:pt-12 md:pb-24">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <h2 id="story-title" className="text-h2">
            {story.title}
          </h2>
          <Prose text={story.text} className="measure" />
        </div>
      </div>
    </section>
  );
}

function Values({ values }: { values: AboutView['about']['values'] }) {
  return (
    <Band labelledBy="values-title">
      <h2 id="values-title" className="text-h2">
        {values.title}
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {values.items.map(({ title, text, icon }) => (
          <li key={title} className="border-t-2 border-brand pt-5">
            <Icon name={icon} className="size-7 text-brand" />
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Titles({ nursePractitioner, scope }: Pick<AboutView['about'], 'nursePractitioner' | 'scope'>) {
  return (
    <Band surface="sand">
      <div className="grid items-start gap-12 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <section aria-labelledby="nurse-practitioner-title">
          <h2 id="nurse-practitioner-title" className="text-h2">
            {nursePractitioner.title}
          </h2>
          <Prose text={nursePractitioner.text} className="measure mt-6" />
        </section>
        <section aria-labelledby="scope-title" className="rounded-large bg-surface p-6 md:p-8 forced-border">
          <h2 id="scope-title" className="text-h3">
            {scope.title}
          </h2>
          <Prose text={scope.text} className="mt-4" />
        </section>
      </div>
    </Band>
  );
}
