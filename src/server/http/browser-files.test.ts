import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserFiles } from './browser-files.ts';

test('a file that went away ends its own answer, and the server goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-files-'));
  for (const name of ['gone.js', 'kept.js']) writeFileSync(join(folder, name), 'export {};');
  const files = browserFiles(folder);
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (name: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`);

  rmSync(join(folder, 'gone.js'));
  await expect(ask('gone.js').then((response) => response.text())).rejects.toThrow();
  expect(await (await ask('kept.js')).text()).toBe('export {};');
  expect((await ask('never.js')).status).toBe(404);
});
