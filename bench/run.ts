import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run bench`: all measurements, one after the other, since they would disturb each other.
for (const measurement of ['posts', 'first-load', 'throughput', 'lighthouse']) {
  console.log(`\n${measurement}\n`);
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(`${measurement}.ts`, import.meta.url))], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
