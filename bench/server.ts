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
  /** The main site, or the sub-site that the label selects, as a browser reaches it. */
  address: (path: string, label?: string) => string;
  stop: () => Promise<void>;
}

/** The site as `npm start` runs it: built first when stale, with every setting at its default but where it listens. */
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
 * Starts a program of ours that listens on PORT, in a process of its own, and resolves when `readyPath` answers.
 * It ends with us, whatever ends us.
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
      // Nothing of the developer's own environment but the way to npm: a setting there must not decide a measurement.
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

/** The address of the site stands in its pages, so the port must be known before the start. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('the system gave no port');
  return address.port;
}
