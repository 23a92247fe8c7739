import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { createBank } from '#server/assistant/embedded/bank/bank.ts';
import { createConsult } from '#server/assistant/embedded/bank/consult.ts';
import { knownMeanings } from '#server/assistant/embedded/bank/known-meanings.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';
const q = createSentenceEncoder('questions');
const { assistant } = loadContent('content');
const lines = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => readFileSync(`/tmp/w/n/parts/w0${i}.tsv`, 'utf8').split('\n').filter(Boolean)).map((l) => l.split('\t').map((x) => x.replace(/\s+/g, ' ').trim()));
const out = lines.filter((_, i) => i % 10 === Number(process.env.K ?? 3));
const key = (ms: readonly string[]) => ms.join('\t').toLowerCase();
const gone = new Set(out.map(([, ...ms]) => key(ms)));
const without = { ...assistant, asked: process.env.OLD ? assistant.asked.slice(0) .filter(({ messages }) => !new Set(lines.map(([, ...m]) => key(m))).has(key(messages))) : assistant.asked.filter(({ messages }) => !gone.has(key(messages))) };
const bank = await createBank(without, q, knownMeanings('build/assistant/meanings.bin', q, assistant.meanings));
const consult = createConsult(bank);
const c: Record<string, number[]> = {};
for (const [id, ...ms] of out) {
  const { lead } = await consult(ms.at(-1)!, ms.slice(0, -1).map((text) => ({ role: 'visitor' as const, text })));
  const long = ms.length === 1 ? (ms[0]!.split(' ').length > 14 ? 'long' : 'short') : `conv${ms.length}`;
  const e = (c[long] ??= [0, 0, 0]); e[1]!++; if (lead?.answer.id === id) e[0]!++; if ((lead?.score ?? 0) < .4) e[2]!++;
  if (process.env.SHOW && lead?.answer.id !== id) console.log(`${id} <> ${lead?.answer.id} ${lead?.score.toFixed(2)} | ${ms.join(' || ')}`);
}
console.log(Object.entries(c).map(([k, [a, b, l]]) => `${k} ${a}/${b} ${(100 * a! / b!).toFixed(1)} low ${l}`).join(' · '));
process.exit();
