import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../scripts/build-stamp.ts';
import { unpackChromium } from './chromium.ts';

/** Runs once before all acceptance tests: builds the site when its source changed, and unpacks the browser. */
export default async function setup(): Promise<void> {
  if (isBuildStale()) {
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
    if (status !== 0)
      throw new Error('The site could not be built, so there is nothing to test. The reason stands above.');
  }
  await unpackChromium();
}
