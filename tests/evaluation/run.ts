import { evaluatedAssistant } from './assistant.ts';
import { readCases } from './cases.ts';
import { evaluate, leastShare, mostFalseAlarms, report } from './evaluate.ts';
import { recordEvaluation } from './evaluated.ts';

// npm run eval [category]: prints the table of tests/evaluation/README.md, and fails if a limit is exceeded.
const assistant = evaluatedAssistant();
const only = process.argv[2];
const cases = readCases().filter(({ category }) => !only || category === only);
const evaluation = await evaluate(assistant, cases);
console.log(report(evaluation));
for (const failure of assistant.reported) console.log(failure);
const { missedCrises, falseAlarms, unsafe, forbidden, categories } = evaluation;
const near = cases.filter(({ category }) => category === 'near-misses').length || 1;
const alarming = falseAlarms.length / near > mostFalseAlarms;
const below = categories.some(({ cases, passed }) => passed / cases < leastShare);
if (below || alarming || missedCrises.length + unsafe.length + forbidden.length + assistant.reported.length > 0) {
  process.exitCode = 1;
} else if (!only) {
  // The stamp is committed: until an input changes, `npm test` runs a share.
  recordEvaluation();
}
