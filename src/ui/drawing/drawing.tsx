/** A drawing with its size known in advance, so that nothing moves when it arrives. */
export interface DrawingProps {
  drawing: { href: string; width: number; height: number };
  /** What it shows; empty for decoration. */
  alt: string;
  /** The drawing at the top of the page loads at once; others when they come near. */
  priority?: boolean;
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
      decoding="async"
      className={className}
    />
  );
}
