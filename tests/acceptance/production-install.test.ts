import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkedCopy } from '#tests/support/linked-copy.ts';
import { request } from '#tests/support/request.ts';
import { startAtOnce, untilReady } from '#tests/support/site.ts';
import { productionTree } from '../../scripts/production-packages.ts';

// Away from the project, whose packages would be found from any folder inside it.
const folder = mkdtempSync(join(tmpdir(), 'production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a production install with a build starts without tools and answers pages, staff and the assistant', async () => {
  const own = ['node_modules', '.git', 'data', 'docs', 'tests', 'training', 'bench'];
  for (const name of readdirSync('.')) if (!own.includes(name)) linkedCopy(name, join(folder, name));
  const { needed } = productionTree();
  const isOwn = new Set(needed);
  for (const name of needed)
    if (name !== 'node_modules/node' && !name.startsWith('node_modules/node/'))
      linkedCopy(
        name,
        join(folder, name),
        (path) => path.endsWith('/node_modules') || (path !== name && isOwn.has(path)),
      );

  const site = await startAtOnce({}, folder);
  await untilReady(site);
  expect(site.stdout()).not.toContain('Building');
  for (const path of ['/', '/calculator', '/blog', '/blog-admin', '/blog-admin/posts/new'])
    expect((await request(site, path)).status, path).toBeLessThan(400);
  const said = await request(site, '/functions/v1/claude-chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'How do I book?' }),
  });
  expect(said.status).toBe(200);
  await site.stop();
});
