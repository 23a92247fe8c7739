import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ImportedPost } from '../blog/post-store.ts';
import { readImportFile } from './read-posts.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-posts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(name: string, text: string): Promise<ImportedPost[]> {
  const file = join(folder, name);
  writeFileSync(file, text);
  const posts: ImportedPost[] = [];
  for await (const post of await readImportFile(file)) posts.push(post);
  return posts;
}

const wxr = (items: string, head = '') => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- made by WordPress -->${head}
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>${items}</channel></rss>`;

const item = (parts: string) => `<item><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <wp:post_date_gmt>2021-02-03 04:05:06</wp:post_date_gmt><wp:post_password></wp:post_password>${parts}</item>`;

const holding = (html: string) => wxr(item(`<content:encoded><![CDATA[${html}]]></content:encoded>`));

test('WordPress: text, dates, category, tags, picture and excerpt', async () => {
  const posts = await read(
    'blog.xml',
    wxr(`
      ${item(`<title>Sleep &amp; &#8220;rest&#8221;</title><wp:post_name>sleep-rest</wp:post_name><dc:creator><![CDATA[ann]]></dc:creator>
        <wp:post_modified_gmt>2022-01-01 00:00:00</wp:post_modified_gmt><wp:is_sticky>1</wp:is_sticky>
        <content:encoded><![CDATA[<!-- wp:paragraph --><p>Text with <!DOCTYPE html> in it &amp; more.</p>]]></content:encoded>
        <excerpt:encoded><![CDATA[]]></excerpt:encoded>
        <category domain="category" nicename="sleep"><![CDATA[Sleep]]></category>
        <category domain="category" nicename="news"><![CDATA[News]]></category>
        <category domain="post_tag" nicename="night"><![CDATA[Night]]></category>
        <wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[7]]></wp:meta_value></wp:postmeta>
        <wp:postmeta><wp:meta_key><![CDATA[_yoast_wpseo_metadesc]]></wp:meta_key><wp:meta_value><![CDATA[Short.]]></wp:meta_value></wp:postmeta>`)}
      <item><title>A draft</title><wp:post_type>post</wp:post_type><wp:status>draft</wp:status><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_date>2023-05-06 07:08:09</wp:post_date><content:encoded>x</content:encoded></item>
      <item><title>Undated</title><wp:post_type>post</wp:post_type><wp:status>draft</wp:status><wp:post_date>0000-00-00 00:00:00</wp:post_date><pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate></item>
      <item><title>A page</title><wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>
      <item><title>Gone</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status></item>
      <item><title>Picture</title><wp:post_type>attachment</wp:post_type><wp:post_id>7</wp:post_id><wp:attachment_url>https://old.example/a.jpg</wp:attachment_url></item>`),
  );
  expect(posts).toHaveLength(3);
  expect(posts[0]).toMatchObject({
    title: 'Sleep & “rest”',
    slug: 'sleep-rest',
    author: 'ann',
    category: 'Sleep',
    tags: ['Night', 'News'],
    featured: true,
    published: true,
    featuredImage: 'https://old.example/a.jpg',
    metaDescription: 'Short.',
    createdAt: '2021-02-03T04:05:06.000Z',
    updatedAt: '2022-01-01T00:00:00.000Z',
  });
  expect(posts[0]?.content).toContain('& more.');
  expect(posts[0]?.excerpt).toContain('Text with');
  expect(posts[1]).toMatchObject({
    title: 'A draft',
    published: false,
    slug: '',
    createdAt: '2023-05-06T07:08:09.000Z',
  });
});

test.each([
  [
    'words that grow a million times',
    `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`,
  ],
  ['files of this machine', `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>`],
])('WordPress: a file that defines %s is refused', async (_name, head) => {
  await expect(read('evil.xml', wxr(item('<title>&c;&x;</title>'), head))).rejects.toThrow(
    'The file defines entities of its own, which no WordPress export does. Nothing was imported.',
  );
});

test('WordPress: entities hidden in an attribute are refused by the parser', async () => {
  const hidden = '<a b="<!--"/><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">]>';
  await expect(read('shadow.xml', wxr(`${hidden}${item('<title>&a;</title>')}`))).rejects.toThrow(
    'Nothing was imported.',
  );
});

