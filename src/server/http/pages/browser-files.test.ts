import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserFiles } from './browser-files.ts';

/** Serves a folder of files with these names, each 'export {};'. */
async function serve(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-files-'));
  for (const name of names) writeFileSync(join(folder, name), 'export {};');
  const files = browserFiles(folder);
  const server = createServer(async (request, response) => {
    if (!(await files({ request, response, path: request.url ?? '' }))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (name: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, { headers });
  return { folder, ask };
}

test('a file that was deleted is not found, and the server continues', async () => {
  const { folder, ask } = await serve('gone.js', 'kept.js');
  rmSync(join(folder, 'gone.js'));
  expect((await ask('gone.js')).status).toBe(404);
  expect(await (await ask('kept.js')).text()).toBe('export {};');
  expect((await ask('never.js')).status).toBe(404);
});

test.each([
  ['bytes=0-5', 206, 'export', 'bytes 0-5/10'],
  ['bytes=7-', 206, '{};', 'bytes 7-9/10'],
  ['bytes=7-500', 206, '{};', 'bytes 7-9/10'],
  ['bytes=0-0', 200, 'export {};', null],
  ['bytes=10-5', 416, '', 'bytes */10'],
  ['bytes=500-', 416, '', 'bytes */10'],
  ['bytes=-3', 200, 'export {};', null],
  ['bytes=0-1,4-5', 200, 'export {};', null],
  ['lines=1-2', 200, 'export {};', null],
  ['bytes=x-y', 200, 'export {};', null],
])('the range %s is answered %i', async (range, status, text, contentRange) => {
  const { ask } = await serve('kept.js');
  const reply = await ask('kept.js', { range });
  expect([reply.status, reply.headers.get('content-range'), await reply.text()]).toEqual([status, contentRange, text]);
});
