/** A drawing with its size known in advance, so that nothing moves when it arrives. */
export interface DrawingProps {
  drawing: { href: string; width: number; height: number };
  /** What it shows; empty for decoration. */
  alt: string;
  /**
   * The drawing at the top of the page loads at once; others when they come near. 'low' loads at once but after all
   * else: React preloads every other drawing that does not wait.
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
