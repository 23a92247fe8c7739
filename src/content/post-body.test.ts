import { describe, expect, test } from 'vitest';
import { renderPostBody } from './post-body.ts';

const html = (source: string) => renderPostBody(source).html;

describe('[BLOG-04] the text of a post', () => {
  test('plain text: blank lines make paragraphs, and nothing else does', () => {
    expect(html('One line\nand its end.\n\n    Set in by a typist.\n\n\n\nThree.')).toBe(
      '<p>One line\nand its end.</p>\n<p>Set in by a typist.</p>\n<p>Three.</p>',
    );
  });

  test('headings, lists, emphasis and quotes', () => {
    expect(html('## Sleep\n\n- one\n- *two*\n\n1. **three**\n\n> four')).toBe(
      [
        '<h2 id="h-sleep">Sleep</h2>',
        '<ul>\n<li>one</li>\n<li><em>two</em></li>\n</ul>',
        '<ol>\n<li><strong>three</strong></li>\n</ol>',
        '<blockquote>\n<p>four</p>\n</blockquote>',
      ].join('\n'),
    );
  });

  test('raw HTML is shown as text', () => {
    expect(html('<script>alert(1)</script>\n\nA <b onclick="x">b</b>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>A &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>',
    );
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    '//other.example/x',
    '/\\other.example',
    'blob:x',
    'faq',
  ])('a link to %s stays text, or stays here', (address) => {
    const shown = html(`[words](<${address}>)\n\n<${address}>`);
    for (const [, href = ''] of shown.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^\/[^/\\]/);
    expect(shown).toContain('words');
  });

  test('a link elsewhere opens a tab that learns nothing; a link here does not', () => {
    expect(html('[away](https://x.example/)')).toBe(
      '<p><a href="https://x.example/" target="_blank" rel="noopener noreferrer">away<span class="sr-only"> (opens in a new tab)</span></a></p>',
    );
    expect(html('[faq](/faq) [call](tel:000) [mail](mailto:a@b.example)')).toBe(
      '<p><a href="/faq">faq</a> <a href="tel:000">call</a> <a href="mailto:a@b.example">mail</a></p>',
    );
  });

  test.each([
    ['## A\n\n### B\n\n## C', ['h2', 'h3', 'h2']],
    ['# A\n\n# B', ['h2', 'h2']],
    ['### A\n\n###### B\n\n# C', ['h2', 'h3', 'h2']],
    ['# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F', ['h2', 'h3', 'h4', 'h5', 'h6', 'h6']],
  ])('%j: the title is level 1, and no level is left out', (source, tags) => {
    expect([...html(source).matchAll(/<(h\d) id/g)].map(([, tag]) => tag)).toEqual(tags);
    expect([...html(source).matchAll(/<\/(h\d)>/g)].map(([, tag]) => tag)).toEqual(tags);
  });

  test('headings of the same words have ids of their own, none of them the page’s', () => {
    expect([...html('## Content\n\n## Content\n\n## 日').matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'h-content',
      'h-content-2',
      'h-part',
    ]);
  });

  test('a link to a heading finds it', () => {
    expect(html('## What helps\n\n[there](#what-helps) [nowhere](#x)')).toContain(
      '<a href="#h-what-helps">there</a> <a href="#x">nowhere</a>',
    );
  });

  const picture = '/storage/v1/object/public/blog-images/blog-1763700000000.jpg';

  test('pictures come from the own store; of any other only its words stay', () => {
    expect(html(`![A "bay"](${picture})`)).toBe(
      `<p><img src="${picture}" alt="A &quot;bay&quot;" loading="lazy" decoding="async"></p>`,
    );
    for (const address of [
      `https://x.example${picture}`,
      `${picture}?x`,
      `${picture}/../../x`,
      '/art/mark.svg',
      `/${picture}`,
    ])
      expect(html(`![words](${address})`)).not.toContain('<img');
    expect(html('![words](/art/mark.svg)')).toBe('<p>words</p>');
  });

  test('a picture whose size is known keeps its place', () => {
    const pictures = new Map([
      [picture, { width: 960, height: 640, sources: [{ type: 'image/avif', srcSet: '/a.avif 480w' }] }],
    ]);
    expect(renderPostBody(`![A bay](${picture})`, { pictures }).html).toBe(
      `<p><picture><source type="image/avif" srcset="/a.avif 480w" sizes="(min-width: 48rem) 680px, 100vw"><img src="${picture}" alt="A bay" width="960" height="640" loading="lazy" decoding="async"></picture></p>`,
    );
  });

  test('tables: a caption, heads where there are words, sides by class, and never an element of their own', () => {
    const shown = html(
      'Table: By *hour*\n\n| | a | <b>x</b> |\n|---|--:|:-:|\n| 1 \\| 2 | [y](javascript:x) | **z** |',
    );
    expect(shown).toBe(
      [
        '<div class="table-box" role="group" aria-label="By hour" tabindex="0"><table>',
        '<caption>By <em>hour</em></caption>',
        '<thead>',
        '<tr>',
        '<td></td>',
        '<th class="cell-right" scope="col">a</th>',
        '<th class="cell-center" scope="col">&lt;b&gt;x&lt;/b&gt;</th>',
        '</tr>',
        '</thead>',
        '<tbody>',
        '<tr>',
        '<td>1 | 2</td>',
        '<td class="cell-right">[y](javascript:x)</td>',
        '<td class="cell-center"><strong>z</strong></td>',
        '</tr>',
        '</tbody>',
        '</table></div>',
      ].join('\n'),
    );
    expect(html('| | |\n|-|-|\n| a | b |')).not.toContain('thead');
    expect(html('Table: words\n\nof no table')).toContain('<p>Table: words</p>');
    expect(html('| a"> |\n|-|\n\nTable: a"b\n| c |\n|-|')).toContain('aria-label="a&quot;b"');
  });

  test('a picture alone with words behind its address has a caption; of another host it is a link', () => {
    expect(html(`![A bay](${picture} "At <dawn>")`)).toBe(
      `<figure><img src="${picture}" alt="A bay" loading="lazy" decoding="async"><figcaption>At &lt;dawn&gt;</figcaption></figure>`,
    );
    expect(html(`Text ![A bay](${picture} "At dawn")`)).not.toContain('figure');
    expect(html('[![b "y"](https://x.example/b.jpg)](/faq) ![](https://x.example/a.jpg "c")')).toBe(
      '<p><a href="/faq">b &quot;y&quot;</a> <a href="https://x.example/a.jpg" target="_blank" rel="noopener noreferrer">Picture<span class="sr-only"> (opens in a new tab)</span></a></p>',
    );
  });

  test('outside the site, addresses are whole', () => {
    const { html: fed } = renderPostBody(
      '## A\n\n[f](/faq) [a](#a) ![p](/storage/v1/object/public/blog-images/blog-1763700000000.jpg)',
      {
        address: 'https://clinic.example/blog/x',
      },
    );
    expect(fed).toContain('href="https://clinic.example/faq"');
    expect(fed).toContain('href="https://clinic.example/blog/x#h-a"');
    expect(fed).toContain('src="https://clinic.example/storage/v1/');
  });

  test('a table of contents past three headings', () => {
    expect(renderPostBody('## A\n\n## B\n\n### C').contents).toEqual([]);
    expect(renderPostBody('## A\n\n## *B* b\n\n### C\n\n#### D').contents).toEqual([
      { id: 'h-a', text: 'A', level: 2 },
      { id: 'h-b-b', text: 'B b', level: 2 },
      { id: 'h-c', text: 'C', level: 3 },
    ]);
  });
});
