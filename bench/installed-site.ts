import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endsWithUs } from './children.ts';
import { commandOf, treeOf } from './processes.ts';
import { freePort } from './server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const startLimit = 180_000;

/** The site run by `npm start`. */
export interface InstalledSite {
  port: number;
  /** Milliseconds from `npm start` to the first reply of /healthz. */
  firstAnswer: number;
  sinceStart: () => number;
  /** Resolves when the path replies 200. */
  answers: (path: string) => Promise<void>;
  /** Ids of the server's processes. */
  server: readonly number[];
  /** Ids of npm and its shell, which wait for the server. */
  npm: readonly number[];
  stop: () => Promise<void>;
}

export async function startInstalled(settings: Record<string, string>): Promise<InstalledSite> {
  const port = await freePort();
  const began = performance.now();
  const child = endsWithUs(
    spawn('npm', ['start'], {
      cwd: root,
      // Only the path to npm is passed on: a setting in the developer's environment must not change a measurement.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(port), ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const exited = once(child, 'exit');
  const sinceStart = () => performance.now() - began;

  async function answers(path: string): Promise<void> {
    while (sinceStart() < startLimit) {
      if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}`);
      const ok = await fetch(`http://127.0.0.1:${port}${path}`).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await wait(10);
    }
    throw new Error(`${path} did not answer within ${startLimit / 1000} s`);
  }

  await answers('/healthz');
  const firstAnswer = sinceStart();
  const all = treeOf(child.pid ?? 0);
  const server = all.filter((pid) => /^\S*node .*\.(ts|js)$/.test(commandOf(pid)) && pid !== child.pid);
  const end = () => {
    for (const pid of server) process.kill(pid, 'SIGKILL');
  };
  process.once('exit', end);
  return {
    port,
    firstAnswer,
    sinceStart,
    answers,
    server,
    npm: all.filter((pid) => !server.includes(pid)),
    stop: async () => {
      for (const pid of server) process.kill(pid, 'SIGTERM');
      await exited;
      process.off('exit', end);
    },
  };
}
