import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const made = { optional: true, os: [process.platform], cpu: [process.arch] };

/** Runs the script as npm on this Node does after installing these packages, and returns the arguments of the second npm. */
function complete(agent: string, installed: readonly string[], { npmEnds = 0, omit = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'complete-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packages = {
    '': {},
    'node_modules/code-for-this-machine': made,
    'node_modules/code-for-tests': { ...made, dev: true },
    'node_modules/code-for-another': { ...made, os: ['aix'] },
    'node_modules/anywhere': { optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  for (const name of installed) mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(
    join(folder, 'npm.js'),
    `require('fs').writeFileSync('told', process.argv.slice(2).join(' ')); process.exit(${npmEnds})`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/complete-install.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { npm_execpath: join(folder, 'npm.js'), npm_config_user_agent: agent, npm_config_omit: omit },
  });
  let reported = '';
  try {
    reported = readFileSync(join(folder, 'told'), 'utf8');
  } catch {}
  return { status, reported, stdout, stderr };
}

const old = 'npm/9.2.0 node/v18.19.1 linux x64 workspaces/false';

test('packages that npm on an older Node left out are installed with the Node of the product', () => {
  const { status, reported, stdout } = complete(old, []);
  expect(status).toBe(0);
  expect(reported).toMatch(/^install --ignore-scripts --no-save/);
  expect(stdout).toContain('npm runs on Node v18.19.1 and left out code-for-this-machine, code-for-tests');
  expect(complete(old, ['code-for-this-machine'], { omit: 'dev' }).reported).toBe('');
  expect(complete(old, ['code-for-this-machine', 'code-for-tests']).reported).toBe('');
});

test('an npm on the Node of the product does not install again', () => {
  expect(complete(`npm/11.0.0 node/${process.version} linux x64`, []).reported).toBe('');
});

test('an installation that cannot be completed ends with the version and the line to type', () => {
  const { status, stderr } = complete(old, [], { npmEnds: 1 });
  expect(status).toBe(1);
  expect(stderr).toContain(`Install Node ${process.version.slice(1)} and its npm, then type: npm ci`);
});
