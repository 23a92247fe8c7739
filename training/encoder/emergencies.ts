import { learntKinds } from '#domain/chat/concern/kinds.ts';
import { partsOfHarmless, readExamples } from '../words/examples.ts';

// Writes the input of `emergencies.py` to standard output as JSON: every labelled message, and the parts of the harmless ones.
// --without NAME,NAME leaves labelled sets out, so that they can be used for testing.

const at = process.argv.indexOf('--without');
const without = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');
// Everyday questions are left out: trained with them, it missed five more crises of 868 at the same number of alarms.
const examples = readExamples().filter(({ set }) => set !== 'asked' && !without.includes(set));
const classes = ['near', ...learntKinds];
const short = (some: typeof examples) => some.map(({ message, label }) => ({ message: message.trim(), label }));

console.log(JSON.stringify({ classes, examples: short(examples), parts: short(partsOfHarmless(examples)) }));
