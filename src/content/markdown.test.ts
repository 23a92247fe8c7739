import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf, renderMarkdown } from './markdown.ts';

const numbers = new Map([
  ['fees', 1],
  ['experience', 2],
]);
const render = (source: string) => renderMarkdown(source, (id) => numbers.get(id));

describe('raw HTML', () => {
  test.each([
    ['<script>alert(1)</script>'],
    ['Some <b onclick="x()">bold</b> text'],
    ['<img src=x onerror=alert(1)>'],
    ['- <iframe src="https://a.example"></iframe>\n- two'],
    ['## <svg onload=alert(1)>'],
    ['[<img src=x>](/faq)'],
  ])('%s is shown as text', (source) => {
    const { html } = render(source);
    expect(html).not.toMatch(/<(script|b|img|iframe|svg)\b/);
    expect(html).toContain('&lt;');
  });

  test('no text makes an element outside the subset', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<script>',
        '"',
        "'",
        '[',
        '](',
        ')',
        '#',
        '\n',
        '- ',
        '`',
        '*',
        '&lt;',
        'javascript:',
        '![',
        'href=',
        '{#',
        '[^fees]',
      ),
      fc.string({ maxLength: 6 }),
    );
    const allowed = /^<\/?(p|em|strong|a|ul|ol|li|h[1-6]|blockquote|code|pre|hr|br|sup)[\s>/]/;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { html } = render(pieces.join(''));
        for (const [tag] of html.matchAll(/<\/?[a-z!?][^>]*>?/gi)) expect(tag).toMatch(allowed);
        for (const [, href] of html.matchAll(/<a href="([^"]*)"/g))
          expect(href).not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what counts as inline', () => {
  test.each([
    ['One line.'],
    ['One *stressed* line with a [link](/faq).'],
    ['Two lines\nof one paragraph.'],
    ['It costs 5.'],
  ])('%j has no block element', (source) => {
    const { html, inline } = render(source);
    expect(inline).toBe(true);
    expect(html).not.toMatch(/<(p|ul|ol|h\d)/);
  });

  test.each([
    ['One.\n\nTwo.'],
    ['- one\n- two'],
    ['1. one\n2. two'],
    ['## Heading'],
    ['> quoted'],
    ['Before\n- one\n- two'],
  ])('%j has blocks', (source) => {
    const { html, inline } = render(source);
    expect(inline).toBe(false);
    expect(html).toMatch(/^<(p|ul|ol|h2|blockquote)/);
  });
});

describe('footnotes', () => {
  test('a reference shows the number of its note', () => {
    const { html, notes } = render('Bulk billed.[^fees]');
    expect(html).toBe(
      'Bulk billed.\u2060<sup class="note-reference"><a href="#note-fees" aria-label="Note 1">1</a></sup>',
    );
    expect(notes).toEqual(['fees']);
  });

  test('one note has one number however often it is named', () => {
    const { html, notes } = render('One[^experience] and two[^experience].');
    expect(html.match(/>2</g)).toHaveLength(2);
    expect(notes).toEqual(['experience', 'experience']);
  });

  test('an unknown note is listed, so that the loader can report it', () => {
    expect(render('One[^nowhere].').notes).toEqual(['nowhere']);
  });

  test('a reference in code is code', () => {
    expect(render('`[^fees]`').notes).toEqual([]);
  });
});

describe('headings', () => {
  test.each([
    ['## What it costs', 'what-it-costs', 'What it costs'],
    ['## What you pay {#fees}', 'fees', 'What you pay'],
    ["## Women's health & sleep", 'womens-health-sleep', "Women's health & sleep"],
    ['## *Stressed* words {#stressed}', 'stressed', 'Stressed words'],
  ])('%s has the anchor %s', (source, id, text) => {
    const { html, headings } = render(source);
    expect(html).toContain(`<h2 id="${id}">`);
    expect(html).not.toContain('{#');
    expect(headings).toEqual([{ id, text }]);
  });

  test('only level 2 is for the contents list', () => {
    const { html, headings, anchors } = render('## One\n\n### Two');
    expect(headings.map(({ id }) => id)).toEqual(['one']);
    expect(anchors.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(html).toContain('<h3 id="two">');
  });

  test('an anchor is words joined by hyphens', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(anchorOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('links', () => {
  test('every link is listed', () => {
    expect(render('[a](/faq) and [b](https://other.example/x) and [c](mailto:a@b.example)').links).toEqual([
      '/faq',
      'https://other.example/x',
      'mailto:a@b.example',
    ]);
  });

  test('[LAYOUT-06] a link to another site opens a tab with no opener and no referrer', () => {
    expect(render('[b](https://other.example/x)').html).toBe(
      '<a href="https://other.example/x" target="_blank" rel="noopener noreferrer">b</a>',
    );
  });

  test('a link inside the site, a phone number and an email open in place', () => {
    expect(render('[a](/faq) [b](tel:000) [c](mailto:a@b.example)').html).not.toContain('target=');
  });

  test.each([['javascript:alert(1)'], ['data:text/html,x'], ['vbscript:x'], ['JaVaScRiPt:alert(1)']])(
    '%s makes no link',
    (href) => {
      const { html, links } = render(`[a](${href})`);
      expect(html).not.toContain('<a');
      expect(links).toEqual([]);
    },
  );

  test('pictures and bare addresses stay text or links, never images', () => {
    expect(render('![a](https://other.example/a.png)').html).not.toContain('<img');
    expect(render('https://other.example').html).not.toContain('<a');
  });
});
