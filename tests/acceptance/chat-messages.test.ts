import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import { openChat, say } from '#tests/support/chat-page.ts';
import { type ChatServer, startChatServer } from '#tests/support/chat-server.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

// What is written, sent, awaited and shown. The endpoint is played by the test, so that every answer comes when it says.

let site: Site;
let server: ChatServer;

beforeAll(async () => {
  [site, server] = await Promise.all([startSite(), startChatServer()]);
});

afterAll(async () => {
  server.stop();
  await site.stop();
});

async function chatting(options: VisitorOptions = {}) {
  const { page } = await newPage(site, options);
  await server.attach(page);
  await visit(page, site.address('/about'));
  return { page, chat: await openChat(page) };
}

describe('[CHAT-03] the field', () => {
  test('says what it is for and how to send', async () => {
    const { chat } = await chatting();
    expect(await chat.input.getAttribute('placeholder')).toBe('Type your message...');
    expect(await chat.panel.getByText('Press Enter to send • Shift+Enter for new line').isVisible()).toBe(true);
    expect(await chat.input.getAttribute('maxlength')).toBe('2000');
  });

  test('sends with Enter what was written, without the blanks around it, and is empty then', async () => {
    const { page, chat } = await chatting();
    await say(page, '  How much?  \n ');
    const call = await server.call();
    expect(call.method).toBe('POST');
    expect(call.body).toEqual({ message: 'How much?', conversationId: null });
    expect(call.headers.accept).toContain('text/event-stream');
    expect(call.headers.cookie).toBeUndefined();
    expect(await chat.input.inputValue()).toBe('');
    expect(await chat.last.locator('xpath=preceding-sibling::li[1]').innerText()).toContain('How much?');
    call.answer();
    await chat.last.getByText('We are here to help.').waitFor();
  });

  test('breaks the line with Shift+Enter', async () => {
    const { page, chat } = await chatting();
    await chat.input.fill('One');
    await chat.input.press('Shift+Enter');
    await page.keyboard.type('two');
    expect(await chat.input.inputValue()).toBe('One\ntwo');
    await chat.send.click();
    const call = await server.call();
    expect(call.body.message).toBe('One\ntwo');
    call.answer();
  });

  test('never sends nothing', async () => {
    const { page, chat } = await chatting();
    const before = server.count();
    for (const nothing of ['', '   ', '\n\t ']) {
      await chat.input.fill(nothing);
      expect(await chat.send.isDisabled()).toBe(true);
      await chat.input.press('Enter');
    }
    expect(await chat.messages.count()).toBe(1);
    await say(page, 'Something');
    expect((await server.call()).body.message).toBe('Something');
    expect(server.count()).toBe(before + 1);
  });

  test('leaves Enter to whoever composes a word with it', async () => {
    const { chat } = await chatting();
    const before = server.count();
    await chat.input.fill('にほん');
    for (const event of [{ isComposing: true }, { keyCode: 229 }]) {
      await chat.input.evaluate((field, init) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
      }, event);
    }
    expect(await chat.input.inputValue()).toBe('にほん');
    expect(await chat.messages.count()).toBe(1);
    expect(server.count()).toBe(before);
  });

  test('counts down near the longest message that is taken', async () => {
    const { chat } = await chatting();
    await chat.input.fill('a'.repeat(1900));
    expect(await chat.panel.getByText('100 characters left.').isVisible()).toBe(true);
    await chat.input.fill('a'.repeat(100));
    expect(await chat.panel.getByText('characters left.').count()).toBe(0);
  });

  test('[CHAT-02] asks one of the first questions when it is pressed', async () => {
    const { chat } = await chatting();
    await chat.panel.getByRole('button', { name: 'What does it cost?' }).click();
    const call = await server.call();
    expect(call.body.message).toBe('What does it cost?');
    call.answer();
    await chat.last.getByText('We are here to help.').waitFor();
    expect(await chat.panel.getByRole('button', { name: 'How do I book?' }).count()).toBe(0);
  });
});

