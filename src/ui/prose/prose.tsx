// biome-ignore-all lint/security/noDangerouslySetInnerHtml: rendered by the content loader, which escapes raw HTML
// biome-ignore-all lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
// biome-ignore-all lint/a11y/noNoninteractiveElementInteractions: the links inside are the interactive elements
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the browser turns a key press on a link into a click
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Text that the server rendered from Markdown; raw HTML in it was turned into text there. */
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
  const followLink = useFollowLink();
  if (text.inline) {
    return (
      <p className={`inline-prose ${className}`} onClick={followLink} dangerouslySetInnerHTML={{ __html: text.html }} />
    );
  }
  return <div className={`prose ${className}`} onClick={followLink} dangerouslySetInnerHTML={{ __html: text.html }} />;
}

/** Rendered text inside a sentence, a cell or a list item. */
export function InlineProse({ text, className = '' }: ProseProps) {
  const followLink = useFollowLink();
  const Element = text.inline ? 'span' : 'div';
  return (
    <Element
      className={`inline-prose ${className}`}
      onClick={followLink}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}

/** Lets links inside rendered text move within the loaded page, as all other links do. */
function useFollowLink() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || link?.target) return;
      event.preventDefault();
      navigate(href);
    },
    [navigate],
  );
}
