import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuildStale } from './build-stamp.ts';
import { environment, flags } from './start-settings.ts';

// `npm start`: builds what is stale, then becomes the server.
if (isBuildStale()) {
  // Before a minute of work, what would stop the start after it.
  const { checkStart } = await import('./check-start.ts');
  checkStart(process.env);
  console.log('Building the site; this takes a few seconds and happens again only when its source changes.');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const program = new URL('../build/program/program.js', import.meta.url);
// The same process, so that a service manager's signals reach it, without what this program needed. Windows cannot.
if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...flags, fileURLToPath(program)], environment);
Object.assign(process.env, environment);
await import(program.href);
