import { Drawing } from '#ui/drawing/drawing.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { Cover } from '#wire/blog.ts';

interface CoverImageProps {
  cover: Cover;
  /** How wide the layout shows it, as in CSS; photographs are chosen by it. */
  sizes: string;
  /** At the top of the page. */
  priority?: boolean;
  /** Where the title beside it says enough. */
  decorative?: boolean;
  /** With an aspect ratio: the cover fills the box. */
  className: string;
}

/** A post's photograph, or the coast that was drawn for it. */
export function CoverImage({ cover, sizes, priority = false, decorative = false, className }: CoverImageProps) {
  if (cover.picture) {
    return (
      <Picture
        picture={cover.picture}
        alt={decorative ? '' : cover.alt}
        sizes={sizes}
        priority={priority}
        className={`object-cover ${className}`}
      />
    );
  }
  if (cover.svg) return <InlineDrawing svg={cover.svg} alt="" className={className} />;
  return <Drawing drawing={cover.drawing} alt="" priority={priority} className={`object-cover ${className}`} />;
}
