import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program of the system, run as a child of this process. */
export interface Program {
  process: ChildProcess;
  /** The end of its output. */
  output: () => string;
  /** Stops it and waits until it has exited. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** The programs that are not installed. */
export function missingPrograms(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.filter((name) => !folders.some((folder) => isProgram(join(folder, name))));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a program; it is killed when this process ends. */
export function startProgram(
  name: string,
  values: readonly string[],
  environment: Record<string, string> = {},
): Program {
  const child = spawn(name, values, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A new process group, so that the workers of Swift's servers stop with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + String(text)).slice(-20_000);
    });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has exited.
    }
  };
  const kill = () => signalGroup('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').then(() => void process.off('exit', kill));
  return {
    process: child,
    output: () => output,
    end: async (signal = 'SIGKILL') => {
      signalGroup(signal);
      await ended;
    },
  };
}

/** Resolves when something listens on the port. */
export async function untilListening(port: number, program: Program): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (program.process.exitCode !== null) throw new Error(`it ended:\n${program.output()}`);
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      wait(1000, false),
    ]);
    socket.destroy();
    if (open) return;
    await wait(100);
  }
  throw new Error(`nothing listens on port ${port}:\n${program.output()}`);
}
