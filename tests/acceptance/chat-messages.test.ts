import { expect, test } from 'vitest';
import { say } from '#tests/support/chat-page.ts';
import { chatting, server } from '#tests/support/played-chat.ts';

// Answers and their rendering. The test replaces the endpoint, so that it controls the time of every answer.

test('[CHAT-06] an answer shows nothing but what the allow-list holds, whatever the server let through', async () => {
  // Styles are refused by the page's policy already while the reply is read.
  const { page, chat } = await chatting({ expected: [/Applying inline style/, /^policy: style-src/] });
  await page.exposeFunction('attacked', () => {
    throw new Error('a reply ran script');
  });
  await say(page, '<img src=x onerror=attacked()>');
  (await server.call()).answer({
    message: [
      '<p onclick="attacked()" style="position:fixed;inset:0" class="fixed" id="content">kept words</p>',
      '<script>attacked()</script><img src="/x" onerror="attacked()"><svg onload="attacked()"><a xlink:href="javascript:attacked()">x</a></svg>',
      '<iframe src="https://evil.example"></iframe><style>body{display:none}</style><form action="/x"><input name="q"><button>b</button></form>',
      '<a href="javascript:attacked()">one</a> <a href="  JaVaScRiPt:attacked()">two</a> <a href="//evil.example/">three</a>',
      '<a href="data:text/html,x">four</a> <a href="/\\evil.example">five</a> <a href="vbscript:x">six</a>',
      '<a href="https://evil.example" target="_self" rel="opener" ping="https://evil.example">seven</a>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attacked()&gt;">',
    ].join(''),
    sources: [
      { title: 'nowhere', href: 'javascript:attacked()' },
      { title: '<b>bold</b>', href: '/faq' },
    ],
    booking_button: true,
    booking_url: 'javascript:attacked()',
  });
  await chat.last.getByText('kept words').waitFor();
  const html = chat.last.locator('.chat-html');
  const names = await html
    .locator('*')
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.getAttributeNames().join(' ')}`.trim()));
  expect(new Set(names)).toEqual(new Set(['P', 'A href target rel']));
  expect(await html.getByRole('link').evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
    '<a href="https://evil.example" target="_blank" rel="noopener noreferrer">seven</a>',
  ]);
  // The visitor's own words are words.
  expect(await chat.panel.locator('[data-by=visitor]').innerText()).toContain('<img src=x onerror=attacked()>');
  expect(await chat.panel.locator('img[src="x"], script, iframe').count()).toBe(0);
  const everywhere = await chat.last.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(everywhere.filter((href) => !/^(https:|mailto:|\/[a-z])/.test(href ?? ''))).toEqual([]);
  expect(await chat.last.innerText()).toContain('<b>bold</b>');
  expect(await chat.last.innerText()).not.toContain('nowhere');
});

test('[CHAT-06] [CHAT-07] [CHAT-09] the list shows the newest message; answers are formatted, emergencies and bookings differently', async () => {
  const { page, chat } = await chatting({ width: 1280, height: 640 });
  for (const [question, answer] of [
    ['one', '<p>short</p>'],
    ['two', '<p>short again</p>'],
    ['three', Array.from({ length: 30 }, (_, line) => `<p>Line ${line + 1} of a long answer</p>`).join('')],
  ] as const) {
    await say(page, question);
    (await server.call()).answer({ message: answer });
    await chat.typing.waitFor({ state: 'detached' });
    const list = await chat.conversation.boundingBox();
    const newest = await chat.last.boundingBox();
    if (!list || !newest) throw new Error('the list has no box');
    expect(newest.y).toBeGreaterThanOrEqual(list.y);
    if (newest.height < list.height) expect(newest.y + newest.height).toBeLessThanOrEqual(list.y + list.height + 1);
    else expect(newest.y - list.y).toBeLessThan(40);
  }

  await page.clock.install({ time: new Date('2026-11-21T09:05:00') });
  await say(page, 'Help');
  (await server.call()).answer({
    message:
      '<p>One<br>two <em>three</em> <a href="/faq">questions</a> <a href="https://other.example/a">elsewhere</a> ' +
      '<a href="mailto:hello@saltbush.example">mail</a> <a href="tel:+61755500142">call</a></p>' +
      '<ul><li>first</li></ul><ol><li>second</li></ol>',
    sources: [{ title: 'Medicare billing policy', href: '/medicare' }],
  });
  await chat.last.getByText('second').waitFor();
  const links = await chat.last
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => ['href', 'target', 'rel'].map((name) => one.getAttribute(name))));
  expect(links).toEqual([
    ['/faq', null, null],
    ['https://other.example/a', '_blank', 'noopener noreferrer'],
    ['mailto:hello@saltbush.example', null, null],
    ['tel:+61755500142', null, null],
    ['/medicare', null, null],
  ]);
  expect(await chat.last.locator('em, br, ul > li, ol > li').count()).toBe(4);
  for (const index of [7, 8]) expect(await chat.messages.nth(index).locator('time').innerText()).toMatch(/^9:05\sam$/);

  // Links lead where they should, and each message has its time; in an emergency large numbers dial, and a screen reader is interrupted.
  await say(page, 'My chest hurts');
  (await server.call()).answer({
    urgent: true,
    message: '<p>Call <a href="tel:000">000</a> now. Lifeline: <a href="tel:131114">13 11 14</a>.</p>',
  });
  await chat.last.getByText('Please get help now').waitFor();
  expect(await chat.urgent.innerText()).toContain('Call 000 now');
  expect(await chat.status.innerText()).toBe('');
  for (const [name, href] of [
    ['000', 'tel:000'],
    ['13 11 14', 'tel:131114'],
  ] as const) {
    const link = chat.last.getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(href);
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(await link.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(20);
  }
  expect(await chat.last.getByRole('link', { name: /Book/ }).count()).toBe(0);

  await say(page, 'And now?');
  (await server.call()).answer({
    urgent: true,
    message: '<ul><li><strong>Lifeline</strong> <a href="tel:131114">13 11 14</a>, day and night.</li></ul>',
  });
  await chat.last.getByText('day and night.').waitFor();
  // A line for the name, one for the number, one for the rest.
  expect((await chat.last.getByRole('listitem').innerText()).split(/\s*\n\s*/)).toEqual([
    'Lifeline',
    '13 11 14',
    'day and night.',
  ]);

  // The price, and the office address.
  await say(page, 'I want to book');
  (await server.call()).answer({ booking_button: true, booking_url: 'https://harbour-bookings.example/given' });
  const book = chat.last.getByRole('link', { name: 'Book Your Consultation' });
  await book.waitFor();
  expect(await book.getAttribute('href')).toBe('https://harbour-bookings.example/given');
  expect([await book.getAttribute('target'), await book.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  const words = await chat.last.innerText();
  expect(words).toContain('Initial consultations bulk-billed • Medicare rebate available');
  expect(words).toContain('Or email: hello@saltbush.example');
  expect(await chat.last.getByRole('link', { name: 'hello@saltbush.example' }).getAttribute('href')).toBe(
    'mailto:hello@saltbush.example',
  );
  await say(page, 'Thanks');
  (await server.call()).answer();
  await chat.last.getByText('We are here to help.').waitFor();
  expect(await chat.last.getByRole('link').count()).toBe(0);
});
