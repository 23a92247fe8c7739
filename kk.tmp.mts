import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { bankOf } from '#server/assistant/embedded/bank/bank-of.ts';
import { kindsIn, kindsByRule, textsToAssess } from '#domain/chat/safety.ts';
import { weigh } from '#domain/chat/weighed/weigh.ts';
import { readMeaning } from '#domain/chat/weighed/meaning.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';
const em = createSentenceEncoder('emergencies'), q = createSentenceEncoder('questions');
const bank = (await bankOf(loadContent('content'), q, (e) => { throw e; }))!;
for (const m of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const vs = await em.encode(textsToAssess(m)); const meaningOf = (t: string) => vs[textsToAssess(m).indexOf(t)];
  const usual = await bank.usual(m); const r = readMeaning(vs[0]!);
  console.log('RULE', kindsByRule(m).join(), '| NOW', kindsIn(m, meaningOf, () => usual).join(), '| M', r.weight.toFixed(1), r.kinds.slice(0, 2).map((k) => `${k.kind} ${k.share.toFixed(2)}`).join(' '), 'W', weigh(m).toFixed(1), 'U', usual?.likeness.toFixed(2), usual?.withCare, '|', m.slice(0, 110));
}
process.exit();
