import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forgetRows, writeTable } from './rows.ts';

// `npm run bench`: runs all measurements one after another, because they would disturb each other, and writes one table.
// `npm run bench -- throughput first-load` runs only the named ones.
const all = [
  'throughput',
  'first-load',
  'interaction',
  'posts',
  'memory',
  'memory --postgres',
  'capacity',
  'capacity --postgres',
  'pressure',
  'pressure --postgres',
  'chat-cost',
  'publish',
  'lighthouse',
];
const named = process.argv.slice(2);

forgetRows();
const failed: string[] = [];
for (const measurement of named.length > 0 ? named : all) {
  console.log(`\n${measurement}\n`);
  const [program, ...options] = measurement.split(' ');
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  if (spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' }).status !== 0) failed.push(measurement);
}
writeTable();
if (failed.length > 0) console.error(`\nBudget exceeded or not measured: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
