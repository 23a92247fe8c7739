import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const inUse = resolve('scripts/build-in-use.ts');

/** Runs a line in a new process that runs until it is killed, and returns its output. */
async function run(line: string) {
  const source = `import { claimBuild, holdBuild } from ${JSON.stringify(inUse)}; ${line}; setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { printed: String(printed).trim(), kill };
}

test('a build is refused while a site runs from the folder, and allowed after the last site ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-in-use-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = JSON.stringify(join(folder, 'in-use.sqlite'));
  const site = () => run(`holdBuild(${file}); console.log('runs')`);
  const build = () => run(`console.log(claimBuild(${file}))`);
  const [one, another] = [await site(), await site()];
  expect((await build()).printed).toBe('false');
  await one.kill();
  expect((await build()).printed).toBe('false');
  await another.kill();
  const building = await build();
  expect(building.printed).toBe('true');
  expect((await build()).printed).toBe('false');
  await building.kill();
  expect((await build()).printed).toBe('true');
});
