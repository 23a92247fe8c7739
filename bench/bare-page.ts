import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser } from './chromium.ts';
import { freePort, type RunningServer, start } from './server.ts';

/**
 * The smallest form of a page: its visible text without style, script, typeface and pictures. A bare `node:http` server sends it
 * with the site's compression.
 */
export async function startBarePage(address: string): Promise<RunningServer> {
  const { title, lines } = await wordsOf(address);
  const [first = title, ...others] = lines;
  const html = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title></head><body><main><h1>${escaped(first)}</h1>
${others.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
</main></body></html>`;
  const port = await freePort();
  const file = join(tmpdir(), `bare-page-${port}`);
  const body = brotliCompressSync(html);
  writeFileSync(file, body);
  const headers = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br'];
  const server = await start('bench/reference-server.ts', port, '/', {
    BODY: file,
    HEADERS: JSON.stringify([...headers, 'content-length', String(body.length)]),
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(file, { force: true });
    },
  };
}

async function wordsOf(address: string): Promise<{ title: string; lines: string[] }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(address);
    const [text = ''] = await page.locator('body').allInnerTexts();
    const lines = text.split('\n').map((line) => line.trim());
    return { title: await page.title(), lines: lines.filter(Boolean) };
  } finally {
    await browser.close();
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
