import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { landingLabels, redirectingLabels, subSiteLabels } from '#tests/support/addresses.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { type RequestOptions, request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { type ReachableSite, startSite } from '#tests/support/site.ts';

const site = await sharedSite();

const hosts = ['', 'sleep', 'booking', 'faq', 'api'];
const at = (label: string): RequestOptions => ({ host: `${label ? `${label}.` : ''}saltbush.example` });

test('[SEO-04] [SUB-02] a file that does not exist is 404 on every host, and no page', async () => {
  for (const path of [
    '/no-such.png',
    '/wp-login.php',
    '/deep/backup.tar.gz',
    '/.env',
    '/.well-known/nothing',
    '/humans.txt',
  ])
    for (const label of hosts) {
      const { status, headers, text } = await request(site, path, at(label));
      expect({ label, path, status }).toEqual({ label, path, status: 404 });
      expect(headers['cache-control'] ?? '', path).not.toContain('public');
      if (label) expect(text, `${label} ${path}`).toBe('There is no such file.\n');
    }
  // Pages and the router's data stay the sub-site's.
  for (const path of ['/', '/about', '/deep/page', '/index.html', '/_.data'])
    expect((await request(site, path, at('sleep'))).status, path).toBe(200);
});

test('[SEO-04] each sub-site has its own robots.txt and sitemap; hosts without pages have no sitemap', async () => {
  for (const label of subSiteLabels) {
    const robots = await request(site, '/robots.txt', at(label));
    const sitemap = await request(site, '/sitemap.xml', at(label));
    expect([robots.status, robots.headers['content-type']], label).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.text, label).toMatch(/^User-agent: \*\nDisallow:\n/);
    if (label in redirectingLabels || label === 'api' || label === 'cdn') {
      expect(robots.text, label).not.toContain('Sitemap');
      expect(sitemap.status, label).toBe(404);
      continue;
    }
    expect(robots.text, label).toContain(`Sitemap: https://${label}.saltbush.example/sitemap.xml`);
    expect([sitemap.status, sitemap.headers['content-type']], label).toEqual([200, 'application/xml; charset=utf-8']);
    const addresses = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([`https://${label}.saltbush.example/`]);
  }
});

test('[SEO-04] icons and manifest answer on every host, and are what they say', async () => {
  const { text } = await request(site, '/');
  expect(text).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png"\/?>/);
  expect(text).toMatch(/<link rel="manifest" href="\/site.webmanifest"\/?>/);
  for (const label of hosts) {
    const manifest = await request(site, '/site.webmanifest', at(label));
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { name, icons, theme_color } = JSON.parse(manifest.text);
    expect({ name, theme_color }).toEqual({ name: 'Saltbush Telehealth', theme_color: expect.stringMatching(/^#/) });
    const pictures = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }];
    for (const { src, sizes } of pictures) {
      const { bytes, headers } = await request(site, src, at(label));
      const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
      expect({ src, sizes: `${width}x${height}`, format, hasAlpha }).toEqual({
        src,
        sizes,
        format: 'png',
        hasAlpha: false,
      });
      expect(headers['content-type']).toBe('image/png');
    }
    const ico = await request(site, '/favicon.ico', at(label));
    expect([ico.status, ico.headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect([...ico.bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    // The place and length of each picture in it.
    for (const [index, size] of [16, 32, 48].entries()) {
      const [length, offset] = [14, 18].map((field) => ico.bytes.readUInt32LE(index * 16 + field)) as [number, number];
      expect((await sharp(ico.bytes.subarray(offset, offset + length)).metadata()).width).toBe(size);
    }
  }
});

test('[SEO-04] security.txt names a person and a day on which it ends; llms.txt says who the clinic is', async () => {
  for (const label of hosts) {
    const { headers, text } = await request(site, '/.well-known/security.txt', at(label));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^Contact: mailto:hello@saltbush\.example/m);
    expect(text).toMatch(/^Canonical: https:\/\/saltbush\.example\/\.well-known\/security\.txt$/m);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  }
  const { text } = await request(site, '/llms.txt', at(''));
  expect(text).toMatch(/^# Saltbush Telehealth\n\n> /);
  expect(text).toContain('not an emergency service');
  const addresses = [...text.matchAll(/\]\(https:\/\/saltbush\.example(\/[^)]*)\)/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(20);
  for (const path of addresses) expect((await request(site, path)).status, path).toBe(200);
});

test('[SEO-04] the main site links its topical sub-sites on its own host', async () => {
  const topicsIn = (html: string) => /<nav[^>]*topics-title[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  const linked = async (path: string, host: string) =>
    [...topicsIn((await request(site, path, { host })).text).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(await linked('/sleep-recovery-optimisation', 'saltbush.example')).toContain('https://sleep.saltbush.example/');
  expect(await linked('/nutrition-meal-planning', `localhost:${site.port}`)).toContain(
    `http://food.localhost:${site.port}/`,
  );
  expect(landingLabels).toEqual(expect.arrayContaining(['sleep', 'food']));
});

test('[SEO-01] a sitemap’s dates come from front matter, then version control, never from a file’s time', async () => {
  const shown = async (on: ReachableSite) =>
    new Map(
      [...(await request(on, '/sitemap.xml')).text.matchAll(/example([^<]*)<\/loc>(?:<lastmod>(.*?)<)?/g)].map(
        ([, path, day]) => [path, day],
      ),
    );
  const committed = (file: string) =>
    spawnSync('git', ['log', '-1', '--format=%cs', '--', file], { encoding: 'utf8' }).stdout?.trim();
  const own = await shown(site);
  expect(own.get('/privacy')).toBe('2025-01-12');
  if (own.get('/weight-loss-clinic-perth'))
    expect(Date.parse(own.get('/weight-loss-clinic-perth') ?? '')).toBeLessThanOrEqual(
      Date.parse(committed('content/cities/perth.yaml')),
    );
  const folder = contentFolder();
  utimesSync(join(folder.path, 'home.yaml'), 0, Date.parse('2001-02-03') / 1000);
  const other = await startSite({ CONTENT_DIR: folder.path });
  try {
    const dates = await shown(other);
    expect(dates.get('/terms')).toBe('2026-08-31');
    expect(dates.has('/')).toBe(true);
    expect(dates.get('/')).toBeUndefined();
  } finally {
    await other.stop();
  }
});
