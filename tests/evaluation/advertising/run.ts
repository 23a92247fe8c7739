import { blind, measure, sets } from './measure.ts';

// `npm run eval:advertising`: precision and recall of every labelled set. Mistakes of the held-back set are printed only with
// --mistakes, because rules must not be tuned on it.
for (const set of [...sets, blind] as const) {
  const { passages, precision, recall, ofTheKind, mistakes } = measure(set);
  const figures = Object.entries({ precision, recall, 'of the labelled kind': ofTheKind });
  console.log(
    `${set}: ${passages} passages, ${figures.map(([name, value]) => `${name} ${value.toFixed(3)}`).join(', ')}`,
  );
  if ((set !== 'held-back' && set !== blind) || process.argv.includes('--mistakes'))
    for (const mistake of mistakes) console.log(`  ${mistake}`);
}
