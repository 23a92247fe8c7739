import { readFileSync, readdirSync } from 'node:fs';
// which single pattern matches
import { normalise } from '#domain/chat/text/normalise.ts';
import { withoutSayings } from '#domain/chat/safety/harmless.ts';
import { anyOf, occurs } from '#domain/chat/text/pattern.ts';
import * as body from '#domain/chat/safety/body.ts';
import * as cond from '#domain/chat/safety/conditions.ts';
import * as people from '#domain/chat/safety/people.ts';
import * as subs from '#domain/chat/safety/substances.ts';
import * as sui from '#domain/chat/safety/suicide.ts';
import { broadRules } from '#domain/chat/safety/broad.ts';
import { bodyFamilies } from '#domain/chat/safety/families/body.ts';
import { foodFamilies } from '#domain/chat/safety/families/food.ts';
import { homeFamilies } from '#domain/chat/safety/families/home.ts';
import { mindFamilies } from '#domain/chat/safety/families/mind.ts';
import { substanceFamilies } from '#domain/chat/safety/families/substances.ts';
const all: any[] = [...[body, cond, people, subs, sui].flatMap((m) => Object.values(m)), ...broadRules, ...bodyFamilies, ...foodFamilies, ...homeFamilies, ...mindFamilies, ...substanceFamilies].filter((x: any) => x?.kind && x?.rules);
for (const m of process.argv.slice(2)) {
  const text = withoutSayings(normalise(m)); console.log('##', text);
  for (const { kind, rules } of all) for (const r of rules) {
    const lists = [r.any, ...(r.and ?? [])];
    if (lists.every((l: string[]) => occurs(anyOf(l), text)) && !(r.unless && occurs(anyOf(r.unless), text)))
      console.log('  ', kind, lists.map((l: string[]) => l.filter((p) => occurs(anyOf([p]), text)).map((p) => p.slice(0, 300))));
  }
}
