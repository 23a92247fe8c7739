import type { ReactNode } from 'react';
import { type BandColour, TideEdge, TideLines } from '#ui/tide/tide.tsx';

interface ClosingBandProps {
  title: string;
  /** What follows the heading: a sentence, the way on. */
  children: ReactNode;
  /** Colour of the band above, which the tide washes over; 'picture' lets it wash over whatever is there. */
  after?: Exclude<BandColour, 'ocean'> | 'picture';
}

const surfaces = {
  surface: 'bg-surface',
  sand: 'bg-sand',
  mist: 'bg-mist',
  picture: 'relative z-1 -mt-8 md:-mt-14',
} as const;

/** The last band of a page: one calm invitation. */
export function ClosingBand({ title, children, after = 'surface' }: ClosingBandProps) {
  return (
    <section aria-labelledby="closing-title" className={surfaces[after]}>
      <TideEdge colour="mist" />
      <div className="relative overflow-hidden bg-mist pt-10 pb-16 text-center md:pb-24">
        <TideLines className="absolute inset-x-0 bottom-0 h-48 w-full text-brand opacity-20" />
        <div className="wrap relative">
          <h2 id="closing-title" className="mx-auto max-w-4xl text-h1">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}
