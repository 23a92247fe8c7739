import { readFileSync, writeFileSync } from 'node:fs';
import { evaluatedAssistant } from '#tests/evaluation/assistant.ts';
const assistant = evaluatedAssistant();
for (const file of process.argv.slice(2)) {
  const cases = JSON.parse(readFileSync(file, 'utf8'));
  const out = [] as unknown[]; let ok = 0; const per: Record<string, [number, number]> = {};
  for (const c of cases) {
    const replies = await assistant.converse(c.turns);
    const last = replies.at(-1);
    const text = (last?.message ?? '') + (last?.bookingButton ? ' [BOOK button]' : '');
    const plain = text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    const faults = [...(c.must ?? []).filter((p: string) => !new RegExp(p, 'i').test(text) && !new RegExp(p, 'i').test(plain)).map((p: string) => `lacks ${p}`), ...(c.mustNot ?? []).filter((p: string) => new RegExp(p, 'i').test(plain)).map((p: string) => `has ${p}`)];
    if (!faults.length) ok++;
    const e = (per[c.category] ??= [0, 0]); e[1]++; if (!faults.length) e[0]++;
    out.push({ ...c, reply: text, urgent: last?.urgent, earlier: replies.slice(0, -1).map((r) => r.message.replace(/<[^>]+>/g, ' ').slice(0, 300)), faults });
  }
  writeFileSync(file.replace(/\.json$/, '-out.json'), JSON.stringify(out, null, 1));
  console.log(file, ok, '/', cases.length, JSON.stringify(per));
}
process.exit(0);
