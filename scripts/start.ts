import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuildStale } from './build-stamp.ts';
import { environment, flags } from './start-settings.ts';

// `npm start`: builds the site if the build is stale, then replaces itself with the server.
if (isBuildStale()) {
  // Report invalid settings and content before the build, which takes up to a minute.
  const { checkStart } = await import('./check-start.ts');
  checkStart(process.env);
  console.log('Building the site; this takes a few seconds and happens again only when its source changes.');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const program = new URL('../build/program/program.js', import.meta.url);
// execve keeps the process id, so that signals of a service manager reach the server, and frees this program's memory.
// Windows has no execve.
if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...flags, fileURLToPath(program)], environment);
Object.assign(process.env, environment);
await import(program.href);
