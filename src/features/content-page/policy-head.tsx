import { Drawing } from '#ui/drawing/drawing.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { ContentPageView } from '#wire/pages.ts';

/** The head of a policy: its subject, the date of its last update, and the tide under it. */
export function PolicyHead({ page, tide, updatedShown }: ContentPageView) {
  return (
    <header className="overflow-hidden bg-mist print:bg-transparent">
      <div className="wrap pt-10 sm:pt-14 lg:pt-18">
        {page.eyebrow && <p className="font-semibold text-brand-deep">{page.eyebrow}</p>}
        <h1 className="max-w-4xl text-h1 font-extrabold tracking-[-0.03em]">{page.heading}</h1>
        <Prose text={page.lead} className="measure mt-6 text-lead" />
        {page.updated && updatedShown && (
          <p className="mt-6 text-sm font-semibold text-ink-soft">
            Last updated <time dateTime={page.updated}>{updatedShown}</time>
          </p>
        )}
      </div>
      <Drawing
        drawing={tide}
        alt=""
        priority
        className="-mt-2 aspect-[9/1] min-h-24 w-full object-cover print:hidden"
      />
      <TideEdge colour="surface" className="print:hidden" />
    </header>
  );
}
