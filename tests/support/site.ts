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

/** A running site, as a visitor reaches it: all that the shared ones offer. */
export interface ReachableSite {
  port: number;
  /** Such as http://localhost:41234; sub-sites stand beside it, such as http://booking.localhost:41234. */
  origin: string;
  /** The main site, or the sub-site that the label selects, as a browser reaches it. */
  address: (path: string, label?: string) => string;
}

/** The real server in a process of its own, on a port that the system chose. */
export interface Site extends ReachableSite {
  dataDir: string;
  stdout: () => string;
  stderr: () => string;
  logs: () => LogLine[];
  /** Resolves when the log says this. */
  logged: (message: string) => Promise<void>;
  process: ChildProcess;
  /** The exit code, once the server has ended. */
  exited: Promise<number | null>;
  /** Ends the server as a service manager does, and fails unless it leaves in good order. */
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
    // Nothing of the developer's own environment: a PORT set there must not decide a test.
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(folder, 'build/compiled'),
      // As npm sets it: messages then name commands of npm.
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

/** Starts the site as `npm start` does, and resolves as soon as it listens: its assistant is not ready yet. */
export const startAtOnce = (settings: Settings = {}, folder = root): Promise<Site> =>
  startSite(settings, join(folder, 'scripts/start.ts'), folder);

/** The same, with its assistant ready: a few seconds of work more than `startSite`, for tests that ask it. */
export async function startWithAssistant(settings: Settings = {}): Promise<Site> {
  const site = await startAtOnce(settings);
  await untilReady(site);
  return site;
}

/** What the site says of whether it should be sent visitors. */
export async function readiness(site: ReachableSite): Promise<{ status: number; ready: boolean; reason?: string }> {
  const response = await fetch(`${site.origin}/readyz`);
  return { status: response.status, ...((await response.json()) as { ready: boolean; reason?: string }) };
}

/** Asks the site until it says that it is ready, as a balancer does. */
export async function untilReady(site: Site): Promise<void> {
  const ended = site.exited.then(() => true);
  while (!(await fetch(`${site.origin}/readyz`)).ok)
    if (await Promise.race([ended, wait(100, false)]))
      throw new Error(`The site ended.\n${site.stdout()}${site.stderr()}`);
}

/** Starts the site and resolves when it says that it is ready. Its assistant gets ready with the first message. */
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

/** The site that listens on this port of the machine. */
export function reachableAt(port: number): ReachableSite {
  return {
    port,
    origin: `http://localhost:${port}`,
    address: (path, label) => `http://${label ? `${label}.` : ''}localhost:${port}${path}`,
  };
}

/** Without the last line, which may still be on its way. */
function completeLines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

/** Runs a start-up that is expected to fail, and returns how it ended. */
export async function runSite(settings: Settings): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { child, stdout, stderr, exited } = launch(settings);
  // A start-up that succeeds after all would run for good; end it, so that the test fails instead of hanging.
  child.stdout?.on('data', () => {
    if (stdout().includes('http://localhost:')) child.kill('SIGKILL');
  });
  const code = await exited;
  return { code, stdout: stdout(), stderr: stderr() };
}
