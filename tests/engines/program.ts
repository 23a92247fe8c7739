import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that runs until it is ended. */
export interface Program {
  /** Resolves with what the pattern caught in its output. */
  said: (pattern: RegExp) => Promise<string>;
  end: () => Promise<void>;
}

/** @param group Whether what the program starts itself ends with it. */
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
      // The whole group has ended.
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

/** Where a program of this name is installed, or undefined. */
export function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
