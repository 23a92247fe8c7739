import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

// The requests before the first words of a page: docs/decisions/0045-the-page-carries-its-look.md.

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** Most bytes of a page as it is sent: the bytes of 27 November 2026 and 10% more, so that words may change. */
const pages = [
  ['/', 26_000],
  ['/weight-loss-clinic-sydney', 21_600],
  ['/calculator', 18_400],
  ['/tools', 16_500],
  ['/blog', 22_900],
  ['/faq', 19_500],
] as const;

async function sent(path: string) {
  const response = await fetch(site.address(path), { headers: { 'accept-encoding': 'br' } });
  return { response, html: await response.text(), bytes: Number(response.headers.get('content-length')) };
}

test.each(pages)('[PAGE-01] %s waits for no other file, and weighs at most %i bytes', async (path, limit) => {
  const { response, html, bytes } = await sent(path);
  const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript>.*?<\/noscript>/, '');
  expect(head).not.toMatch(/<link rel="stylesheet"|as="font"|<script[^>]* src=/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(head)?.[1] ?? '';
  expect(style).toContain('@layer');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(html).not.toContain('streamController.enqueue');
  // The first request does not wait for the best compression.
  expect(bytes).toBeLessThanOrEqual(limit * 1.13);
  await expect.poll(async () => (await sent(path)).bytes).toBeLessThanOrEqual(limit);
});

test('[ROUTE-01] the script of a page comes from its own address, and no page of staff has one', async () => {
  const { html } = await sent('/faq');
  expect(html).toContain('import("/page-script/faq")');
  const script = await fetch(site.address('/page-script/faq'));
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toMatch(/^export default async\(page\)=>[\s\S]*streamController\.enqueue[\s\S]*import\(/);
  for (const path of [
    '/page-script/blog-admin',
    '/page-script/admin/login',
    '/page-script/no-such-page',
    '/page-script',
  ])
    expect((await fetch(site.address(path))).status, path).toBe(404);
});

test('[LAYOUT-01] the typeface that every page fetches has at most 20 kB', async () => {
  const { html } = await sent('/');
  const [file = ''] = /\/assets\/bricolage-grotesque-[\w-]+\.woff2/.exec(html) ?? [];
  const font = await fetch(site.address(file));
  expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(20_000);
});
