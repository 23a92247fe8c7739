import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstalled } from './installed-site.ts';
import { processorSeconds } from './processes.ts';
import { printTable } from './report.ts';
import { type Row, reportRows } from './rows.ts';

// Processor time of reading a chat message by its length, and response times of other visitors while one address sends six long
// messages at once. Linux only.

const things = ['garden', 'kitchen', 'veranda', 'shed', 'paddock', 'garage', 'office', 'library'];
const acts = ['painted', 'tidied', 'measured', 'photographed', 'swept', 'described', 'visited', 'planned'];
let day = 0;

/** Prose without repeated sentences, because embeddings of sentences are cached. */
function story(characters: number): string {
  let text = '';
  for (; text.length < characters; day += 1)
    text += `On day ${day} we ${acts[day % 8]} the ${things[(day >> 3) % 8]} and then had lunch with neighbour ${day * 7}. `;
  return text.slice(0, characters);
}

const dataDir = mkdtempSync(join(tmpdir(), 'chat-cost-bench-'));
const site = await startInstalled({ DATA_DIR: dataDir, TRUST_PROXY: 'true', CHAT_LIMIT: '100000' });

async function ask(address: string, message: string): Promise<{ ms: number; isAnswered: boolean }> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${site.port}/functions/v1/claude-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ message, conversationId: null }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  return { ms, isAnswered: response.ok && !/I cannot answer that just now|I am busier than usual/.test(text) };
}

try {
  await site.answers('/readyz');
  await ask('10.0.0.1', story(2000));
  const rows: Row[] = [];
  for (const [characters, times] of [
    [250, 16],
    [1000, 4],
    [2000, 4],
  ] as const) {
    const before = processorSeconds(site.server);
    for (let time = 0; time < times; time += 1) await ask('10.0.0.1', story(characters));
    const each = (1000 * (processorSeconds(site.server) - before)) / times;
    rows.push({ what: `chat message of ${characters} characters, processor time, ms`, ours: each });
  }
  const flood = Promise.all(Array.from({ length: 6 }, () => ask('10.0.0.2', story(2000))));
  const others = await Promise.all(
    ['What does it cost?', 'I want to kill myself', 'Do I need a referral?', 'Are you open on Saturday?'].map(
      (message, at) => ask(`10.0.1.${at}`, message),
    ),
  );
  const ready = await fetch(`http://127.0.0.1:${site.port}/readyz`);
  const all = [...(await flood), ...others];
  rows.push({
    what: 'six long messages of one address: the slowest of four others, ms',
    ours: Math.max(...others.map(({ ms }) => ms)),
  });
  rows.push({ what: 'not answered of these ten', ours: all.filter(({ isAnswered }) => !isAnswered).length });
  rows.push({ what: '/readyz meanwhile', ours: ready.status });
  printTable(rows.map(({ what, ours }) => ({ what, ours: ours.toFixed(0) })));
  reportRows('chat-cost', rows);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
