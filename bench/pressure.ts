import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endsWithUs } from './children.ts';
import { startInstalled } from './installed-site.ts';
import { memoryOf } from './processes.ts';
import { type Row, reportRows } from './rows.ts';

// Four attacks at once (pressure-attacks.ts) on a site with default settings, while ten visitors read cached pages, two tell the
// chat that they want to die and one searches. Each has an address of its own and opens a connection for each request.

const seconds = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'pressure-bench-'));
const site = await startInstalled({ DATA_DIR: dataDir, CHAT_LIMIT: '100000' });

interface Answer {
  status: number;
  text: string;
  /** Milliseconds until it was there whole; of a connection that was refused, too. */
  ms: number;
}

function ask(path: string, address: string, body?: object): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ status, text, ms: performance.now() - began });
    const asked = request({
      agent: new Agent(),
      host: '127.0.0.1',
      port: site.port,
      path,
      method: body ? 'POST' : 'GET',
      localAddress: address,
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    asked.on('error', (error) => done(0, String(error)));
    asked.on('response', async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      done(response.statusCode ?? 0, text);
    });
    asked.end(body && JSON.stringify(body));
  });
}

/** Asks over and over, with a breath between, until told to stop. */
async function visitor(times: Answer[], isOver: () => boolean, one: () => Promise<Answer>): Promise<void> {
  while (!isOver()) {
    times.push(await one());
    await wait(100);
  }
}

const at = (times: readonly Answer[], part: number) =>
  times.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

interface Seen {
  pages: Answer[];
  chats: Answer[];
  searches: Answer[];
}

async function visits(isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { pages: [], chats: [], searches: [] };
  const address = (number: number) => `127.1.0.${number}`;
  const danger = { message: 'I want to die' };
  let number = 0;
  await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => visitor(seen.pages, isOver, () => ask('/', address(at + 1)))),
    ...[20, 21].map((at) =>
      visitor(seen.chats, isOver, () => ask('/functions/v1/claude-chat', address(at + 1), danger)),
    ),
    visitor(seen.searches, isOver, () => ask(`/blog?search=visitor${number++}`, address(30))),
  ]);
  return seen;
}

function until(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

try {
  await site.answers('/readyz');
  await ask('/', '127.1.0.1');
  const quiet = await visits(until(3000));
  const program = fileURLToPath(new URL('pressure-attacks.ts', import.meta.url));
  const attack = endsWithUs(
    spawn(process.execPath, [program, String(site.port), String(seconds)], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const ended = once(attack, 'exit');
  let isOver = false;
  let memory = 0;
  const sample = setInterval(() => {
    memory = Math.max(memory, memoryOf(site.server).rss);
  }, 250);
  void ended.then(() => {
    isOver = true;
  });
  await wait(1000);
  const seen = await visits(() => isOver);
  clearInterval(sample);
  const began = performance.now();
  await site.answers('/readyz');
  await ask('/no-such-page', '127.1.0.30');
  const ready = (performance.now() - began) / 1000;

  const refused = seen.searches.filter(({ status }) => status === 503).length;
  const broken = [...seen.pages, ...seen.chats].filter(({ status }) => status !== 200).length;
  const dials = seen.chats.every(({ text }) => text.includes('tel:131114'));
  console.log(
    `${seen.pages.length} pages, ${seen.chats.length} chats, ${seen.searches.length} searches of visitors, of which ${refused} were answered 503; ${broken} pages or chats failed; every chat named Lifeline: ${dials}`,
  );
  const name = 'without attacks';
  const reference = (answers: readonly Answer[], part: number) => ({ name, value: at(answers, part) });
  const rows: Row[] = [
    {
      what: 'attacked: cached page, p99, ms',
      ours: at(seen.pages, 0.99),
      reference: reference(quiet.pages, 0.99),
      budget: { of: 'ours', atMost: 100, isGoal: true },
    },
    {
      what: 'attacked: search, longest, ms',
      ours: at(seen.searches, 1 - 1e-9),
      reference: reference(quiet.searches, 1 - 1e-9),
      budget: { of: 'ours', atMost: 2500, isGoal: true },
    },
    {
      what: "attacked: 'I want to die' answered, longest, ms",
      ours: at(seen.chats, 1 - 1e-9),
      reference: reference(quiet.chats, 1 - 1e-9),
      budget: { of: 'ours', atMost: 1000, isGoal: true },
    },
    { what: 'attacked: pages and chats of visitors that failed', ours: broken, budget: { of: 'ours', atMost: 0 } },
    { what: 'attacked: memory (RSS), MB', ours: memory, budget: { of: 'ours', atMost: 400 } },
    { what: 'ready again after the attack, s', ours: ready, budget: { of: 'ours', atMost: 5 } },
  ];
  for (const { what, ours } of rows) console.log(`${what}: ${ours.toFixed(1)}`);
  reportRows('pressure', rows);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
