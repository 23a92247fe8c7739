import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

/**
 * Runs a command as npm does: from the project's folder, with the user's folder in INIT_CWD.
 *
 * @param killAfter Milliseconds after which the process is killed; its code is then null.
 */
export async function runCommand(name: string, values: string[], settings: Record<string, string>, killAfter?: number) {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...values], {
    cwd: join(scripts, '..'),
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, npm_execpath: 'npm', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const kill = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(kill);
  return { code, output };
}
