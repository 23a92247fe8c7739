import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { captionOfTable } from '#domain/blog/captions.ts';

/**
 * Tables of posts. A paragraph 'Table: words' right before a table is its caption; a first row without words is no head. The
 * box around a table is what moves sideways where a screen is too narrow, also by the keyboard.
 */
export function addTables(renderer: MarkdownIt): void {
  renderer.core.ruler.push('tables', (state) => {
    if (state.tokens.some(({ type }) => type === 'table_open')) state.tokens = tablesOf(state);
  });
  renderer.renderer.rules.table_open = (tokens, index) => {
    const caption = (tokens[index]?.meta as { caption?: string } | null)?.caption;
    const label = renderer.utils.escapeHtml(caption ?? 'Table');
    return `<div class="table-box" role="group" aria-label="${label}" tabindex="0"><table>\n`;
  };
  renderer.renderer.rules.table_close = () => '</table></div>\n';
}

function tablesOf({ tokens, Token }: StateCore): Token[] {
  const result: Token[] = [];
  let cell: Token | undefined;
  let isEmptyHead = false;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'thead_open') isEmptyHead = hasNoWords(tokens, index);
    if (!isEmptyHead) result.push(token);
    if (token.type === 'thead_close') isEmptyHead = false;
    if (token.type === 'table_open') addCaption(result, token, Token);
    if (token.type !== 'th_open' && token.type !== 'td_open') {
      // A head over nothing, as in the corner of many tables, is no head.
      if (token.type === 'inline' && cell?.type === 'th_open' && token.content.trim() === '') cell.tag = 'td';
      if (token.type === 'th_close' && cell) {
        token.tag = cell.tag;
        if (cell.tag === 'th') cell.attrSet('scope', 'col');
      }
      continue;
    }
    cell = token;
    // Where a column stands is said by a class: the page's policy lets no element bring a style of its own.
    const style = token.attrIndex('style');
    const [side] = /right|center/.exec(String(token.attrGet('style') ?? '')) ?? [];
    if (style >= 0) token.attrs?.splice(style, 1);
    if (side) token.attrSet('class', `cell-${side}`);
  }
  return result;
}

/** @param head Where the head of a table begins. */
function hasNoWords(tokens: readonly Token[], head: number): boolean {
  for (let at = head; tokens[at] && tokens[at]?.type !== 'thead_close'; at += 1)
    if (tokens[at]?.type === 'inline' && tokens[at]?.content.trim() !== '') return false;
  return true;
}

/** Takes the paragraph before a table into it, where it is the caption. */
function addCaption(result: Token[], table: Token, TokenKind: StateCore['Token']): void {
  const [open, inline, close] = result.slice(-4, -1);
  if (open?.type !== 'paragraph_open' || inline?.type !== 'inline' || close?.type !== 'paragraph_close') return;
  const caption = captionOfTable(inline.content);
  const first = inline.children?.[0];
  if (caption === undefined || first?.type !== 'text' || open.level !== table.level) return;
  first.content = captionOfTable(first.content) ?? '';
  table.meta = { caption: (inline.children ?? []).map(({ content }) => content).join('') };
  const around = (type: string, nesting: 1 | -1) => {
    const token = new TokenKind(type, 'caption', nesting);
    token.block = true;
    return token;
  };
  result.splice(-4, 4, table, around('caption_open', 1), inline, around('caption_close', -1));
}
