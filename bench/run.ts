import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run bench`: all measurements, one after the other, since they would disturb each other.
for (const measurement of ['posts', 'first-load', 'throughput', 'memory', 'memory --postgres', 'lighthouse']) {
  console.log(`\n${measurement}\n`);
  const [program, ...options] = measurement.split(' ');
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`${program}.ts`, import.meta.url)), ...options],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
