import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// `npm run font`: reduces the typeface to the characters of the site, in two files: one for every page, and one with rarer
// characters, which a browser loads only for a page that has one. Run it after a change of the typeface or the characters and
// commit the results.
const source = readFileSync(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const name = 'src/ui/fonts/bricolage-grotesque';
/** Maximum size in bytes of the file that every page loads. */
const limit = 20_000;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = ascii.replace(/[^A-Za-z0-9]/g, '');
const usual = `${letters} \u00a0.,:;?!'’“”()-–/&%+×·•…°@©$`;
const latin = 'ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüÿāēīōūĀĒĪŌŪ';
// The typeface has no horizontal arrows: those are icons.
const signs = '—‘•↑↓÷±≤≥≈½¼¾²³€£©®™§†‡−';
const rest = [...ascii, ...latin, ...signs].filter((character) => !usual.includes(character)).sort();

const core = await write('', usual, ['kern', 'tnum']);
await write('-more', rest.join(''), ['tnum']);
const range = rangeOf(rest.map((character) => character.codePointAt(0) ?? 0));
writeFileSync('src/ui/typeface.css', ['', range].map((characters) => faceOf(characters)).join('\n'));
if (core > limit) throw new Error(`${name}.woff2 has ${core} bytes, and ${limit} is the limit`);

async function write(part: string, text: string, keepFeatures: string[]): Promise<number> {
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    noHinting: true,
    keepFeatures,
  });
  writeFileSync(`${name}${part}.woff2`, font);
  console.log(`${name}${part}.woff2: ${font.length} bytes`);
  return font.length;
}

function rangeOf(codes: number[]): string {
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** On a slow connection the fallback font stays, so that the layout does not shift late. */
function faceOf(range: string): string {
  return `@font-face {
  font-family: "Bricolage Grotesque";
  src: url("./fonts/bricolage-grotesque${range ? '-more' : ''}.woff2") format("woff2");
  font-weight: 400 800;
  font-display: optional;
${range && `  unicode-range:\n    ${range};\n`}}
`;
}
