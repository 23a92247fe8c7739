/** A drawing with intrinsic size, so that the layout does not shift when it loads. */
export interface DrawingProps {
  drawing: { href: string; width: number; height: number };
  /** Its description; empty for decoration. */
  alt: string;
  /**
   * The drawing at the top of the page loads at once; others when they come near. 'low' loads at once with low priority:
   * React preloads every other drawing without lazy loading.
   */
  priority?: boolean | 'low';
  className?: string;
}

export function Drawing({ drawing, alt, priority = false, className = '' }: DrawingProps) {
  return (
    <img
      src={drawing.href}
      width={drawing.width}
      height={drawing.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'low' ? 'low' : undefined}
      decoding="async"
      className={className}
    />
  );
}
