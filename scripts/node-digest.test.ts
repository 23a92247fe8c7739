import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkNode, nodeVersion } from './node-digest.ts';

test('the running Node has the digest of the table and the version of package.json', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
  expect([nodeVersion, process.version]).toEqual([dependencies.node, `v${dependencies.node}`]);
  expect((await checkNode()).problem).toBeUndefined();
});

test('another binary is an error, and a platform without a digest is a note', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'node-digest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'node');
  writeFileSync(file, 'another program');
  expect((await checkNode(file, 'linux-x64')).problem).toMatch(/node is not the Node [\d.]+ that this version runs on/);
  expect(await checkNode(file, 'aix-ppc64')).toEqual({ note: expect.stringContaining('was not checked') });
});
