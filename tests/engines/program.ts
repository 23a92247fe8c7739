import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A running program. */
export interface Program {
  /** Resolves with the first group of the pattern in its output. */
  said: (pattern: RegExp) => Promise<string>;
  end: () => Promise<void>;
}

/** @param group Whether its child processes are stopped with it. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  { group = false } = {},
): Program {
  const child: ChildProcess = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: group });
  let output = '';
  const changed = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      changed.dispatchEvent(new Event('output'));
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const kill = () => {
    if (!group || !child.pid) return void child.kill('SIGKILL');
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has exited.
    }
  };
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  return {
    said: (pattern) => {
      const found = new Promise<string>((resolve) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match[1] ?? match[0]);
        };
        changed.addEventListener('output', look);
        look();
      });
      const failed = ended.then(() => {
        throw new Error(`${file} ended: ${output.slice(-600)}`);
      });
      return Promise.race([found, failed]);
    },
    end: () => {
      kill();
      return ended;
    },
  };
}

/** Path of an installed program, or undefined. */
export function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