describe('[CHAT-04] while an answer is pending', () => {
  test('it is being written, and nothing else can be sent', async () => {
    const { page, chat } = await chatting();
    const before = server.count();
    await say(page, 'First');
    const call = await server.call();
    await chat.typing.waitFor();
    expect(await chat.input.isDisabled()).toBe(true);
    expect(await chat.send.isDisabled()).toBe(true);
    await chat.panel.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    call.answer();
    await chat.typing.waitFor({ state: 'detached' });
    expect(await chat.input.isEnabled()).toBe(true);
    expect(server.count()).toBe(before + 1);
    expect(await chat.messages.count()).toBe(3);
    // The keyboard is where it was.
    await expect.poll(() => chat.input.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('words appear as they come, are announced once and whole, and give way to the finished answer', async () => {
    const { page, chat } = await chatting();
    const said: string[] = [];
    await page.exposeFunction('hear', (words: string) => said.push(words));
    await chat.status.evaluate((region) => {
      new MutationObserver(() => {
        if (region.textContent) (window as unknown as { hear: (words: string) => void }).hear(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await say(page, 'Tell me');
    const call = await server.call();
    call.send({ event: 'delta', data: { text: 'The first ' } });
    await chat.last.getByText('The first').waitFor();
    call.send({ event: 'delta', data: { text: 'visit takes\n30 minutes' } });
    await chat.last.getByText('visit takes').waitFor();
    expect(await chat.conversation.getAttribute('aria-live')).toBeNull();
    call.send({
      event: 'done',
      data: {
        message: '<p>The first visit takes <strong>30 minutes</strong>.</p>',
        conversationId: 'a',
        booking_button: false,
        booking_url: null,
        sources: [],
        urgent: false,
      },
    });
    await chat.last.locator('strong').waitFor();
    await expect
      .poll(() => said)
      .toEqual(['The assistant is writing.', 'Assistant: The first visit takes 30 minutes.']);
  });

  test('it can be stopped: the connection ends, what came stays, and the question can be asked again', async () => {
    const { page, chat } = await chatting();
    await say(page, 'A long story');
    const call = await server.call();
    call.send({ event: 'delta', data: { text: 'Once upon' } });
    await chat.last.getByText('Once upon').waitFor();
    await chat.panel.getByRole('button', { name: 'Stop' }).click();
    await call.hungUp;
    expect(await chat.last.innerText()).toContain('Once upon');
    expect(await chat.last.getByText('You stopped the answer here.').isVisible()).toBe(true);
    expect(await chat.input.isEnabled()).toBe(true);

    await chat.last.getByRole('button', { name: 'Try again' }).click();
    const again = await server.call();
    expect(again.body.message).toBe('A long story');
    again.answer({ message: '<p>The end.</p>' });
    await chat.last.getByText('The end.').waitFor();
    expect(await chat.panel.getByText('Once upon').count()).toBe(0);
    expect(await chat.panel.locator('[data-by=visitor]').count()).toBe(1);
  });
});

test('[CHAT-05] the id of the conversation is kept and sent with every later message', async () => {
  const { page, chat } = await chatting({ expected: [/status of 500/, /server error: 500/] });
  await say(page, 'One');
  const first = await server.call();
  expect(first.body.conversationId).toBeNull();
  first.answer({ conversationId: 'kept-id' });
  await chat.typing.waitFor({ state: 'detached' });
  await say(page, 'Two');
  const second = await server.call();
  expect(second.body).toEqual({ message: 'Two', conversationId: 'kept-id' });
  second.fail(500, 'no');
  await chat.last.getByRole('button', { name: 'Try again' }).click();
  const third = await server.call();
  expect(third.body).toEqual({ message: 'Two', conversationId: 'kept-id' });
  third.answer({ conversationId: 'new-id' });
  await chat.typing.waitFor({ state: 'detached' });
  await say(page, 'Three');
  const last = await server.call();
  expect(last.body.conversationId).toBe('new-id');
  last.answer();
});

describe('[CHAT-06] an answer', () => {
  test('keeps its form, its links lead where they should, and each message has its time', async () => {
    const { page, chat } = await chatting();
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
    for (const index of [1, 2])
      expect(await chat.messages.nth(index).locator('time').innerText()).toMatch(/^9:05\sam$/);
  });

  test('shows nothing but what the allow-list holds, whatever the server let through', async () => {
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

  test('breaks the style in an emergency, with large numbers that dial, and interrupts a screen reader', async () => {
    const { page, chat } = await chatting();
    await say(page, 'My chest hurts');
    (await server.call()).answer({
      urgent: true,
      message: '<p>Call <a href="tel:000">000</a> now. Lifeline: <a href="tel:131114">13 11 14</a>.</p>',
    });
    await chat.last.getByText('Please get help now').waitFor();
    expect(await chat.alert.innerText()).toContain('Call 000 now');
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
  });
});

test('[CHAT-07] an answer about a booking shows the button, what it costs and the office address', async () => {
  const { page, chat } = await chatting();
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

test('[CHAT-09] the list shows the newest message, and of a long one the beginning', async () => {
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
});
