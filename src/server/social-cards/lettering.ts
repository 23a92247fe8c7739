import { readFileSync } from 'node:fs';

/** Outlines of the site's own typeface, for programs that have no fonts: made by scripts/draw-letters.ts. */
interface Letters {
  /** In thousandths of the size. */
  letters: Record<string, [width: number, outline: string]>;
  /** Kerning of pairs, in the same unit. */
  kerned: Record<string, number>;
}

let loaded: Letters | undefined;

/** Loaded when the first picture is drawn: many servers draw none for hours. */
function letters(): Letters {
  loaded ??= JSON.parse(readFileSync(new URL('letters.json', import.meta.url), 'utf8')) as Letters;
  return loaded;
}

const unknown = '?';

/** The width of a text, in thousandths of its size. */
export function widthOf(text: string): number {
  return placed(text).width;
}

/** A line of text as the outlines of its letters. */
export function drawLine(
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  const scale = size / 1000;
  const outlines = placed(text).letters.map(
    ({ at, outline }) => outline && `<path transform="translate(${at})" d="${outline}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}">${outlines.join('')}</g>`;
}

/** Wraps a text to lines of this width, in thousandths of its size; undefined if a single word is wider. */
export function wrapLines(text: string, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (widthOf(word) > width) return undefined;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function placed(text: string): { width: number; letters: { at: number; outline: string }[] } {
  const { letters: known, kerned } = letters();
  let width = 0;
  let before = '';
  const found = [...text].map((letter) => {
    const [own, outline] = known[letter] ?? known[unknown] ?? [0, ''];
    width += kerned[before + letter] ?? 0;
    const at = width;
    width += own;
    before = letter;
    return { at, outline };
  });
  return { width, letters: found };
}
