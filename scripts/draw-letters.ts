import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

// `npm run letters`: draws the typeface's bold letters as outlines for social cards, because the renderer of those has no
// fonts. Run it after a change of the typeface or the character list and commit the result.
const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const target = 'src/server/social-cards/letters.json';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜàáâäçèéêëíîïñóôöøúûüāēīōūĀĒĪŌŪ';
const signs = '\u00a0–—‘’“”•…×°½¼¾%&';
/** Kerning pairs of at least this distance are written, in thousandths of the font size. */
const kernThreshold = 8;

const characters = [...new Set(ascii + latin + signs)];
const file = await subsetFont(readFileSync(source), characters.join(''), {
  targetFormat: 'truetype',
  variationAxes: { wght: 700 },
});
const face = new Face(new Blob(new Uint8Array(file)), 0);
const font = new Font(face);
font.setScale(1000, 1000);

/** The width of a text with kerning. */
function advance(text: string): { width: number; glyph: number } {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const infos = buffer.getGlyphInfosAndPositions();
  return {
    width: infos.reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0),
    glyph: infos.length === 1 ? (infos[0]?.codepoint ?? 0) : 0,
  };
}

const letters: Record<string, [width: number, outline: string]> = {};
for (const character of characters) {
  const { width, glyph } = advance(character);
  if (glyph === 0) continue;
  letters[character] = [
    width,
    font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
  ];
}
const kerned: Record<string, number> = {};
const common = characters.filter((character) => /[A-Za-z,.:’]/.test(character));
for (const first of common)
  for (const second of common) {
    const pair = advance(first + second).width - (letters[first]?.[0] ?? 0) - (letters[second]?.[0] ?? 0);
    if (Math.abs(pair) >= kernThreshold) kerned[first + second] = pair;
  }
writeFileSync(target, `${JSON.stringify({ letters, kerned })}\n`);
console.log(`${target}: ${Object.keys(letters).length} letters, ${Object.keys(kerned).length} pairs`);
