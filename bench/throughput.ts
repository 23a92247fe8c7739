import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endsWithUs } from './children.ts';
import { connections, generator, type Load, load } from './load.ts';
import { processorSeconds, treeOf } from './processes.ts';
import { median, printTable, saveResults } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { freePort, start, startSite } from './server.ts';

// Throughput of a cached page, compared with servers that send the same bytes and headers: a bare node:http server, and nginx if it
// is installed. Short alternating runs spread other load over all of them. On a shared machine, processor time for each request is
// the reliable figure.

const path = '/weight-loss-clinic-sydney';
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 5);

interface Server {
  name: string;
  address: string;
  pid: number;
  stop: () => Promise<void>;
}
type Turn = Load & { microseconds: number };

const folder = mkdtempSync(join(tmpdir(), 'throughput-bench-'));
const site = await startSite();
const page = await answerOf(site.address(path));
const bodyFile = join(folder, 'page');
writeFileSync(bodyFile, page.body);
const servers: Server[] = [{ ...site, name: 'this product', address: site.address(path) }, await bareNode()];
if (!spawnSync('nginx', ['-v']).error) servers.push(await nginx());

const turns = servers.map((): Turn[] => []);
try {
  // Warm-up: hot code is compiled.
  for (const server of servers) await load(server.address, 2);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries()) turns[index]?.push(await measured(server));
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
}

printTable(
  servers.flatMap(({ name }, index) =>
    (turns[index] ?? []).map((turn, round) => ({
      round: round + 1,
      server: name,
      'requests/s': Math.round(turn.perSecond),
      'µs of processor': turn.microseconds.toFixed(1),
      'p99 ms': turn.p99.toFixed(2),
    })),
  ),
);
console.log(`\n${page.body.length} bytes, ${connections} connections, load by ${generator}.`);
saveResults('throughput', {
  bytes: page.body.length,
  connections,
  generator,
  seconds,
  servers: servers.map(({ name }) => name),
  turns,
});
reportRows('throughput', [
  ...compared('requests a second', 'perSecond', { of: 'ratio', atLeast: 0.85, isGoal: true }),
  ...compared('processor time of a request, µs', 'microseconds', { of: 'ratio', atMost: 1.18, isGoal: true }),
  ...compared('99 of 100 answered within, ms', 'p99', { of: 'ratio', atMost: 2, isGoal: true }),
]);

/** Ours compared with each reference; the budget refers to the bare Node server. */
function compared(what: string, figure: 'perSecond' | 'microseconds' | 'p99', goal: Row['budget']): Row[] {
  const [ours = [], ...others] = turns.map((all) => all.map((turn) => turn[figure]));
  return others.map((theirs, index) => ({
    what: `cached page, ${what}`,
    ours: median(ours),
    reference: { name: servers[index + 1]?.name ?? '', value: median(theirs) },
    ratio: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
    ...(index === 0 && goal ? { budget: goal } : {}),
  }));
}

async function measured({ address, pid }: Server): Promise<Turn> {
  const before = processorSeconds(treeOf(pid));
  const found = await load(address, seconds);
  return { ...found, microseconds: ((processorSeconds(treeOf(pid)) - before) * 1_000_000) / found.requests };
}

async function bareNode(): Promise<Server> {
  const settings = { BODY: bodyFile, HEADERS: JSON.stringify(page.headers.flat()) };
  const server = await start('bench/reference-server.ts', await freePort(), '/', settings);
  return { ...server, name: 'bare node:http', address: server.address('/') };
}

async function nginx(): Promise<Server> {
  const port = await freePort();
  const headers = page.headers
    .filter(([name]) => !['content-type', 'content-length', 'etag'].includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http { access_log off; default_type "text/html; charset=utf-8"; server { listen 127.0.0.1:${port}; root ${folder};
keepalive_requests 100000000; open_file_cache max=10; ${headers.join('\n')} location / { try_files /page =404; } } }`,
  );
  const child = endsWithUs(spawn('nginx', ['-c', file], { stdio: 'inherit' }));
  const address = `http://localhost:${port}/`;
  while (
    !(await fetch(address).then(
      () => true,
      () => false,
    ))
  )
    await wait(50);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { name: 'nginx', address, pid: child.pid ?? 0, stop };
}

/** The cached reply for a browser that accepts brotli, without the headers that node:http adds. */
async function answerOf(address: string): Promise<{ headers: [string, string][]; body: Buffer }> {
  const own = ['date', 'connection', 'keep-alive'];
  await fetch(address);
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        resolve({ headers: headers.filter(([name]) => !own.includes(name)), body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
