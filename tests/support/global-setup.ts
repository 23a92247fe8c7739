import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { isBuildStale } from '../../scripts/build-stamp.ts';
import { unpackChromium } from './chromium.ts';
import { keepSites } from './site-owner.ts';

/**
 * Runs once before all acceptance tests: builds the site if its source changed, unpacks the browser, and owns the sites that
 * test files share. Returns the teardown function.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (isBuildStale()) {
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
    if (status !== 0)
      throw new Error('The site could not be built, so there is nothing to test. The reason stands above.');
  }
  await unpackChromium();
  const { origin, close } = await keepSites();
  project.provide('siteOwner', origin);
  return close;
}
