import { measure } from './measure.ts';

// `npm run eval:advertising`: precision and recall of both halves of both sets. Mistakes of what is held back are shown only if
// --mistakes is given: whoever tunes rules does not look at them.
for (const half of ['development', 'held-back', 'independent-seen', 'independent-held-back'] as const) {
  const { passages, precision, recall, ofTheKind, mistakes } = measure(half);
  const figures = Object.entries({ precision, recall, 'of the labelled kind': ofTheKind });
  console.log(
    `${half}: ${passages} passages, ${figures.map(([name, value]) => `${name} ${value.toFixed(3)}`).join(', ')}`,
  );
  if (!half.endsWith('held-back') || process.argv.includes('--mistakes'))
    for (const mistake of mistakes) console.log(`  ${mistake}`);
}
