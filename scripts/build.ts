import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { claimBuild } from './build-in-use.ts';
import { recordBuild } from './build-stamp.ts';
import { bundleServer } from './bundle-server.ts';
import { recordDates } from './content-dates.ts';
import { expectNode } from './node-digest.ts';
import { environment, flags } from './start-settings.ts';

// `npm run build`: builds the pages for server and browser, compresses the browser's text files, and bundles the server.
process.env.NODE_ENV = 'production';
await expectNode();
mkdirSync('build', { recursive: true });
if (!claimBuild('build/in-use.sqlite')) {
  console.error(
    'A site runs from this folder, or another build is under way. Stop it first: its visitors would lose its files.',
  );
  process.exit(1);
}
const reactRouter = 'node_modules/@react-router/dev/bin.cjs';
const { status } = spawnSync(process.execPath, [reactRouter, 'build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

for (const entry of readdirSync('build/client', { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|webmanifest|txt)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
recordDates();
// The caches of parsed content (src/content/parsed-values.ts, content-cache.ts) may come from an older parser.
for (const folder of ['build/content', 'build/readings']) rmSync(folder, { recursive: true, force: true });
await bundleServer();
recordBuild();
// The product's settings are left out of the environment: the first start must not reach a real database or model.
const { PATH, HOME, TMPDIR, TMP, TEMP } = process.env;
const { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE, NODE_ENV } = environment;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'first-start-'));
const own = { PATH, HOME, TMPDIR, TMP, TEMP, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE, NODE_ENV, DATA_DIR };
const once = spawnSync(process.execPath, [...flags, 'scripts/start-once.ts'], {
  stdio: 'ignore',
  env: own,
  timeout: 60_000,
});
if (once.status !== 0) console.log('The site was built, but did not start here once. `npm start` says why.');
rmSync(DATA_DIR, { recursive: true, force: true });
