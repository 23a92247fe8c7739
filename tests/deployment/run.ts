import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuildStale } from '../../scripts/build-stamp.ts';
import { tryOneInstance, tryTwoInstances } from './balancer.ts';
import { tryBucket } from './bucket.ts';
import { missingPrograms } from './programs.ts';
import { failuresSoFar } from './report.ts';
import { swiftPackages, swiftPrograms } from './swift.ts';

// Checks the promises of docs/operations.md about deploy/ with the real programs: `node tests/deployment/run.ts [part]`.

const parts = [
  { name: 'two', needs: ['caddy'], packages: 'caddy', run: tryTwoInstances },
  { name: 'bucket', needs: [...swiftPrograms, 'rclone'], packages: `${swiftPackages} rclone`, run: tryBucket },
  { name: 'one', needs: ['caddy'], packages: 'caddy', run: tryOneInstance },
];

/** Seconds after which the run ends, below the limit of .ci/run. */
const latestSeconds = 225;

// Each program adds a listener that kills it when this process exits.
process.setMaxListeners(50);
// Exiting stops the started programs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const wanted = process.argv[2] ?? '';
if (isBuildStale()) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const start = Date.now();
// A part that hangs is a failure of the site, unless the machine is busy.
setTimeout(
  () => {
    const [load = 0] = loadavg();
    const isBusy = load > 4 * availableParallelism();
    console.log(`Not finished after ${latestSeconds} s, with a load of ${load.toFixed(1)}.`);
    if (isBusy) console.log('The machine is too busy: the rest was not tried.');
    process.exit(isBusy && failuresSoFar() === 0 ? 0 : 1);
  },
  latestSeconds * 1000 - process.uptime() * 1000,
).unref();
const failures = await Promise.all(
  parts
    .filter(({ name }) => name.includes(wanted))
    .map(async ({ name, needs, packages, run }) => {
      const missing = missingPrograms(needs);
      if (missing.length > 0) {
        console.log(
          `  ${name}: not tried, because ${missing.join(' and ')} is not installed (apt-get install ${packages}).`,
        );
        return 0;
      }
      const own = join(folder, name);
      mkdirSync(own, { recursive: true });
      try {
        return await run(own);
      } catch (error) {
        console.log(`  FAILS  ${name}:`, error);
        return 1;
      }
    }),
);
const failed = failures.reduce((sum, count) => sum + count, 0);
console.log(
  failed === 0 ? 'Everything tried holds.' : `${failed} fail.`,
  `${Math.round((Date.now() - start) / 1000)} s`,
);
process.exit(failed === 0 ? 0 : 1);
