import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { bankOf } from '#server/assistant/embedded/bank/bank-of.ts';
import { createConsult } from '#server/assistant/embedded/bank/consult.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';
const encoder = createSentenceEncoder('questions');
const bank = await bankOf(loadContent('content'), encoder, (e) => { throw e; });
if (!bank) throw new Error('no bank');
const rows = (f: string, n: number) => readFileSync(`tests/evaluation/asked/${f}.tsv`, 'utf8').split('\n').filter((l, i) => l && i % n === 0).map((l) => l.split('\t'));
let a = 0, b = 0, n = 0, below = 0;
for (const [id, m = ''] of rows('held-out', 3)) {
  const { matches } = await bank.read(m, undefined, []);
  const at = matches.findIndex((x) => x.answer.id === id); n++; if (at === 0) a++; if (at >= 0 && at < 3) b++;
  if ((matches[0]?.score ?? 0) < 0.4) below++;
}
console.log('held-out', n, 'first', (100 * a / n).toFixed(1), 'three', (100 * b / n).toFixed(1), 'below .4', below);
const consult = createConsult(bank);
for (const turns of [2, 3]) {
  let r = 0, k = 0;
  for (const [id, ...ms] of rows('held-out-conversations', 1).filter((x) => x.length === turns + 1)) {
    const { lead } = await consult(ms.at(-1) ?? '', ms.slice(0, -1).map((text) => ({ role: 'visitor' as const, text })));
    k++; if (lead?.answer.id === id) r++;
  }
  console.log(turns, 'messages', k, 'right', (100 * r / k).toFixed(1));
}
await encoder.close();
