import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/command.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Imports a file into the running site and answers what the command says. */
async function imported(name: string, text: string): Promise<string> {
  writeFileSync(join(folder, name), text);
  const { code, output } = await runCommand('import', [name], { INIT_CWD: folder, DATA_DIR: site.dataDir });
  expect(code, output).toBe(0);
  return output;
}

/** Which of these posts a visitor can read. */
async function publicOnes(slugs: readonly string[]): Promise<string[]> {
  const replies = await Promise.all(slugs.map((slug) => request(site, `/blog/${slug}`)));
  return slugs.filter((_, index) => replies[index]?.status === 200);
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

/** An item of a WordPress export, as WordPress writes it. */
function item(slug: string, status: string | null, parts = '', content = '<p>Words.</p>'): string {
  const kept = status === null ? '' : `<wp:status>${cdata(status)}</wp:status>`;
  return `<item><title>${slug}</title><wp:post_name>${slug}</wp:post_name><wp:post_type>${cdata('post')}</wp:post_type>${kept}
    <wp:post_date_gmt>2021-02-03 04:05:06</wp:post_date_gmt><content:encoded>${cdata(content)}</content:encoded>
    ${parts.includes('post_password') ? '' : `<wp:post_password>${cdata('')}</wp:post_password>`}${parts}</item>`;
}

describe('[TRUST-01] an import publishes only what was plainly public', () => {
  test('WordPress: passwords, states, parts for members and days to come', async () => {
    const open = [
      item('wp-open', 'publish', meta('_jetpack_newsletter_access', 'everybody') + meta('_edit_last', '1')),
      item('wp-plain', 'publish', '', '<!-- wp:jetpack/subscriptions /--><p>Our [member](x) of staff.</p>'),
    ];
    const held = [
      item('wp-password', 'publish', `<wp:post_password>${cdata('secret')}</wp:post_password>`),
      item('wp-password-spaces', 'publish', `<wp:post_password>${cdata(' ')}</wp:post_password>`),
      item('wp-password-number', 'publish', '<wp:post_password>0</wp:post_password>'),
      item('wp-private', 'private'),
      item('wp-pending', 'pending'),
      item('wp-draft', 'draft'),
      item('wp-future', 'future'),
      item('wp-inherit', 'inherit'),
      item('wp-unknown', 'members-only'),
      item('wp-capitals', 'PUBLISH'),
      item('wp-none', null),
      item('wp-newsletter', 'publish', meta('_jetpack_newsletter_access', 'paid_subscribers')),
      item('wp-role', 'publish', meta('_members_access_role', 'editor')),
      item('wp-premium', 'publish', '', '<!-- wp:premium-content/container --><p>Paid.</p>'),
      item('wp-shortcode', 'publish', '', '<p>[members_only]Paid.[/members_only]</p>'),
      item('wp-later', 'publish').replace('2021-02-03', '2199-02-03'),
    ];
    const rest = [
      item('wp-bin', 'trash'),
      item('wp-page', 'publish').replace(cdata('post'), cdata('page')),
      item('wp-block', 'publish').replace(cdata('post'), cdata('wp_block')),
    ];
    const said = await imported(
      'blog.xml',
      `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
        ${[...open, ...held, ...rest].join('')}</channel></rss>`,
    );
    const slugs = [...open, ...held, ...rest].map((text) => /<title>([^<]+)/.exec(text)?.[1] ?? '');
    expect(await publicOnes(slugs)).toEqual(['wp-open', 'wp-plain']);
    expect(said).toContain('Imported 18 of 18 posts.');
    expect(said).toContain('16 of them are drafts');
    expect(said).toMatch(/^ *3 .*password/m);
    expect(said).toMatch(/^ *1 .*private/m);
    expect(said).toMatch(/^ *2 .*date .*come/m);
    expect(said).toMatch(/^ *4 .*members/m);
    expect(said).toMatch(/^ *4 .*not known/m);
    expect(said).toContain('Passed over 2: 1 page, 1 in the bin.');
  });

  test('Ghost: who may read it, how it was sent, and a site that was private as a whole', async () => {
    const post = (slug: string, parts: object) => ({
      id: slug,
      title: slug,
      slug,
      html: '<p>Words.</p>',
      status: 'published',
      visibility: 'public',
      type: 'post',
      published_at: '2020-01-02T03:04:05.000Z',
      ...parts,
    });
    const posts = [
      post('gh-open', {}),
      post('gh-members', { visibility: 'members' }),
      post('gh-paid', { visibility: 'paid' }),
      post('gh-tiers', { visibility: 'tiers' }),
      post('gh-filter', { visibility: 'status:-free' }),
      post('gh-silent', { visibility: null }),
      post('gh-unsaid', { visibility: undefined }),
      post('gh-sent', { status: 'sent' }),
      post('gh-email', {}),
      post('gh-scheduled', { status: 'scheduled' }),
      post('gh-draft', { status: 'draft' }),
      post('gh-none', { status: undefined }),
      post('gh-later', { published_at: '2199-01-01T00:00:00.000Z' }),
      post('gh-gate', { html: '<p>Open.</p><!--kg-gated-block:begin nonMember:false --><p>Paid.</p>' }),
      post('gh-page', { type: 'page' }),
    ];
    const data = { posts, posts_meta: [{ post_id: 'gh-email', email_only: 1 }] };
    const said = await imported('ghost.json', JSON.stringify({ db: [{ data }] }));
    expect(await publicOnes(posts.map(({ slug }) => slug))).toEqual(['gh-open']);
    expect(said).toContain('Imported 14 of 14 posts.');
    expect(said).toContain('13 of them are drafts');
    expect(said).toContain('Passed over 1: 1 page.');

    const hidden = { posts: [post('gh-hidden', {})], settings: [{ key: 'is_private', value: 'true' }] };
    expect(await imported('hidden.json', JSON.stringify({ db: [{ data: hidden }] }))).toContain('1 of them is a draft');
    const old = { posts: [{ ...post('gh-old', {}), visibility: undefined }] };
    expect(await imported('old.json', JSON.stringify({ db: [{ data: old }] }))).toBe('Imported 1 of 1 posts.\n');
    expect(await publicOnes(['gh-hidden', 'gh-old'])).toEqual(['gh-old']);
  });

  test.each(['json', 'csv'])('a list in %s: published, and nothing beside it that says otherwise', async (ending) => {
    const records = [
      { slug: 'open', published: 'true', status: 'published', visibility: 'public', password: '', draft: 'false' },
      { slug: 'no', published: 'false' },
      { slug: 'unsaid', published: '' },
      { slug: 'status', published: 'true', status: 'scheduled' },
      { slug: 'visibility', published: 'true', visibility: 'members' },
      { slug: 'password', published: 'true', password: 'x' },
      { slug: 'draft', published: 'true', draft: 'true' },
      { slug: 'deleted', published: 'true', deletedAt: '2024-01-01' },
      { slug: 'later', published: 'true', created_at: '2199-01-01T00:00:00Z' },
    ].map((record) => ({ ...record, slug: `${ending}-${record.slug}`, title: record.slug }));
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const rows = records.map((record) =>
      columns.map((column) => (record as Record<string, string | undefined>)[column] ?? ''),
    );
    const text = ending === 'json' ? JSON.stringify(records) : [columns, ...rows].join('\n');
    const said = await imported(`list.${ending}`, text);
    expect(await publicOnes(records.map(({ slug }) => slug))).toEqual([`${ending}-open`]);
    expect(said).toContain('Imported 9 of 9 posts.');
    expect(said).toContain('8 of them are drafts');
  });
});
