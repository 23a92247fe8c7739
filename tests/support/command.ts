import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

/** Runs a command as npm does: from the project's folder, with the person's own in INIT_CWD. */
export async function runCommand(name: string, values: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...values], {
    cwd: join(scripts, '..'),
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
