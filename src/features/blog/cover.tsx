import { Drawing } from '#ui/drawing/drawing.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { Cover } from '#wire/blog.ts';

interface CoverImageProps {
  cover: Cover;
  /** Displayed width, as in CSS; photographs are chosen by it. */
  sizes: string;
  /** Whether it is at the top of the page. */
  priority?: boolean;
  /** Whether the title beside it describes it. */
  decorative?: boolean;
  /** With an aspect ratio: the cover fills the box. */
  className: string;
}

/** A post's photograph, or its drawn coast. */
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
