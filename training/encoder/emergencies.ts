import { learntKinds } from '#domain/chat/concern/kinds.ts';
import { partsOfHarmless, readExamples } from '../words/examples.ts';

// Writes to the standard output what `emergencies.py` learns from, as JSON: every labelled message, and the parts of the
// harmless ones. --without NAME,NAME leaves labelled sets out, to measure on them what was learnt from the others.

const at = process.argv.indexOf('--without');
const without = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');
// Learnt from what people asked on an ordinary day as well, it missed five more crises of 868 at as many alarms.
const examples = readExamples().filter(({ set }) => set !== 'asked' && !without.includes(set));
const classes = ['near', ...learntKinds];
const short = (some: typeof examples) => some.map(({ message, label }) => ({ message: message.trim(), label }));

console.log(JSON.stringify({ classes, examples: short(examples), parts: short(partsOfHarmless(examples)) }));
