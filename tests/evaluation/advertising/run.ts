import { measure } from './measure.ts';

// `npm run eval:advertising`: precision and recall of both halves. Mistakes are shown of the development half only, unless
// --mistakes is given: whoever tunes rules does not look at the other.
for (const half of ['development', 'held-back'] as const) {
  const { passages, precision, recall, ofTheKind, mistakes } = measure(half);
  const figures = Object.entries({ precision, recall, 'of the labelled kind': ofTheKind });
  console.log(
    `${half}: ${passages} passages, ${figures.map(([name, value]) => `${name} ${value.toFixed(3)}`).join(', ')}`,
  );
  if (half === 'development' || process.argv.includes('--mistakes'))
    for (const mistake of mistakes) console.log(`  ${mistake}`);
}
