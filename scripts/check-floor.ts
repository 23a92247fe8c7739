import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildStale } from './build-stamp.ts';
import { findings } from './floor/findings.ts';

// `npm run check:floor`: nothing in the built client is newer than the oldest browsers of docs/browsers.md unless the code asks
// for it first. What is built is what browsers get, the code of packages and of Tailwind too.
if (
  isBuildStale() &&
  spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0
)
  process.exit(1);
const folder = 'build/client/assets';
const files = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
const lines = findings(files);
if (lines.length > 0) {
  console.error(['Newer than the oldest browsers of docs/browsers.md, and not asked for:', ...lines].join('\n  '));
  process.exitCode = 1;
} else {
  console.log(`Nothing in ${files.length} built files is newer than the oldest browsers of docs/browsers.md.`);
}
