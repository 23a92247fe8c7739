import type { Passage } from '../chat/parts.ts';

/** A passage with its search data. */
export interface Piece extends Passage {
  /** Address of its page, without the anchor. */
  path: string;
  /** The heading of its section, or the question that it answers. */
  heading: string;
  /** Words that are searched but not displayed. */
  keywords: string;
}

/** Longest passage, about as much as is read at a glance; longer texts are split. */
const mostWords = 90;

/** Longest run without spaces that counts as a word. */
const mostCharacters = 3000;

/** Splits a text into passages at its lines. */
export function piecesOf(
  page: { title: string; path: string; keywords?: string },
  part: { heading: string; anchor?: string | undefined; text: string },
): Piece[] {
  const pieces: string[] = [];
  let words = 0;
  for (const line of part.text.split('\n')) {
    const more = line.split(' ').length;
    const last = pieces.at(-1);
    if (last === undefined || words + more > mostWords) {
      pieces.push(line);
      words = more;
    } else {
      pieces[pieces.length - 1] = `${last}\n${line}`;
      words += more;
    }
  }
  return pieces
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      title: part.heading && part.heading !== page.title ? `${page.title}: ${part.heading}` : page.title,
      href: part.anchor ? `${page.path}#${part.anchor}` : page.path,
      path: page.path,
      heading: part.heading,
      keywords: page.keywords ?? '',
      text: text.slice(0, mostCharacters),
    }));
}
