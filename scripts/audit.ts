import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

// `npm run audit`: lists known vulnerabilities in the packages of the running site. The exit code is 1 if there are any, and 2
// if the registry did not answer.

interface Found {
  severity: string;
  range: string;
  fixAvailable: unknown;
}

interface Report {
  vulnerabilities?: Record<string, Found>;
  message?: string;
  error?: { summary?: string };
}

/** Turns the output of `npm audit --json` into lines to print and an exit code. */
export function read(output: string): { lines: string[]; code: 0 | 1 | 2 } {
  const report = parsed(output);
  if (!report?.vulnerabilities) {
    const why = report?.message ?? report?.error?.summary ?? 'it said nothing that can be read';
    return { lines: [`The registry did not answer, so nothing is known: ${why}. Run this again later.`], code: 2 };
  }
  const found = Object.entries(report.vulnerabilities);
  if (found.length === 0) return { lines: ['No known weakness in the packages of the running site.'], code: 0 };
  const lines = found.map(
    ([name, { severity, range, fixAvailable }]) =>
      `${severity}: ${name} ${range} (${fixAvailable ? 'a newer version mends it' : 'no newer version mends it yet'})`,
  );
  return { lines, code: 1 };
}

function parsed(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { lines, code } = read(stdout ?? '');
  console.log(lines.join('\n'));
  process.exitCode = code;
}
