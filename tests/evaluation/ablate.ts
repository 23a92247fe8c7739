import { type Stage, stages } from '#server/assistant/answer.ts';
import { evaluatedAssistant } from './assistant.ts';
import { evaluate } from './evaluate.ts';

// npm run ablate: the contribution of each stage, as in the table of training/notes/assistant.md. A row is a stage switched off,
// a column a category: the number of additional failures.
const measured = async (off: readonly Stage[]) => {
  const { categories } = await evaluate(evaluatedAssistant('content', new Set(off)));
  return new Map(categories.map(({ category, cases, passed }) => [category, cases - passed]));
};
const whole = await measured([]);
const print = (name: string, cells: readonly (string | number)[]) =>
  console.log([name.padEnd(10), ...cells.map((cell) => String(cell).padStart(14))].join(''));
print('', [...whole.keys()]);
print('everything', [...whole.values()]);
for (const stage of stages) {
  const without = await measured([stage]);
  print(
    `no ${stage}`,
    [...whole].map(([category, failed]) => (without.get(category) ?? 0) - failed),
  );
}
process.exit();
