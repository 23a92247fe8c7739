import { spawnSync } from 'node:child_process';
import { isBuildStale } from './build-stamp.ts';

// `npm start`: builds what is stale, then serves the production build.
process.env.NODE_ENV = 'production';

if (isBuildStale()) {
  console.log('Building the site; this takes a few seconds and happens again only when its source changes.');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const { run } = await import('../src/server/main.ts');
await run();
