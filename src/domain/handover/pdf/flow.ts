import { shownText, textWidth, type Weight } from './helvetica.ts';
import { type PdfMark, page } from './pdf-file.ts';

/** A paragraph of the page. */
export interface PdfParagraph {
  text: string;
  weight: Weight;
  /** Size relative to the page's text. */
  scale: number;
  /** Lines of space above. */
  above: number;
  /** Whether it must not be last in a column. */
  heading?: boolean;
}

const margin = 40;
const gap = 18;
const columns = 2;
const columnWidth = (page.width - 2 * margin - (columns - 1) * gap) / columns;
const leading = 1.22;
/** Points. Text smaller than the last is not readable on paper. */
const sizes = [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/**
 * Sets paragraphs in two columns below a height, at the largest size at which all fit; null where even the smallest is too
 * large.
 */
export function setInColumns(paragraphs: readonly PdfParagraph[], top: number, bottom: number): PdfMark[] | null {
  for (const size of sizes) {
    const marks = setAt(size, paragraphs, top, bottom);
    if (marks) return marks;
  }
  return null;
}

function setAt(base: number, paragraphs: readonly PdfParagraph[], top: number, bottom: number): PdfMark[] | null {
  const marks: PdfMark[] = [];
  let column = 0;
  let y = top;
  for (const { text, weight, scale, above, heading } of paragraphs) {
    const size = base * scale;
    const step = size * leading;
    const lines = wrapped(text, size, weight, columnWidth);
    if (y < top) y -= above * base * leading;
    // A heading stays with the first lines of its section.
    const needed = heading ? step * (lines.length + 3) : step;
    if (y - needed < bottom && y < top) {
      column += 1;
      y = top;
    }
    for (const line of lines) {
      if (y - step < bottom) {
        column += 1;
        y = top;
      }
      if (column >= columns) return null;
      y -= step;
      marks.push({ x: margin + column * (columnWidth + gap), y, text: line, size, weight });
    }
  }
  return marks;
}

/** Breaks a text into lines within a width; a word that is wider is broken, too. */
export function wrapped(text: string, size: number, weight: Weight, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of shownText(text)
    .split(' ')
    .flatMap((whole) => pieces(whole, size, weight, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size, weight) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, size: number, weight: Weight, room: number): string[] {
  const found = [''];
  for (const letter of word) {
    const last = found.length - 1;
    if (textWidth(`${found[last]}${letter}`, size, weight) > room) found.push(letter);
    else found[last] += letter;
  }
  return found;
}

export const frame = { margin, width: page.width - 2 * margin } as const;
