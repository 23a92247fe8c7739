import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  ['<p>One <strong>bold</strong> and <em>soft</em>.</p><p>Two</p>', 'One **bold** and *soft*.\n\nTwo'],
  ['<h1>Title</h1><h3>Part</h3>text', '## Title\n\n### Part\n\ntext'],
  ['First line\n\nSecond &amp; third\nsame', 'First line\n\nSecond & third same'],
  ['<ul><li>a</li><li>b <a href="https://x.example/(1)">c</a></li></ul>', '- a\n- b [c](https://x.example/%281%29)'],
  ['<ol><li>one<ul><li>in</li></ul></li><li>two</li></ol>', '1. one\n   - in\n2. two'],
  ['<blockquote><p>Said</p><p>twice</p></blockquote>', '> Said\n\n> twice'],
  ['<p>a<br>b</p>', 'a  \nb'],
  ['<pre><code>x = 1\n  y &lt; 2</code></pre>', '```\nx = 1\n  y < 2\n```'],
  ['<p><code>npm</code></p>', '`npm`'],
  ['<p>2 * 3 _ [x] # &lt;b&gt;</p>', '2 \\* 3 \\_ \\[x\\] # \\<b>'],
  ['<p># no heading</p><p>- no item</p><p>1. no list</p>', '\\# no heading\n\n\\- no item\n\n1\\. no list'],
  ['<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><hr/>', 'x\n\n---'],
  ['<p><strong>word </strong>next</p>', '**word** next'],
  ['<p><strong></strong>x</p>', 'x'],
  ['<p>x<script>alert(1)</script><style>p{}</style><iframe src="https://x.example">y</iframe></p>', 'x'],
  [
    '<p><a href="javascript:alert(1)">x</a> <img src="https://x.example/a.jpg" alt="A beach"></p>',
    'x [A beach](https://x.example/a.jpg)',
  ],
  ['<p>&#8220;caf&#233;&#8221; &#x1F30A;</p>', '“café” 🌊'],
  ['', ''],
])('%j becomes %j', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});
