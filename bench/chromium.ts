import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunchOptions, unpackChromium } from '../tests/support/chromium.ts';
import { endsWithUs } from './children.ts';

/** Blocks all other hosts: a measurement must neither depend on a third party nor contact it. */
const ownAddressesOnly =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

/** The browser of the acceptance tests, driven by playwright. */
export async function launchBrowser(): Promise<Browser> {
  await unpackChromium();
  const options = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ownAddressesOnly] });
}

/** The same browser with an open debugging port, for another tool. */
export async function startChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  await unpackChromium();
  const { executablePath = '', args = [], env } = chromiumLaunchOptions();
  const profile = mkdtempSync(join(tmpdir(), 'chromium-bench-'));
  const child = endsWithUs(
    spawn(
      executablePath,
      [...args, ownAddressesOnly, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      { env: { ...env } as NodeJS.ProcessEnv, stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  );
  const exited = once(child, 'exit');
  const port = await debuggingPort(child.stderr);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function debuggingPort(output: NodeJS.ReadableStream): Promise<number> {
  const said: string[] = [];
  for await (const line of createInterface({ input: output })) {
    said.push(line);
    const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line);
    if (!found) continue;
    // Read all output: Chromium would block on a full pipe.
    output.resume();
    return Number(found[1]);
  }
  throw new Error(`Chromium did not start:\n${said.join('\n')}`);
}
