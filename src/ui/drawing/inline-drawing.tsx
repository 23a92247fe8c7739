// biome-ignore-all lint/security/noDangerouslySetInnerHtml: a drawing of the content folder, checked when it was read
interface InlineDrawingProps {
  /** The drawing itself; the server checked that it holds no script and names nothing outside itself. */
  svg: string;
  /** What it shows; empty for decoration. */
  alt: string;
  className?: string;
}

/**
 * A drawing that comes with the page instead of after it, for the top of the first screen: it is there with the
 * first paint, and the largest thing that the page waits for is its text. It fills its box as a photograph would.
 */
export function InlineDrawing({ svg, alt, className = '' }: InlineDrawingProps) {
  return (
    <div
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`picture overflow-hidden ${className}`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
