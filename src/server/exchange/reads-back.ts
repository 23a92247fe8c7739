import { renderPostBody } from '#content/post-body.ts';
import { decoded } from './entities.ts';

/** Marks of Markdown that a reader never sees unless the text had them. */
const marks = ['*', '_', '~', '`', '\\', '[', ']', '|'];

/**
 * Reads Markdown as the site will show it, and compares it with the HTML that it was made of: words that are missing, and marks
 * that would show.
 *
 * @param html Cleaned: its text is all that is between the tags.
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

/** What is read of some HTML, what stands for pictures included. */
function textIn(html: string): string {
  return decoded(html.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ''));
}

/** How often each character stands in a text, raised ones as the plain ones that they are. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of text.normalize('NFKC')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}
