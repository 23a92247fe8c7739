import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// `npm run font`: cuts the typeface down to the characters that the site can show. Run it again only when the
// typeface or the character list changes; the result is committed.
const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const target = 'src/ui/fonts/bricolage-grotesque.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = 'ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüÿāēīōūĀĒĪŌŪ';
// The typeface has no arrows to the side: those are icons.
const signs = '\u00a0–—‘’“”•…·↑↓×÷±≤≥≈½¼¾°²³€£©®™§†‡−';

const font = await subsetFont(readFileSync(source), ascii + latin + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);
