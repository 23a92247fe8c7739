import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { bankOf } from '#server/assistant/embedded/bank/bank-of.ts';
import { createConsult } from '#server/assistant/embedded/bank/consult.ts';
import { sensitiveNow } from '#domain/chat/sensitive.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';
const q = createSentenceEncoder('questions');
const bank = (await bankOf(loadContent('content'), q, (e) => { throw e; }))!; const consult = createConsult(bank);
for (const spec of process.argv.slice(2)) {
  const c = JSON.parse(readFileSync(`/tmp/w/n/suite-${spec[0]}.json`, 'utf8'))[Number(spec.slice(1))];
  const h = c.turns.slice(0, -1).map((text: string) => ({ role: 'visitor' as const, text }));
  const r = await consult(c.turns.at(-1), h);
  console.log(spec, c.turns.at(-1).slice(0, 90), '| sens', sensitiveNow(c.turns.at(-1), h).kinds.join(), '| lead', r.lead?.answer.id, r.lead?.score.toFixed(2), 'also', r.also.map((a) => a.answer.id).join());
}
process.exit();
