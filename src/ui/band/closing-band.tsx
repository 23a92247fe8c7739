import type { ReactNode } from 'react';
import { type BandColour, TideEdge, TideLines } from '#ui/tide/tide.tsx';

interface ClosingBandProps {
  title: string;
  /** Content after the heading: a sentence and a link. */
  children: ReactNode;
  /** Colour of the band above, which the tide covers; 'picture' makes the tide transparent. */
  after?: Exclude<BandColour, 'ocean'> | 'picture';
  /** Text of more than two lines is beside the heading on wide screens. */
  beside?: boolean;
  /** Anchor of the heading. */
  id?: string;
}

const surfaces = {
  surface: 'bg-surface',
  sand: 'bg-sand',
  mist: 'bg-mist',
  picture: 'relative z-1 -mt-8 md:-mt-14',
} as const;

/** The last band of a page: one calm invitation. */
export function ClosingBand({
  title,
  children,
  after = 'surface',
  beside = false,
  id = 'closing-title',
}: ClosingBandProps) {
  return (
    <section className={`print:hidden ${surfaces[after]}`}>
      <TideEdge colour="mist" />
      <div className={`relative isolate overflow-hidden bg-mist pt-10 pb-16 md:pb-24 ${beside ? '' : 'text-center'}`}>
        <div className={`wrap ${beside ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:items-center' : ''}`}>
          <h2 id={id} className={`scroll-mt-8 text-h1 ${beside ? '' : 'mx-auto max-w-4xl'}`}>
            {title}
          </h2>
          {beside ? <div>{children}</div> : children}
        </div>
        {/* Behind the words and last in the markup: it is at the foot of a band that grows while the page loads. */}
        <TideLines className="absolute inset-x-0 bottom-0 -z-1 h-40 w-full text-brand opacity-20" />
      </div>
    </section>
  );
}
