/** Advance widths of the standard fonts of every PDF reader, thousandths of the size, from space to tilde (Adobe's metrics). */
const widths = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
    '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
    '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold:
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
    '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
    '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
} as const;

export type Weight = keyof typeof widths;

const tables = { regular: widths.regular.split(' ').map(Number), bold: widths.bold.split(' ').map(Number) };

/** Widths of characters beyond ASCII in our texts; any other counts as wide, so that no line overflows. */
const beyondAscii: Readonly<Record<string, number>> = {
  '’': 278,
  '‘': 278,
  '–': 556,
  '“': 500,
  '”': 500,
  '•': 350,
  '²': 333,
};
const widest = 1000;

/** How wide a text is, in points. */
export function textWidth(text: string, size: number, weight: Weight): number {
  let sum = 0;
  for (const letter of text) sum += tables[weight][letter.charCodeAt(0) - 32] ?? beyondAscii[letter] ?? widest;
  return (sum * size) / 1000;
}

/** Windows code page 1252 where it differs from Latin-1. */
const codePage: Readonly<Record<string, number>> = {
  '€': 128,
  '‚': 130,
  '„': 132,
  '…': 133,
  Š: 138,
  Œ: 140,
  Ž: 142,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  '™': 153,
  š: 154,
  œ: 156,
  ž: 158,
  Ÿ: 159,
};

/** The text in the characters of the standard fonts: a missing letter loses its accent, or becomes a question mark. */
export function shownText(text: string): string {
  const plain = text.normalize('NFC').replace(/\s/g, ' ');
  return Array.from(plain, (letter) => {
    if (isShown(letter)) return letter;
    const bare = letter.normalize('NFD').charAt(0);
    return isShown(bare) ? bare : '?';
  }).join('');
}

function isShown(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 32 && code < 127) || (code > 160 && code < 256) || Object.hasOwn(codePage, letter);
}

/** A shown text as a string of PDF, parentheses and backslash escaped; one character for each byte. */
export function pdfString(text: string): string {
  const bytes = Array.from(text, (letter) => String.fromCharCode(codePage[letter] ?? letter.charCodeAt(0))).join('');
  return `(${bytes.replace(/[\\()]/g, '\\$&')})`;
}
