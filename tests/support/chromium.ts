import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
  version: string;
};
const cache = resolve('node_modules/.cache');
const folder = join(cache, `chromium-${version}`);

/**
 * Unpacks the Chromium that npm installed, once, with the libraries and fonts that a bare machine lacks.
 *
 * The package unpacks into the temporary folder; pointing that elsewhere keeps versions and users apart, and
 * renaming at the end keeps a half-unpacked browser from being taken for a whole one.
 */
export async function unpackChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(folder)) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser that npm installs runs on 64-bit Linux only. Elsewhere set CHROMIUM_PATH to a Chromium or Chrome program.',
    );
  }
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'chromium-unfinished-'));
  const environment = { ...process.env };
  // The second setting asks for the libraries as well; the package offers them on one cloud only.
  Object.assign(process.env, { TMPDIR: unfinished, AWS_EXECUTION_ENV: '24.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  }
  writeFileSync(join(unfinished, 'fonts.conf'), fontConfiguration(join(folder, 'fonts')));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another test run was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** How to launch it. The same libraries and fonts everywhere, so that a page measures the same on every machine. */
export function chromiumLaunchOptions(): LaunchOptions {
  const own = process.env.CHROMIUM_PATH;
  return {
    executablePath: own ?? join(folder, 'chromium'),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--headless=shell',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
    env: own
      ? {}
      : {
          PATH: process.env.PATH ?? '',
          LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
          FONTCONFIG_FILE: join(folder, 'fonts.conf'),
        },
  };
}

function fontConfiguration(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`;
}
