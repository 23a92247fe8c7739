import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  ['<p>One <strong>bold</strong> and <em>soft</em>.</p><p>Two</p>', 'One **bold** and *soft*.\n\nTwo'],
  ['<h1>Title</h1><h3>Part</h3>text', '## Title\n\n### Part\n\ntext'],
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
    'x ![A beach](https://x.example/a.jpg)',
  ],
  // Pictures with their captions.
  [
    '<figure><a href="https://x.example/a-large.jpg"><img src="/a.jpg" alt="A [bay]"></a><figcaption>Dawn, a <b>"sea"</b></figcaption></figure>',
    '![A \\[bay\\]](https://old.example/a.jpg "Dawn, a \\"sea\\"")',
  ],
  [
    '[caption id="a" width="3"]<img src="//x.example/a.jpg" /> Words below[/caption]\n\nText',
    '![](https://x.example/a.jpg "Words below")\n\nText',
  ],
  ['<a href="/book"><img src="https://x.example/a.jpg"></a>', '[![](https://x.example/a.jpg)](/book)'],
  ['<figure><video></video><figcaption>A film</figcaption></figure>', '*A film*'],
  ['<p><img src="https://x.example/a%20b (1).jpg" alt="A"></p>', '![A](https://x.example/a%20b%20%281%29.jpg)'],
  // Tables.
  [
    '<table><tr><th>Plant</th><th>What</th></tr><tr><td><figure><img src="/a.jpg" alt="Leaf"><figcaption>In *May*</figcaption></figure></td><td>b</td></tr></table>',
    '| Plant | What |\n| --- | --- |\n| ![Leaf](https://old.example/a.jpg) *In \\*May\\** | b |',
  ],
  [
    '<figure class="wp-block-table"><table><thead><tr><th>Hour</th><th>a|b</th></tr></thead><tbody><tr><td>One<br>two</td><td><p>x.</p><p><b>y</b></p></td></tr></tbody></table><figcaption>By the *hour*</figcaption></figure><p>After</p>',
    'Table: By the \\*hour\\*\n\n| Hour | a\\|b |\n| --- | --- |\n| One; two | x. **y** |\n\nAfter',
  ],
  [
    '<table><caption>All</caption><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>',
    'Table: All\n\n|  |  |\n| --- | --- |\n| a | b |\n| **c** | d |',
  ],
  [
    '<table><tr><th colspan="2">a</th><th>b</th></tr><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr></table>',
    '| a |  | b |\n| --- | --- | --- |\n| c | d | e |\n|  | f | g |',
  ],
  [
    '<table><tr><td>One</td></tr><tr><td><table><tr><td>Two</td><td>three</td></tr></table></td></tr></table>',
    'One\n\nTwo\n\nthree',
  ],
  ['<p>&#8220;caf&#233;&#8221; &#x1F30A;</p>', '“café” 🌊'],
  ['', ''],
])('%j becomes %j', (html, markdown) => {
  expect(htmlToMarkdown(html, { site: 'https://old.example' }).markdown).toBe(markdown);
});

test.each([
  ['First line\n\nSecond &amp; third\nsame', 'First line\n\nSecond & third  \nsame'],
  ['One.\n\n<p>In a paragraph\nof two lines</p>\n\nTwo.', 'One.\n\nIn a paragraph  \nof two lines\n\nTwo.'],
  ['<b>One\n\nTwo</b> three', '**One**\n\n**Two** three'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nx', '- a\n- b\n\nx'],
])('WordPress before blocks: %j becomes %j', (html, markdown) => {
  expect(htmlToMarkdown(html, { isClassic: true })).toEqual({ markdown, notTaken: [] });
});

test.each([
  ['<p>call <b><strong>000</strong></b> now</p>', 'call **000** now'],
  ['<p><b>Dose:</b>half <b>a</b><b>b</b>, <i> c </i>d</p>', '**Dose**:half **ab**, *c* d'],
  ['<b><p>a</p><p>b</p></b>', '**a**\n\n**b**'],
  ['<p>10<sup>9</sup>/L 10<sup>-3</sup> H<sub>2</sub>O 1<sup>st</sup></p>', '10⁹/L 10⁻³ H₂O 1st'],
  ['<p><s>two</s> <span style="text-decoration: line-through">x</span></p>', '~~two~~ ~~x~~'],
  ['<p><code>a`b*c</code></p><pre>one<br>two ```</pre>', '``a`b*c``\n\n````\none\ntwo ```\n````'],
  ['<ol start="9"><li>nine<li>ten<ul><li>in</ul><li value="20">x</ol>', '9. nine\n10. ten\n    - in\n20) x'],
  ['<ol><li>a</ol><ol><li>b</ol>', '1. a\n1) b'],
  ['<dl><dt>Term</dt><dd>One</dd><dd>Two</dd></dl>', '**Term**\n\n- One\n- Two'],
  ['<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n   b'],
  ['<div>a</div><div>b</div>', 'a\n\nb'],
  ['<p>&amp;copy; ~~x~~<br>1. b<br># c<br>===</p>', '\\&copy; \\~\\~x\\~\\~  \n1\\. b  \n\\# c  \n\\==='],
])('%j says the same as %j', (html, markdown) => {
  expect(htmlToMarkdown(html)).toEqual({ markdown, notTaken: [] });
});

test.each([
  ['<p>x<b>(y)</b>z</p>', 'marks that would show in the text'],
  ['<p>x<iframe src="/a"></iframe></p>', 'an embedded page'],
  ['<p>V<sub>max</sub></p>', 'lowered text (max)'],
  ['<p><blink>x</blink></p>', 'an element that is not known here (blink)'],
  ['<p>[gallery ids="1"]</p>', 'a shortcode ([gallery])'],
  ['<!-- wp:acme/quiz /-->', "a block of the kind 'acme/quiz'"],
  ['<img src="data:image/png;base64,AA">', 'a picture without an address'],
])('%j is in doubt: %s', (html, doubt) => {
  expect(htmlToMarkdown(html).notTaken).toContain(doubt);
});
