import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#tests/support/command.ts';
import { cdata, ghost, ghostPost, importsInto, item, lineOf, wxr } from '#tests/support/exports.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
const { bodyOf, end, folder, imported, publicOnes, run } = importsInto(() => site);
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  end();
});

describe('an imported post has the text of the original', () => {
  test('Ghost: bold in bold, and text in its editor’s format only', async () => {
    const lexical = JSON.stringify({
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'extended-text', text: 'Call ', format: 0 },
              { type: 'text', text: '000', format: 1 },
            ],
          },
          {
            type: 'list',
            listType: 'number',
            start: 3,
            children: [{ type: 'listitem', children: [{ type: 'text', text: 'Third' }] }],
          },
        ],
      },
    });
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      markups: [['em']],
      atoms: [['soft-return', '', {}]],
      cards: [['embed', {}]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, 'Para'],
            [1, [], 0, 0],
            [0, [], 0, 'words'],
          ],
        ],
        [10, 0],
      ],
    });
    const said = await imported(
      'editor.json',
      ghost([
        ghostPost('bold', {
          html: '<p>In an emergency call <b><strong>000</strong></b> now, <i><em>always</em></i>.</p>',
        }),
        ghostPost('lexical', { html: null, lexical }),
        ghostPost('mobiledoc', { html: null, mobiledoc }),
        ghostPost('gated', {
          html: null,
          lexical: lexical.replace('"format":0', '"visibility":{"web":{"nonMember":false}}'),
        }),
        ghostPost('no-words', { html: null }),
      ]),
    );
    expect(await publicOnes(['bold', 'lexical', 'mobiledoc', 'gated', 'no-words'])).toEqual(['bold']);
    expect(await bodyOf('bold')).toContain('call <strong>000</strong> now, <em>always</em>.');
    expect(lineOf(said, 'gated')).toContain('for members');
    expect(lineOf(said, 'mobiledoc')).toContain('card-embed');
    const { output } = await runCommand('export', ['all.json'], { INIT_CWD: folder, DATA_DIR: site.dataDir });
    expect(output).toContain('Exported');
    const all = JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')) as { slug: string; content: string }[];
    const contents = new Map(all.map(({ slug, content }) => [slug, content]));
    expect(contents.get('lexical')).toBe('Call **000**\n\n3. Third');
    expect(contents.get('mobiledoc')).toContain('*Para*  \nwords');
  });

  test('WordPress: raised, struck, coded and numbered text, terms, line ends and paragraphs', async () => {
    const classic =
      'Take the tablet with food.\n\n<p style="text-align: center;"><strong>Important</strong></p>\n\nDo not drive\nfor 24 hours.';
    const modern = `<p>150 × 10<sup>9</sup>/L, H<sub>2</sub>O, <s>two</s> one, <code>a*b</code></p><pre>one<br>two</pre>
      <dl><dt>Dose</dt><dd>10 mg</dd></dl><ol start="4"><li>Four</li></ol><p><b>Dose:</b>half</p>`;
    await imported('words.xml', wxr([item('classic', 'publish', '', classic), item('modern', 'publish', '', modern)]));
    const [before, after] = [await bodyOf('classic'), await bodyOf('modern')];
    expect(before).toContain(
      '<p>Take the tablet with food.</p>\n<p><strong>Important</strong></p>\n<p>Do not drive<br>\nfor 24 hours.</p>',
    );
    expect(after).toContain('150 × 10⁹/L, H₂O, <s>two</s> one, <code>a*b</code>');
    expect(after).toContain('<pre><code>one\ntwo\n</code></pre>');
    expect(after).toMatch(/<p><strong>Dose<\/strong><\/p>\s*<ul>\s*<li>10 mg<\/li>/);
    expect(after).toContain('<ol start="4">');
    expect(after).toContain('<strong>Dose</strong>:half');
  });

  test('WordPress: a file that was cut off is refused, wherever that was', async () => {
    const whole = wxr([
      item('cut-open', 'publish'),
      item('cut-secret', 'publish', `<wp:post_password>${cdata('x')}</wp:post_password>`),
    ]);
    for (const end of [
      whole.lastIndexOf('<wp:post_password>'),
      whole.lastIndexOf('</item>'),
      whole.lastIndexOf('</channel>'),
      whole.length - 2,
    ]) {
      const { code, output } = await run('cut.xml', whole.slice(0, end));
      expect([code, output]).toEqual([1, expect.stringContaining('Nothing was imported.')]);
    }
    expect(await publicOnes(['cut-open', 'cut-secret'])).toEqual([]);
  });

  test('WordPress: two posts that share a guid are two, at the next import too', async () => {
    const guid = (id: number) => `<guid>https://old.example/?p=568</guid><wp:post_id>${id}</wp:post_id>`;
    const text = wxr([item('twin-a', 'publish', guid(504)), item('twin-b', 'publish', guid(505))]);
    expect(await imported('twins.xml', text)).toContain('Imported 2 of 2 posts.');
    const again = await imported('twins.xml', text);
    expect(again).toContain('Imported 0 of 2 posts.');
    expect(again).toContain("  'twin-b'");
    expect(await publicOnes(['twin-a', 'twin-b'])).toEqual(['twin-a', 'twin-b']);
  });

  test('a list of Windows: its letters are read, and it is in doubt', async () => {
    const text = Buffer.from(
      'title,slug,content,published\r\nCaf\xe9 \x93smart\x94 \x96 dash,windows,Body\x92,true\r\nPlain,ascii,Words,true\r\n',
      'latin1',
    );
    const said = await imported('windows.csv', text);
    expect(lineOf(said, 'Café “smart” – dash')).toContain('Windows-1252');
    expect(await publicOnes(['windows', 'ascii'])).toEqual(['ascii']);
  });

  test('dates are of the clinic’s zone, days before months; a day that is none is in doubt', async () => {
    const rows = ['d1,02/03/2020', 'd2,2020-02-30', 'd3,2020-03-02 20:00:00', 'd4,2 March 2020', 'd5,25/12/2020'];
    const text = [
      'title,created_at,slug,content,published',
      ...rows.map((row) => `${row},date-${row.slice(0, 2)},x,true`),
      '',
    ].join('\n');
    // A machine in another time zone than the clinic.
    const output = await imported('dates.csv', text, ['--publish'], { TZ: 'America/New_York' });
    expect(await publicOnes(['date-d1', 'date-d2', 'date-d3', 'date-d4', 'date-d5'])).toEqual([
      'date-d3',
      'date-d4',
      'date-d5',
    ]);
    expect(lineOf(output, 'd1')).toContain('02/03/2020 was read as 2 March');
    expect(lineOf(output, 'd2')).toContain('2020-02-30 is on no calendar');
    expect(await bodyOf('date-d3')).toContain('2020-03-02T10:00:00.000Z');
    expect(await bodyOf('date-d4')).toContain('Mar 2, 2020');
    expect(await bodyOf('date-d5')).toContain('Dec 25, 2020');
  });

  test('a list that ends within a line: its last post is in doubt', async () => {
    const said = await imported(
      'ends.csv',
      'slug,published,title,content\nfirst-row,true,First row,Words\nlast-row,true,Last row,Wor',
    );
    expect(await publicOnes(['first-row', 'last-row'])).toEqual(['first-row']);
    expect(lineOf(said, 'Last row')).toContain('cut off');
  });
});
