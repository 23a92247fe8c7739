import { Band } from '#ui/band/band.tsx';
import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { NoteReference, Notes } from '#ui/notes/notes.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { TideLines } from '#ui/tide/tide.tsx';
import type { HomePage } from '#wire/home.ts';
import { BmiTeaser } from './bmi-teaser.tsx';
import { Bookings } from './bookings.tsx';
import { Change } from './change.tsx';
import { Hero } from './hero.tsx';
import { PractitionerCard } from './practitioner-card.tsx';
import { Proof } from './proof.tsx';

/** The home page, in the order of a worried visitor's questions. */
export function Home(page: HomePage) {
  const { home, booking, notes, questions } = page;
  return (
    <>
      <Hero hero={home.hero} svg={page.heroSvg} prices={page.prices} />
      <Bookings text={home.bookings} booking={booking} notes={page.bookingNotes} />
      <Proof text={home.proof} claims={page.claims} ratings={page.ratings} />
      <Steps text={home.steps} />
      <Services text={home.services} />
      <PractitionerCard text={home.practitioner} person={page.practitioner} />
      <Change text={home.change} />
      <BmiTeaser text={home.tools} />
      <Band>
        <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <div>
            <h2 className="text-h2">{home.questions.title}</h2>
            <p className="mt-4">
              <Link href="/faq" className="text-link">
                {home.questions.link}
              </Link>
            </p>
            <p className="mt-3">
              <Link href="/blog" className="text-link">
                {home.questions.reading}
              </Link>
            </p>
          </div>
          <div className="border-t border-line">
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} question={question} group="home-questions">
                <Prose text={answer} />
              </Disclosure>
            ))}
          </div>
        </div>
      </Band>
      <ClosingBand title={home.closing.title}>
        <Prose text={home.closing.text} className="measure mx-auto mt-5 text-lead" />
        <ButtonLink href={booking.initial.href} external icon="calendar" className="mt-8">
          {home.closing.label}
        </ButtonLink>
        {page.bookingNotes.initial && (
          <p className="mt-4 text-sm text-ink-soft">
            {booking.initial.detail}
            <NoteReference note={page.bookingNotes.initial} />
          </p>
        )}
      </ClosingBand>
      <div className="bg-surface pt-12">
        <Notes notes={notes} />
      </div>
    </>
  );
}

function Steps({ text }: { text: HomePage['home']['steps'] }) {
  return (
    <Band>
      <h2 className="text-h2">{text.title}</h2>
      <Prose text={text.text} className="measure mt-4 text-lead text-ink-soft" />
      <div className="relative mt-12">
        <TideLines className="absolute inset-x-0 -top-7 hidden h-20 w-full text-brand opacity-40 lg:block" />
        <ol className="relative grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {text.items.map(({ title, text: words }, index) => (
            <li key={title}>
              <span
                aria-hidden="true"
                className="grid size-13 place-items-center rounded-pill border-2 border-brand bg-surface text-h3 font-bold text-brand"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-2 text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-10">
        <Link href="/how-it-works" className="text-link">
          {text.link}
        </Link>
      </p>
    </Band>
  );
}

function Services({ text }: { text: HomePage['home']['services'] }) {
  return (
    <Band surface="sand">
      <h2 className="text-h2">{text.title}</h2>
      <Prose text={text.text} className="measure mt-4 text-lead text-ink-soft" />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {text.items.map(({ title, text: words, icon, href, link }) => (
          <li
            key={title}
            className="group relative flex flex-col rounded-card bg-surface p-6 eased hover:shadow-card forced-border"
          >
            <Icon name={icon} className="size-8 text-brand" />
            <h3 className="mt-4 text-h3">{title}</h3>
            <Prose text={words} className="relative z-1 mt-2 grow text-ink-soft [&:not(:has(a))]:z-auto" />
            <p className="mt-4">
              <Link href={href} className="text-link after:absolute after:inset-0 after:rounded-card">
                {link}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
