import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdata, importsInto, item, lineOf, meta, wxr } from '#tests/support/exports.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
const { end, imported, publicOnes } = importsInto(() => site);
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  end();
});

describe('[TRUST-01] an import publishes only posts that were clearly public', () => {
  test('WordPress: passwords, states, parts for members and days to come', async () => {
    const open = [
      item('wp-open', 'publish', meta('_jetpack_newsletter_access', 'everybody') + meta('_edit_last', '1')),
      item('wp-plain', 'publish', '', '<!-- wp:paragraph --><p>Our [member](x) of staff.</p><!-- /wp:paragraph -->'),
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
      item('wp-block', 'publish', '', '<!-- wp:jetpack/subscriptions /--><p>Words.</p>'),
    ];
    const rest = [
      item('wp-bin', 'trash'),
      item('wp-page', 'publish').replace(cdata('post'), cdata('page')),
      item('wp-reusable', 'publish').replace(cdata('post'), cdata('wp_block')),
    ];
    const said = await imported(
      'blog.xml',
      `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
        ${[...open, ...held, ...rest].join('')}</channel></rss>`,
    );
    const slugs = [...open, ...held, ...rest].map((text) => /<title>([^<]+)/.exec(text)?.[1] ?? '');
    expect(await publicOnes(slugs)).toEqual(['wp-open', 'wp-plain']);
    expect(said).toContain('Imported 19 of 19 posts.');
    expect(said).toContain('17 of them are drafts');
    expect(said).toMatch(/^ *3 .*password/m);
    expect(said).toMatch(/^ *1 .*private/m);
    expect(said).toMatch(/^ *2 .*date .*come/m);
    expect(said).toMatch(/^ *5 .*members/m);
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
    ].map((record) => ({ ...record, slug: `${ending}-${record.slug}`, title: record.slug, content: 'Words.' }));
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

describe('[TRUST-14] an import publishes only on request, and only what is understood', () => {
  test('without the flag everything is a draft', async () => {
    const said = await imported(
      'plain.json',
      JSON.stringify([{ title: 'Plain', slug: 'plain', content: 'Words.', published: true }]),
      [],
    );
    expect(said).toContain('1 of them is a draft');
    expect(await publicOnes(['plain'])).toEqual([]);
  });

  test('WordPress: unknown plugin settings, labels and parts are named', async () => {
    const keys: Record<string, string> = {
      patreon: 'patreon-level',
      'wp-members': '_wpmem_block',
      restrict: 'rcp_user_level',
      passster: 'passster_activate_protection',
      groups: 'groups-read',
      steady: '_steady_paywall',
      strange: '_some_plugin_of_tomorrow',
    };
    const held = Object.entries(keys).map(([name, key]) => item(`meta-${name}`, 'publish', meta(key, '1')));
    const open = item('meta-open', 'publish', meta('_edit_last', '1') + meta('_yoast_wpseo_metadesc', 'Short.'));
    const label = item('meta-label', 'publish', `<category domain="membership">${cdata('Gold')}</category>`);
    const part = item('meta-part', 'publish', `<wp:audience>${cdata('staff')}</wp:audience>`);
    const silent = item('meta-silent', 'publish').replace(/<wp:post_password>.*<\/wp:post_password>/, '');
    const said = await imported('plugins.xml', wxr([...held, open, label, part, silent]));
    const slugs = [...Object.keys(keys), 'open', 'label', 'part', 'silent'].map((name) => `meta-${name}`);
    expect(await publicOnes(slugs)).toEqual(['meta-open']);
    for (const slug of slugs.filter((name) => name !== 'meta-open')) expect(lineOf(said, slug)).not.toBe('');
    expect(lineOf(said, 'meta-strange')).toContain('_some_plugin_of_tomorrow');
    expect(lineOf(said, 'meta-label')).toContain('membership');
    expect(lineOf(said, 'meta-silent')).toContain('password');
  });

  test('a list: columns that limit, permit or date, and unknown columns', async () => {
    const columns: Record<string, string> = {
      access_level: 'gold',
      premium: 'true',
      restricted: '1',
      login_required: 'yes',
      approved: 'false',
      embargo: '2199-01-01',
      embargo_until: 'some day',
      expires_at: '2001-01-01',
      expired: 'true',
      is_public: '',
      rota: 'Tuesday',
    };
    const records = Object.entries(columns).map(([name, value]) => ({ title: `c-${name}`, [name]: value }));
    const open = {
      title: 'c-open',
      approved: 'true',
      embargo: '2001-01-01',
      expires_at: '2199-01-01',
      premium: '0',
      views: '7',
    };
    const all = [...records, open].map((record) => ({
      ...record,
      slug: record.title.replaceAll('_', '-'),
      content: 'Words.',
      published: true,
    }));
    const said = await imported('columns.json', JSON.stringify(all));
    expect(await publicOnes(all.map(({ slug }) => slug))).toEqual(['c-open']);
    for (const { title } of records) expect(lineOf(said, title)).not.toBe('');
    expect(lineOf(said, 'c-rota')).toContain('rota');
  });

  test('what the advertising check stops at is a draft, with the passage', async () => {
    const content = 'Semaglutide is a guaranteed cure for obesity.';
    const said = await imported(
      'claims.json',
      JSON.stringify([{ title: 'Claims', slug: 'claims', content, published: true }]),
    );
    expect(await publicOnes(['claims'])).toEqual([]);
    expect(lineOf(said, 'Claims')).toMatch(/advertising check stops at '.*(?:emaglutide|cure)/);
  });

  test('omitted parts of a text are reported by post', async () => {
    const parts: [string, string, string][] = [
      ['video', '<p>See</p><iframe src="https://video.example/1"></iframe>', 'an embedded page'],
      ['form', '<p>Ask</p>[contact-form-7 id="3"]', 'contact-form-7'],
      [
        'merged',
        '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></table>',
        'several columns or rows',
      ],
      ['hidden', '<p>Open</p><p style="display:none">Hidden</p>', 'hidden'],
      ['letters', '<ol type="a"><li>One</li></ol>', 'counted by letters'],
      ['raised', '<p>V<sub>max</sub></p>', 'lowered text (max)'],
      ['empty', '', 'no text was found'],
    ];
    const said = await imported(
      'parts.xml',
      wxr(parts.map(([name, html]) => item(`part-${name}`, 'publish', '', html))),
    );
    expect(await publicOnes(parts.map(([name]) => `part-${name}`))).toEqual([]);
    for (const [name, , words] of parts) expect(lineOf(said, `part-${name}`)).toContain(words);
  });
});
