import { ClosingBand } from '#ui/band/closing-band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Drawing, type DrawingProps } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Part } from '#ui/part/part.tsx';
import { PartFailed } from '#ui/part/part-failed.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import { Calculator, type CalculatorProps } from './calculator.tsx';
import { calculatorWords } from './words.ts';

interface CalculatorPageProps extends CalculatorProps {
  bookingHref: string;
  drawing: DrawingProps['drawing'];
}

/** Disclaimer, introduction, questions, and the result if there is one; print then shows the result alone. */
export function CalculatorPage({ drawing, bookingHref, ...calculator }: CalculatorPageProps) {
  const { disclaimer, title, lead, alt, closing } = calculatorWords;
  return (
    <>
      <div className="in-[body:has(#answer)]:print:hidden">
        <div role="note" aria-label="Medical disclaimer" className="bg-sand-deep">
          <p className="wrap flex items-start gap-3 py-3 text-sm font-semibold">
            <Icon name="shield" className="size-5 text-brand" />
            {disclaimer}
          </p>
        </div>
        <section className="relative overflow-hidden bg-sand">
          <div className="wrap relative grid items-center gap-x-16 gap-y-8 pt-10 pb-12 md:grid-cols-[1.25fr_1fr] md:pt-14 md:pb-20">
            <div>
              <h1 className="text-h1 font-extrabold tracking-[-0.03em]">{title}</h1>
              {/* Reserves room in a low window for the message of a copied link while it opens. */}
              <p className="mt-5 max-w-xl text-lead in-[.opens-values]:hidden">{lead}</p>
            </div>
            <Drawing
              drawing={drawing}
              alt={alt}
              priority
              className="hidden aspect-[16/10] w-full rounded-large rounded-tl-[7rem] object-cover md:block"
            />
          </div>
          <TideEdge colour="surface" className="absolute inset-x-0 bottom-0" />
        </section>
      </div>
      <div className="wrap pt-8 pb-20 md:pb-28 print:p-0">
        <Part instead={<PartFailed what="The calculator" />}>
          <Calculator {...calculator} />
        </Part>
      </div>
      <ClosingBand title={closing.title}>
        <p className="measure mx-auto mt-5 text-lead">{closing.text}</p>
        <ButtonLink href={bookingHref} external icon="calendar" className="mt-8">
          {closing.label}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
