import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/command.ts';
import { halves } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let folder = '';
let old: Server;
let host = '';
/** The requests that the other host received. */
let requested: string[] = [];
let picture = Buffer.of();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-pictures-'));
  picture = await halves(32, 16).png().toBuffer();
  const mislabelled = 'text/html; charset=utf-8';
  old = createServer(({ url = '' }, response) => {
    requested.push(url);
    const png = { 'content-type': 'image/png' };
    if (/^\/(?:a|b|rel)\.png$/.test(url)) response.writeHead(200, png).end(picture);
    else if (url === '/moved.png') response.writeHead(302, { location: '/a.png?again' }).end();
    else if (url === '/a.png?again') response.writeHead(200, png).end(picture);
    else if (url === '/inside.png') response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
    else if (url === '/file.png') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/round.png') response.writeHead(302, { location: '/round.png' }).end();
    else if (url === '/page.png') response.writeHead(200, { 'content-type': mislabelled }).end('<p>Not here</p>');
    else if (url === '/words.png') response.writeHead(200, png).end('These are words.');
    else if (url === '/half.png') response.writeHead(200, png).end(picture.subarray(0, 60));
    else if (url === '/large.png') response.writeHead(200, png).end(Buffer.alloc(15 * 1024 * 1024 + 1));
    else if (url === '/torn.png') {
      response.writeHead(200, { ...png, 'content-length': 1000 }).write('x', () => response.destroy());
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(old.address() as AddressInfo).port}`;
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  old.close();
  rmSync(folder, { recursive: true, force: true });
});

async function command(name: string, values: string[], settings: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runCommand(name, values, { INIT_CWD: folder, DATA_DIR: site.dataDir, ...settings });
  expect(code, output).toBe(0);
  return output;
}

const shown = async (slug: string) => (await request(site, `/blog/${slug}`)).text;
const ownPicture = /\/storage\/v1\/object\/public\/blog-images\/blog-\d+\.jpg/;
const markdown = (addresses: readonly string[]) => addresses.map((address) => `![x](${address})`).join('\n\n');

/** Addresses that the other host cannot serve, each with its message. */
const missing = [
  ['gone', 'the host answers 404'],
  ['page', 'there is no picture there'],
  ['words', 'what is there is no picture'],
  ['half', 'it is damaged or not whole'],
  ['large', 'it is larger than 15 MB'],
  ['torn', 'the connection fails (ECONNRESET)'],
  ['round', 'it leads from address to address'],
  ['inside', 'the host is not on the open internet'],
  ['file', 'this is no address of the web'],
] as const;

/** Addresses of this machine and its network, and others that are never requested, in every spelling. */
const closed = (port: string) => [
  `http://localhost:${port}/a.png`,
  'http://localhost/a.png',
  'http://127.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f000001/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://user:word@example.org/a.png',
  'https://example.org:22/a.png',
];

/** Text that is no address. It must not prevent the import of other posts' pictures. */
const mistyped = ['http://', 'http://example.org:99999/a.png', 'http://[x]/a.png'];

describe('[TRUST-01] pictures of other hosts', () => {
  let closedOnes: string[] = [];
  beforeAll(async () => {
    closedOnes = closed(host.split(':')[1] ?? '');
    const at = (name: string) => `http://${host}/${name}.png`;
    const posts = [
      { slug: 'mistyped', content: markdown([...mistyped, '//127.0.0.1/a.png']) },
      { slug: 'two', content: `![A bay](${at('a')} "At dawn")\n\nText.`, featured_image: at('b') },
      { slug: 'again', content: `Words ![](${at('a')}) and ![Moved](${at('moved')})` },
      { slug: 'ghost', content: '![Here](/rel.png) ![There](/none.png)' },
      { slug: 'missing', content: markdown([...missing.map(([name]) => at(name)), at('a')]) },
      { slug: 'closed', content: markdown(closedOnes) },
    ].map((post) => ({ title: post.slug, published: true, updated_at: '2021-05-06', ...post }));
    writeFileSync(join(folder, 'posts.json'), JSON.stringify(posts));
    const said = await command('import', ['posts.json', '--publish']);
    expect(said).toContain(
      `${4 + 10 + closedOnes.length + mistyped.length + 1} pictures in them on other hosts: npm run fetch-pictures`,
    );
  });

  test('stay there until they are requested: a reader’s browser contacts no other host', async () => {
    const text = await shown('two');
    expect(text).not.toMatch(/<img[^>]*src="http:/);
    expect(text).toContain(`<a href="http://${host}/a.png" target="_blank" rel="noopener noreferrer">A bay`);
    expect(requested).toEqual([]);
  });

  test('on this machine or its network are not requested, however the address is written', async () => {
    const said = await command('fetch-pictures', []);
    expect(said).toMatch(/^Fetched 0 pictures; changed 0 posts\.\n/);
    const refused = /in 'closed': (?:the host is not on the open internet|its port is none|the address holds)/g;
    for (const address of closedOnes) expect(said).toContain(`  ${address} in 'closed':`);
    for (const address of mistyped) expect(said).toContain(`  ${address} in 'mistyped': this is no address\n`);
    expect(said).toContain("  //127.0.0.1/a.png in 'mistyped': the host is not on the open internet\n");
    expect(said.match(refused)).toHaveLength(closedOnes.length);
    expect(requested).toEqual([]);
  });

  test('come into the store on request, each once; what cannot be had is listed with the reason and stays', async () => {
    const said = await command('fetch-pictures', [`http://${host}`], { PICTURE_HOSTS: host });
    expect(said).toMatch(/^Fetched 4 pictures; changed 4 posts\.\n24 pictures could not be had:\n/);
    expect(requested.filter((path) => path === '/a.png')).toHaveLength(1);
    expect(said).toContain("  /none.png in 'ghost': the host answers 404\n");
    for (const [name, why] of missing) expect(said).toContain(`  http://${host}/${name}.png in 'missing': ${why}\n`);
    const text = await shown('two');
    expect(text).not.toContain(host);
    expect(text).toMatch(/<figure><picture>.*?<img [^>]*alt="A bay"[^>]*><\/picture><figcaption>At dawn<\/figcaption>/);
    const [address = ''] = ownPicture.exec(text) ?? [];
    expect((await request(site, address)).headers['content-type']).toBe('image/jpeg');
    for (const slug of ['again', 'ghost', 'missing']) expect(await shown(slug)).toMatch(ownPicture);
    expect(await shown('missing')).toContain(`href="http://${host}/gone.png"`);
    // Nothing that readers see was changed.
    expect(text).toContain('"dateModified":"2021-05-06');
  });

  test('an old site that is no address is answered with what to write', async () => {
    const { code, output } = await runCommand('fetch-pictures', ['http://[x]'], { DATA_DIR: site.dataDir });
    expect([code, output]).toEqual([2, expect.stringContaining('npm run fetch-pictures -- https://old.example')]);
  });

  test('are requested again only if they are missing', async () => {
    requested = [];
    const said = await command('fetch-pictures', [], { PICTURE_HOSTS: host });
    expect(said).toMatch(/^Fetched 0 pictures; changed 0 posts\.\n23 pictures could not be had:\n/);
    expect(requested).not.toContain('/a.png');
    expect(requested).toContain('/gone.png');
  });
});

describe('[TRUST-01] the data that an import preserves', () => {
  test('bylines, tables with their captions, and captions of pictures, once however often it is repeated', async () => {
    const content = `<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Hour</th><th style="text-align:right">Sleep</th></tr></thead>
      <tbody><tr><td>One</td><td>x | y<br>z</td></tr></tbody></table><figcaption>By the hour</figcaption></figure><!-- /wp:table -->
      <figure class="wp-block-image"><img src="/wp-content/a.png" alt="A bay"/><figcaption>Seen at dawn</figcaption></figure>`;
    const file = `<?xml version="1.0"?><rss version="2.0"><channel><link>http://${host}</link>
      <wp:author><wp:author_login>jd</wp:author_login><wp:author_display_name>Dr Jo Doe</wp:author_display_name></wp:author>
      <item><title>Kept</title><guid>http://${host}/?p=1</guid><dc:creator>jd</dc:creator><wp:post_name>kept</wp:post_name><wp:post_type>post</wp:post_type>
      <wp:status>publish</wp:status><wp:post_password></wp:post_password><wp:post_date_gmt>2021-02-03 04:05:06</wp:post_date_gmt>
      <content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;
    writeFileSync(join(folder, 'blog.xml'), file);
    expect(await command('import', ['blog.xml', '--publish'])).toContain('Imported 1 of 1 posts.');
    expect(await command('import', ['blog.xml'])).toContain('Imported 0 of 1 posts.');
    const text = await shown('kept');
    expect(text).toContain('Dr Jo Doe');
    expect(text).not.toContain('>jd<');
    expect(text).toContain(
      '<div class="table-box" role="group" aria-label="By the hour" tabindex="0"><table>\n<caption>By the hour</caption>',
    );
    expect(text).toContain('<th scope="col">Hour</th>');
    expect(text).toContain('<td>x | y; z</td>');
    expect(text).toContain(`<a href="http://${host}/wp-content/a.png"`);
  });
});
