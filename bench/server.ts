import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endsWithUs } from './children.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const startLimit = 180_000;

export interface RunningServer {
  port: number;
  pid: number;
  /** The origin of the main site, or of the sub-site with this label. */
  address: (path: string, label?: string) => string;
  stop: () => Promise<void>;
}

/** The site as `npm start` runs it, built if stale, with default settings except the address. */
export async function startSite(): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const port = await freePort();
  const server = await start('scripts/start.ts', port, '/readyz', {
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a program that listens on PORT in a child process, and resolves when `readyPath` replies. The child is killed when this
 * process exits.
 */
export async function start(
  program: string,
  port: number,
  readyPath: string,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const child = endsWithUs(
    spawn(process.execPath, [program], {
      cwd: root,
      // Only the path to npm is passed on: a setting in the developer's environment must not change a measurement.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await untilReady(child, `http://127.0.0.1:${port}${readyPath}`, program);
  return {
    port,
    pid: child.pid ?? 0,
    address: (path, label) => `http://${label ? `${label}.` : ''}localhost:${port}${path}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess, address: string, program: string): Promise<void> {
  const limit = Date.now() + startLimit;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`${program} ended with exit code ${child.exitCode}`);
    const ready = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not answer within ${startLimit / 1000} s`);
}

/** Pages contain the site's address, so the port must be known before the start. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('the system gave no port');
  return address.port;
}
