import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { isBuildStale } from './build-stamp.ts';

// `npm start`: builds what is stale, then serves the production build.
process.env.NODE_ENV = 'production';

if (isBuildStale()) {
  console.log('Building the site; this takes a few seconds and happens again only when its source changes.');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// What Node made of the source the last time; where the folder cannot be written, it starts without.
enableCompileCache('build/compiled');
const { run } = await import('../src/server/main.ts');
await run();
