import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Sources of the pages' text: the clinic's content, and the text of the product's own pages. */
const dated = ['content', 'src/features/tools', 'src/features/calculator'];

/**
 * Writes the date of the last commit of each file. Without git, or with a shallow clone, the dates are unknown and nothing is
 * written.
 */
export function recordDates(): void {
  writeFileSync('build/dates.json', JSON.stringify(Object.fromEntries(committed())));
}

function committed(): Map<string, string> {
  const dates = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  let day = '';
  for (const line of git('log', '--format=@%cs', '--name-only', '--', ...dated).split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    // Newest first: the first date of a file is its last change.
    else if (line !== '' && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}

/** The output of a git command; an empty string if it fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}
