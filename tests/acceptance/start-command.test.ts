import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkedCopy } from '#tests/support/linked-copy.ts';
import { request } from '#tests/support/request.ts';
import { reachableAt, startAtOnce, untilReady } from '#tests/support/site.ts';

/** A copy of the project without what the tests themselves use of it. */
function copyOfProject({ built }: { built: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const own = ['node_modules', '.git', 'build', 'data', 'docs', 'tests', 'training', 'bench'];
  for (const name of readdirSync('.')) if (!own.includes(name)) linkedCopy(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  if (built) cpSync('build', join(folder, 'build'), { recursive: true });
  return folder;
}

const environment = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' };

test.skipIf(process.platform === 'win32')('SIGTERM to npm start ends the server in good order', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'start-command-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const npm = spawn('npm', ['start'], {
    cwd: copyOfProject({ built: true }),
    env: { ...environment, DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // A test that fails leaves nothing running: the whole group of processes.
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toContain('The site is ready at');
  const site = reachableAt(Number(/localhost:(\d+)/.exec(said)?.[1]));
  expect((await request(site, '/healthz')).status).toBe(200);
  npm.kill('SIGTERM');
  // Its output ends with the last process that writes to it.
  await once(npm, 'close');
  expect(said).toContain('"stopped"');
  await expect(request(site, '/healthz')).rejects.toThrow(/ECONNREFUSED/);
});

test('a build in the folder of a running site is refused, and its files are unchanged', async () => {
  const folder = copyOfProject({ built: true });
  const site = await startAtOnce({}, folder);
  onTestFinished(() => void site.process.kill('SIGKILL'));
  await untilReady(site);
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec((await request(site, '/blog-admin')).text) ?? [];
  expect((await request(site, script)).status).toBe(200);
  const build = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, encoding: 'utf8', env: environment });
  expect(build.status).toBe(1);
  expect(build.stderr).toContain('A site runs from this folder');
  expect((await request(site, script)).status).toBe(200);
  // A file that went away all the same is no page's script any more.
  rmSync(join(folder, 'build/client/assets'), { recursive: true });
  expect((await request(site, script)).status).toBe(404);
  await site.stop();
});

test('a setting that cannot be used, and content with a problem, are named before anything is built', () => {
  const folder = copyOfProject({ built: false });
  const start = (settings: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/start.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...environment, DATA_DIR: join(folder, 'data'), ...settings },
      timeout: 20_000,
    });
  const setting = start({ PORT: 'eighty' });
  expect([setting.status, setting.stdout]).toEqual([1, '']);
  expect(setting.stderr).toContain('PORT: write a port number');
  const content = start({ CONTENT_DIR: '/nowhere/at/all' });
  expect([content.status, content.stdout]).toEqual([1, '']);
  expect(content.stderr).toContain('the content folder is missing');
});
