import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { checkArguments } from './check-arguments.ts';

// `npm run check:lint [-- --verbose]`: runs Biome. Biome has no option that omits its summary, so a summary without findings is
// left out here.
const colours = process.stdout.isTTY ? 'force' : 'off';
const { status, stdout, stderr, error } = spawnSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${colours}`],
  { encoding: 'utf8', maxBuffer: 1e8 },
);
if (error) throw error;
const hasFindings = !/^\s*Checked \d+ files? in \S+ No fixes applied\.\s*$/.test(
  stripVTControlCharacters(stdout + stderr),
);
if (status !== 0 || hasFindings || checkArguments().isVerbose) {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
}
process.exitCode = status ?? 1;
