// biome-ignore-all lint/security/noDangerouslySetInnerHtml: rendered by the content loader, which escapes raw HTML

/** Text that the server rendered from Markdown, where raw HTML was escaped. */
export interface RenderedText {
  html: string;
  inline: boolean;
}

interface ProseProps {
  text: RenderedText;
  className?: string;
}

/** Rendered text with its own paragraphs, headings and lists. */
export function Prose({ text, className = '' }: ProseProps) {
  if (text.inline) {
    return <p className={`inline-prose ${className}`} dangerouslySetInnerHTML={{ __html: text.html }} />;
  }
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: text.html }} />;
}

/** Rendered text inside a sentence, a cell or a list item. */
export function InlineProse({ text, className = '' }: ProseProps) {
  const Element = text.inline ? 'span' : 'div';
  return <Element className={`inline-prose ${className}`} dangerouslySetInnerHTML={{ __html: text.html }} />;
}
