// biome-ignore-all lint/security/noDangerouslySetInnerHtml: a drawing of the content folder, checked when it was read
interface InlineDrawingProps {
  /** The SVG markup; the server has checked that it holds no script and no outside reference. */
  svg: string;
  /** Its description; empty for decoration. */
  alt: string;
  className?: string;
}

/**
 * A drawing inside the page's HTML, for the top of the first screen: it is part of the first paint, and the largest
 * contentful paint is text. It covers its box as a photograph would.
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
