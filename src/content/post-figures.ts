import type { MarkdownIt } from 'markdown-it';

/** A picture that stands alone with words behind its address is a figure, and the words are its caption. */
export function addFigures(renderer: MarkdownIt, isShown: (source: string) => boolean): void {
  renderer.core.ruler.push('figures', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'inline' || token.children?.length !== 1) continue;
      const [picture] = token.children;
      const caption = picture?.type === 'image' ? picture.attrGet('title') : undefined;
      const open = tokens[index - 1];
      const close = tokens[index + 1];
      if (!caption || open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') continue;
      if (!isShown(String(picture?.attrGet('src') ?? ''))) continue;
      open.tag = close.tag = 'figure';
      open.hidden = close.hidden = false;
      close.meta = { caption };
    }
  });
  renderer.renderer.rules.paragraph_close = (tokens, index, options, _env, self) => {
    const caption = (tokens[index]?.meta as { caption?: string } | null)?.caption;
    const words = caption ? `<figcaption>${renderer.utils.escapeHtml(caption)}</figcaption>` : '';
    return words + self.renderToken(tokens, index, options);
  };
}
