import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildStale } from './build-stamp.ts';
import { checkArguments } from './check-arguments.ts';
import { findings } from './floor/findings.ts';

// `npm run check:floor [-- --verbose]`: the built client uses no feature that the oldest browsers of docs/browsers.md lack,
// unless the code tests for the feature first. The check reads the build, which includes packages and Tailwind.
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
  console.error(
    ['Newer than the oldest browsers of docs/browsers.md, and used without a test:', ...lines].join('\n  '),
  );
  process.exitCode = 1;
} else if (checkArguments().isVerbose) {
  console.log(`Nothing in ${files.length} built files is newer than the oldest browsers of docs/browsers.md.`);
}
