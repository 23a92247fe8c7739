import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '#tests/support/content-folder.ts';
import { request } from '#tests/support/request.ts';
import { startSite } from '#tests/support/site.ts';

test('npm run dev shows a changed content file without a restart, and names one with a problem', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { dev: string } };
  const folder = contentFolder();
  const site = await startSite(
    { CONTENT_DIR: folder.path, NODE_ENV: 'development', LOG_LEVEL: 'silent' },
    scripts.dev.replace(/^node /, ''),
  );
  onTestFinished(() => void site.process.kill('SIGKILL'));
  const faq = async () => (await request(site, '/faq')).text;
  expect(await faq()).toContain('What if I am late?');
  folder.edit('faq.yaml', 'What if I am late?', 'What if I am early?');
  await expect.poll(faq, { timeout: 20_000 }).toContain('What if I am early?');
  appendFileSync(join(folder.path, 'faq.yaml'), 'titel: x\n');
  await expect.poll(site.stderr, { timeout: 20_000 }).toContain("faq.yaml: remove 'titel'");
  expect(await faq()).toContain('What if I am early?');
});
