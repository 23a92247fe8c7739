import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { startInstalled } from './installed-site.ts';
import { processorSeconds } from './processes.ts';
import { printTable } from './report.ts';
import { type Row, reportRows } from './rows.ts';
import { visitsTo } from './visits.ts';

// Processor time of a reply. The capacity of a machine is its number of processors divided by this time. Unlike response time it
// does not depend on other load. With --postgres the site uses PostgreSQL, whose own processor time is not counted. Linux only.

const engine = process.argv.includes('--postgres') ? 'postgres' : 'sqlite';
const on = engine === 'postgres' ? 'PostgreSQL' : 'SQLite';
const postgres = engine === 'postgres' ? await startPostgres() : undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'capacity-bench-'));
const site = await startInstalled({
  DATA_DIR: dataDir,
  TRUST_PROXY: 'true',
  CHAT_LIMIT: '100000',
  ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
});
const visits = visitsTo(site.port);

/** A different account and address each time, so that no rate limit applies. */
async function signIn(number: number): Promise<void> {
  await fetch(`http://127.0.0.1:${site.port}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${number % 256}` },
    body: JSON.stringify({ email: `nobody${number}@clinic.example`, password: 'not a password' }),
  });
}

try {
  await site.answers('/readyz');
  const rows: Row[] = [];
  for (const [what, times, work] of [
    ['page that is not kept (a search)', 200, (number: number) => visits.search(number + 10)],
    ['answer of the assistant', 200, visits.chat],
    ['sign-in', 40, signIn],
  ] as const) {
    // Warm-up: the first runs include compilation.
    for (let number = 0; number < times; number += 1) await work(number);
    const before = processorSeconds(site.server);
    for (let number = times; number < 2 * times; number += 1) await work(number);
    const each = (1000 * (processorSeconds(site.server) - before)) / times;
    rows.push({ what: `${on} ${what}, processor time, ms`, ours: each });
  }
  printTable(
    rows.map(({ what, ours }) => ({
      what,
      ms: ours.toFixed(1),
      'a second on one processor': (1000 / ours).toFixed(0),
    })),
  );
  reportRows(`capacity-${engine}`, rows);
} finally {
  visits.close();
  await site.stop();
  await postgres?.close();
  rmSync(dataDir, { recursive: true, force: true });
}
