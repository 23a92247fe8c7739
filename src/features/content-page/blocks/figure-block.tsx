import { Drawing } from '#ui/drawing/drawing.tsx';
import { InlineProse } from '#ui/prose/prose.tsx';
import type { BlockOf } from '../block-types.ts';

/** A drawing that teaches. On a phone it takes the whole width, so that its labels stay legible. */
export function FigureBlock({ block }: { block: BlockOf<'figure'> }) {
  return (
    <figure className="max-w-3xl break-inside-avoid">
      <Drawing
        drawing={block.art}
        alt={block.alt}
        className="-mx-(--gutter) w-[calc(100%+2*var(--gutter))] max-w-none sm:mx-0 sm:w-full sm:rounded-large"
      />
      <figcaption className="measure mt-4 text-sm text-ink-soft">
        <InlineProse text={block.caption} />
      </figcaption>
    </figure>
  );
}