test.each([
  ['comments that never end', wxr('<!--'.repeat(200_000))],
  ['texts that never end', wxr('<![CDATA['.repeat(200_000))],
  ['signs before a mark', holding(`<b>${'.'.repeat(150_000)}a</b>b`.repeat(2))],
  ['quotes in quotes', holding('<blockquote>a'.repeat(15_000))],
  ['lists in lists', holding('<ul><li>a'.repeat(15_000))],
  ['cells over others', holding(`<table>${'<tr><td colspan="50" rowspan="50">aaaaaaaa'.repeat(25_000)}</table>`)],
  ['rows below a wide one', holding(`<table><tr>${'<td>aaaa'.repeat(20_000)}${'<tr><td>aaaa'.repeat(30_000)}</table>`)],
])('[TRUST-03] WordPress: a file of %s is read as long as it is, and no longer', async (_name, text) => {
  const before = process.cpuUsage();
  await expect(read('heavy.xml', text)).rejects.toThrow('Nothing was imported.');
  // Quadratic growth took minutes, or gigabytes.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});

test('WordPress: a file that is no export is reported', async () => {
  await expect(read('other.xml', '<feed></feed>')).rejects.toThrow('it has no channel');
});

test('Ghost: html, first tag as category, authors, draft and page', async () => {
  const [post, draft, ...others] = await read(
    'ghost.json',
    JSON.stringify({
      db: [
        {
          data: {
            posts: [
              {
                id: '1',
                title: 'One',
                slug: 'one',
                html: '<p>Hello <b>you</b></p>',
                status: 'published',
                featured: 1,
                feature_image: '__GHOST_URL__/content/a.jpg',
                published_at: '2020-01-02T03:04:05.000Z',
                created_at: '2019-01-01T00:00:00.000Z',
                updated_at: '2021-01-01T00:00:00.000Z',
                type: 'post',
              },
              {
                id: '2',
                title: 'Two',
                slug: 'two',
                html: null,
                plaintext: 'Plain',
                status: 'draft',
                created_at: '2019-01-01T00:00:00.000Z',
                type: 'post',
              },
              { id: '3', title: 'About', slug: 'about', html: '<p>x</p>', status: 'published', type: 'page' },
            ],
            tags: [
              { id: 't1', name: 'Sleep' },
              { id: 't2', name: 'Night' },
              { id: 't3', name: '#internal' },
            ],
            posts_tags: [
              { post_id: '1', tag_id: 't2', sort_order: 2 },
              { post_id: '1', tag_id: 't3', sort_order: 0 },
              { post_id: '1', tag_id: 't1', sort_order: 1 },
            ],
            users: [{ id: 'u', name: 'Ann' }],
            posts_authors: [{ post_id: '1', author_id: 'u' }],
            posts_meta: [{ post_id: '1', meta_description: 'Meta', feature_image_alt: 'A beach' }],
          },
        },
      ],
    }),
  );
  expect(others).toEqual([]);
  expect(post).toMatchObject({
    title: 'One',
    slug: 'one',
    content: 'Hello **you**',
    excerpt: 'Hello you',
    category: 'Sleep',
    tags: ['Night'],
    author: 'Ann',
    featured: true,
    published: true,
    featuredImage: '/content/a.jpg',
    featuredImageAlt: 'A beach',
    metaDescription: 'Meta',
    createdAt: '2020-01-02T03:04:05.000Z',
    updatedAt: '2021-01-01T00:00:00.000Z',
  });
  expect(draft).toMatchObject({ content: 'Plain', published: false });
});

test('CSV: columns in any order and spelling, with flags, lists and dates of other programs', async () => {
  const posts = await read(
    'posts.csv',
    '\ufeffSlug,Title,content,Featured Image,published,tags,created_at,unknown\r\n' +
      'one,"A ""title"", with comma","Line one\r\n\r\nLine two",https://x.example/a.jpg,TRUE,"a, b,, a",2024-03-04 05:06:07+10:00,x\r\n' +
      ',Two,,,,"{c,""d, e""}",,\r\n' +
      ',Three,,,0,"[""f""]",,\r\n',
  );
  expect(posts[0]).toMatchObject({
    slug: 'one',
    title: 'A "title", with comma',
    content: 'Line one\r\n\r\nLine two',
    featuredImage: 'https://x.example/a.jpg',
    published: true,
    tags: ['a', 'b'],
    createdAt: '2024-03-03T19:06:07.000Z',
    updatedAt: '2024-03-03T19:06:07.000Z',
  });
  expect(posts[1]).toMatchObject({ slug: '', published: false, tags: ['c', 'd, e'], featuredImage: null });
  expect(posts[2]?.tags).toEqual(['f']);
});

test.each([
  ['a.csv', 'name,text\nx,y\n', 'The first line of the file has to name the columns, title among them.'],
  ['a.csv', 'title,published\none,true\n,true\n', 'Row 3: title is missing.'],
  ['a.csv', 'title,published\none,perhaps\n', 'Row 2: published has to be true or false.'],
  ['a.csv', 'title,created_at\none,yesterday\n', 'Row 2: created_at has to be a date such as'],
  ['a.csv', 'title\n\u200b\n', 'Row 2: title is missing.'],
  ['a.xml', '<rss><channel><item>', 'The file ends too early: it was cut off.'],
  ['a.csv', 'title,slug\n"one,two\n', 'The file is no CSV that can be read'],
  ['a.json', '{"posts": 3}', 'The file holds no list of posts.'],
  ['a.json', '[{"title": "x"', 'The file is not JSON that can be read.'],
  ['a.json', '[{"title": "x"}, 5]', 'Post 2: this is no post.'],
  ['a.json', '[{"title": "x", "tags": [1]}]', 'Post 1: tags has to be a list of texts.'],
  ['a.json', '[\n{"title":"x"},\n', 'The file ends too early'],
  ['a.txt', 'x', 'The name of the file has to end in .csv, .json'],
])('%s holding %j is refused: %s', async (name, text, message) => {
  await expect(read(name, text)).rejects.toThrow(message);
});

test('[TRUST-01] WordPress: a byline is the author’s pen name, and a post has the same id at every import', async () => {
  const author = (parts: string) => `<wp:author>${parts}</wp:author>`;
  const text = wxr(
    author(
      '<wp:author_login>ann-admin</wp:author_login><wp:author_display_name><![CDATA[Ann O&#8217;Hara]]></wp:author_display_name>',
    ) +
      author(
        '<wp:author_login>bo</wp:author_login><wp:author_first_name>Bo</wp:author_first_name><wp:author_last_name>Li</wp:author_last_name>',
      ) +
      ['ann-admin', 'bo', 'gone']
        .map((login, index) =>
          item(
            `<title>T</title><dc:creator>${login}</dc:creator><guid isPermaLink="false">https://old.example/?p=${index}</guid>`,
          ),
        )
        .join(''),
  );
  const [first, again] = [await read('bylines.xml', text), await read('bylines.xml', text)];
  expect(first.map((post) => post.author)).toEqual(['Ann O’Hara', 'Bo Li', 'gone']);
  const ids = first.map(({ sourceId }) => sourceId);
  expect(new Set(ids).size).toBe(3);
  expect(again.map(({ sourceId }) => sourceId)).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});
