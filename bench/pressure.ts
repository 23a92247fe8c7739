import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { startInstalled } from './installed-site.ts';
import { ask, attackedVisits, percentile, type Seen, until, visits } from './pressure-visitors.ts';
import { memoryOf } from './processes.ts';
import { type Row, reportRows } from './rows.ts';
import { freePort, start } from './server.ts';

// Runs four attacks at once (pressure-attacks.ts) on a site with default settings and measures the response times of visitors
// (pressure-visitors.ts). The reference is a bare `node:http` server that replies two bytes under the same attacks, because
// attackers, visitors and server share the processors. With --postgres the database is suspended before the attacks begin.

const seconds = 20;
const folder = mkdtempSync(join(tmpdir(), 'pressure-bench-'));
const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined;
const site = await startInstalled({
  DATA_DIR: join(folder, 'data'),
  CHAT_LIMIT: '100000',
  ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
});

/** Duration in seconds, for the site and then for the bare server. */
async function underAttack(): Promise<{ seen: Seen; bare: Seen; memory: number; ready: number }> {
  let memory = 0;
  const sample = setInterval(() => {
    memory = Math.max(memory, memoryOf(site.server).rss);
  }, 250);
  const seen = await attackedVisits(site.port, seconds, []);
  clearInterval(sample);
  await postgres?.thaw();
  const began = performance.now();
  await site.answers('/readyz');
  await ask(site.port, '/no-such-page', '127.1.0.30');
  const ready = (performance.now() - began) / 1000;

  const body = join(folder, 'body');
  writeFileSync(body, 'ok');
  const server = await start('bench/reference-server.ts', await freePort(), '/', { BODY: body });
  const bare = await attackedVisits(server.port, seconds, []);
  await server.stop();
  return { seen, bare, memory, ready };
}

try {
  await site.answers('/readyz');
  await ask(site.port, '/', '127.1.0.1');
  const quiet = await visits(site.port, until(3000));
  await postgres?.freeze();
  const { seen, bare, memory, ready } = await underAttack();

  const refused = seen.searches.filter(({ status }) => status === 503).length;
  const broken = [...seen.pages, ...seen.chats].filter(({ status }) => status !== 200).length;
  const dials = seen.chats.every(({ text }) => text.includes('tel:131114'));
  console.log(
    `${seen.pages.length} pages, ${seen.chats.length} chats, ${seen.searches.length} searches of visitors, of which ${refused} were answered 503; ${broken} pages or chats failed; every chat named Lifeline: ${dials}`,
  );
  console.log(
    `without attacks: cached page, p99, ms: ${percentile(quiet.pages, 0.99).toFixed(1)}; 'I want to die', longest: ${percentile(quiet.chats, 1).toFixed(1)}`,
  );
  const what = postgres ? 'attacked, PostgreSQL silent' : 'attacked';
  const name = 'bare node:http, attacked';
  const rows: Row[] = [
    {
      what: `${what}: cached page, p99, ms`,
      ours: percentile(seen.pages, 0.99),
      reference: { name, value: percentile(bare.pages, 0.99) },
      budget: { of: 'ours', atMost: 100, isGoal: true },
    },
    {
      what: `${what}: search, longest, ms`,
      ours: percentile(seen.searches, 1),
      reference: { name, value: percentile(bare.searches, 1) },
      budget: { of: 'ours', atMost: 2500, isGoal: true },
    },
    {
      what: `${what}: 'I want to die' answered, longest, ms`,
      ours: percentile(seen.chats, 1),
      reference: { name, value: percentile(bare.chats, 1) },
      budget: { of: 'ours', atMost: 1000, isGoal: true },
    },
    { what: `${what}: pages and chats of visitors that failed`, ours: broken, budget: { of: 'ours', atMost: 0 } },
    { what: `${what}: memory (RSS), MB`, ours: memory, budget: { of: 'ours', atMost: 400 } },
    { what: `${what}: ready again afterwards, s`, ours: ready, budget: { of: 'ours', atMost: 5 } },
  ];
  for (const { what, ours, reference } of rows)
    console.log(`${what}: ${ours.toFixed(1)}${reference ? ` (bare: ${reference.value.toFixed(1)})` : ''}`);
  reportRows(postgres ? 'pressure-postgres' : 'pressure', rows);
} finally {
  await site.stop();
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
}
