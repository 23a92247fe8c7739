import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { Notes } from '#ui/notes/notes.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import type { FaqView } from '#wire/pages.ts';

type FaqProps = FaqView & { bookingHref: string; email: string };

/** Nine questions. On wide screens the heading with the contact link stays beside them. */
export function Faq({ faq, heroSvg, notes, bookingHref, email }: FaqProps) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="flex flex-col overflow-hidden bg-sand lg:sticky lg:top-(--header-height) lg:min-h-[calc(100dvh-var(--header-height))] lg:self-start">
          <div className="wrap-start pr-(--gutter) pt-10 pb-8 lg:pt-16">
            <h1 className="text-h1">{faq.heading}</h1>
            <Prose text={faq.lead} className="mt-5 max-w-md text-lead" />
          </div>
          <InlineDrawing
            svg={heroSvg}
            alt="Five different shells lie side by side on wet sand, the tide behind them"
            className="relative aspect-[16/9] w-full lg:aspect-auto lg:h-0 lg:min-h-48 lg:grow [&>svg]:absolute [&>svg]:inset-0"
          />
        </div>
        <div className="wrap-end pl-(--gutter) pt-6 pb-20 md:pb-28 lg:pt-13 lg:pb-32 lg:pl-16">
          {faq.items.map(({ question, answer }) => (
            <Disclosure key={question} question={question} group="faq">
              <Prose text={answer} />
            </Disclosure>
          ))}
        </div>
      </div>
      <ClosingBand title={faq.closing.title} after="picture">
        <Prose text={faq.closing.text} className="measure mx-auto mt-5 text-lead" />
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink href={bookingHref} external icon="calendar">
            Book Today
          </ButtonLink>
          <ButtonLink href={`mailto:${email}`} look="secondary" icon="mail">
            Email Us
          </ButtonLink>
          <CopyButton text={email} />
        </div>
      </ClosingBand>
      <div className="pt-12">
        <Notes notes={notes} />
      </div>
    </>
  );
}
