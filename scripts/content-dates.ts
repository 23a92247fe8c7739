import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** What pages show: the clinic's content, and the words of the pages that the product brings itself. */
const dated = ['content', 'src/features/tools', 'src/features/calculator'];

/**
 * Writes down when each file last changed, as the version control has it. Without one, or with a part of its history only,
 * nothing is known: then nothing is said.
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

/** The answer of git, or an empty text where there is none. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}
