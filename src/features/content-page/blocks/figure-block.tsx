import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { InlineProse } from '#ui/prose/prose.tsx';
import type { BlockOf } from '../block-types.ts';

/**
 * A teaching figure at full width, on a phone from edge to edge. Its words use the page's typeface and are larger on a
 * phone, where the figure is small: figures are 800 units wide.
 */
export function FigureBlock({ block, svg }: { block: BlockOf<'figure'>; svg: string }) {
  return (
    <figure className="break-inside-avoid">
      <InlineDrawing
        svg={svg}
        alt={block.alt}
        className="-mx-(--gutter) sm:mx-0 sm:rounded-large [&_text]:font-sans [&_text]:text-[29px] [&_text]:font-semibold sm:[&_text]:text-[19px] [&>svg]:h-auto [&>svg]:w-full"
      />
      <figcaption className="measure mt-4 text-sm text-ink-soft">
        <InlineProse text={block.caption} />
      </figcaption>
    </figure>
  );
}
