import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('serve.ts', import.meta.url));

export const secondClinic = fileURLToPath(new URL('../fixtures/second-clinic/content', import.meta.url));

/** A line of the server's log. */
export interface LogLine {
  msg: string;
  [field: string]: unknown;
}

/** A running site with its addresses. Shared sites offer only this. */
export interface ReachableSite {
  port: number;
  /** Such as http://localhost:41234; a sub-site has an address such as http://booking.localhost:41234. */
  origin: string;
  /** The origin of the main site, or of the sub-site with this label. */
  address: (path: string, label?: string) => string;
}

/** The real server in a separate process, on a free port. */
export interface Site extends ReachableSite {
  dataDir: string;
  stdout: () => string;
  stderr: () => string;
  logs: () => LogLine[];
  /** Resolves when the log has this line. */
  logged: (message: string) => Promise<void>;
  process: ChildProcess;
  /** Resolves with the exit code when the server has exited. */
  exited: Promise<number | null>;
  /** Stops the server as a service manager does, and fails unless it exits with code 0. */
  stop: () => Promise<void>;
}

type Settings = Record<string, string | undefined>;

interface Launched {
  child: ChildProcess;
  dataDir: string;
  stdout: () => string;
  stderr: () => string;
  exited: Promise<number | null>;
}

function launch(settings: Settings, file = entry, folder = root): Launched {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'));
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    // The developer's environment is left out: a PORT set there must not change a test.
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(folder, 'build/compiled'),
      // As set by npm: messages then name npm commands.
      npm_execpath: 'npm',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
    return code as number | null;
  });
  return { child, dataDir, stdout: () => stdout, stderr: () => stderr, exited };
}

/** Starts the site as `npm start` does, and resolves as soon as it listens, before its assistant is ready. */
export const startAtOnce = (settings: Settings = {}, folder = root): Promise<Site> =>
  startSite(settings, join(folder, 'scripts/start.ts'), folder);

/** The same with its assistant ready, which takes a few seconds more than `startSite`. */
export async function startWithAssistant(settings: Settings = {}): Promise<Site> {
  const site = await startAtOnce(settings);
  await untilReady(site);
  return site;
}

/** The reply of /readyz. */
export async function readiness(site: ReachableSite): Promise<{ status: number; ready: boolean; reason?: string }> {
  const response = await fetch(`${site.origin}/readyz`);
  return { status: response.status, ...((await response.json()) as { ready: boolean; reason?: string }) };
}

/** Polls /readyz until the site is ready, as a load balancer does. */
export async function untilReady(site: Site): Promise<void> {
  const ended = site.exited.then(() => true);
  while (!(await fetch(`${site.origin}/readyz`)).ok)
    if (await Promise.race([ended, wait(100, false)]))
      throw new Error(`The site ended.\n${site.stdout()}${site.stderr()}`);
}

/** Starts the site and resolves when it is ready. Its assistant is loaded at the first message. */
export async function startSite(settings: Settings = {}, file = entry, folder = root): Promise<Site> {
  const { child, dataDir, stdout, stderr, exited } = launch(settings, file, folder);
  const ready = new Promise<number>((resolve) => {
    const look = () => {
      const found = /http:\/\/localhost:(\d+)/.exec(stdout());
      if (found) resolve(Number(found[1]));
    };
    child.stdout?.on('data', look);
  });
  const failed = exited.then((code) => {
    throw new Error(`The site did not start (exit code ${code}).\n${stdout()}${stderr()}`);
  });
  const port = await Promise.race([ready, failed]);
  failed.catch(() => {});

  return {
    ...reachableAt(port),
    dataDir,
    stdout,
    stderr,
    logs: () =>
      completeLines(stdout())
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as LogLine),
    logged: (message) =>
      new Promise((resolve) => {
        const look = () => {
          if (!completeLines(stdout()).some((line) => line.includes(message))) return;
          child.stdout?.off('data', look);
          resolve();
        };
        child.stdout?.on('data', look);
        look();
      }),
    process: child,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exited;
      if (code !== 0) throw new Error(`The site ended with exit code ${code} instead of 0.\n${stdout()}${stderr()}`);
    },
  };
}

/** The site on this port of the machine. */
export function reachableAt(port: number): ReachableSite {
  return {
    port,
    origin: `http://localhost:${port}`,
    address: (path, label) => `http://${label ? `${label}.` : ''}localhost:${port}${path}`,
  };
}

/** Complete lines only: the last one may be partial. */
function completeLines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

/** Runs a start that is expected to fail, and returns exit code and output. */
export async function runSite(settings: Settings): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { child, stdout, stderr, exited } = launch(settings);
  // A start that succeeds would run for ever: stop it, so that the test fails instead of hanging.
  child.stdout?.on('data', () => {
    if (stdout().includes('http://localhost:')) child.kill('SIGKILL');
  });
  const code = await exited;
  return { code, stdout: stdout(), stderr: stderr() };
}
