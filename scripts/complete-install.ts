import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fitsLibrary } from './production-packages.ts';

/*
 * npm runs this after every installation. npm leaves out an optional package, such as the native code of a library, if its
 * `engines` exclude the Node that npm itself runs on (Debian 12 and Ubuntu 24.04: Node 18), although the product runs on
 * the Node that was just installed. If one is missing, the same npm installs again on that Node.
 */

interface Locked {
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** Optional packages of package-lock.json that are made for this machine and are not installed. */
function missing(omitsDevelopment: boolean): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(
      ([folder, { dev, optional, os, cpu, ...made }]) =>
        optional &&
        !(dev && omitsDevelopment) &&
        os?.includes(process.platform) &&
        cpu?.includes(process.arch) &&
        fitsLibrary(made) &&
        !existsSync(folder),
    )
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

const { npm_execpath: npm, npm_config_user_agent: agent = '', npm_config_omit: omitted = '' } = process.env;
const ofNpm = /node\/(v[\d.]+)/.exec(agent)?.[1] ?? process.version;
const left = ofNpm === process.version ? [] : missing(/\bdev\b/.test(omitted));
if (npm && left.length > 0) {
  console.log(
    `npm runs on Node ${ofNpm} and left out ${left.join(', ')}: installing again on Node ${process.version}.`,
  );
  const again = ['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  const { status } = spawnSync(process.execPath, [npm, ...again], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      `The installation is not complete, because npm runs on Node ${ofNpm}. Install Node ${process.version.slice(1)} and its npm, then type: npm ci`,
    );
    process.exitCode = 1;
  }
}
