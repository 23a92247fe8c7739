import { renderPostBody } from '#content/post-body.ts';
import { decoded } from './entities.ts';

/** Marks of Markdown that are invisible to readers unless the text contains them. */
const marks = ['*', '_', '~', '`', '\\', '[', ']', '|'];

/**
 * Renders Markdown as the site does, and compares it with the original HTML: missing words, and visible marks.
 *
 * @param html Sanitised: its text is everything between the tags.
 */
export function readsBack(markdown: string, html: string): string[] {
  const before = textIn(html);
  const after = countsOf(textIn(renderPostBody(markdown).html));
  const counts = countsOf(before);
  const doubts: string[] = [];
  if (marks.some((mark) => (after.get(mark) ?? 0) > (counts.get(mark) ?? 0)))
    doubts.push('marks that would show in the text');
  const written = countsOf(markdown);
  const isMissing = [...counts].some(([sign, count]) => letter.test(sign) && (written.get(sign) ?? 0) < count);
  return isMissing ? [...doubts, 'words that were lost on the way'] : doubts;
}

const letter = /[\p{L}\p{N}]/u;

/** The text of some HTML, text for pictures included. */
function textIn(html: string): string {
  return decoded(html.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ''));
}

/** How often each character occurs in a text; raised characters count as plain ones. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of text.normalize('NFKC')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}
