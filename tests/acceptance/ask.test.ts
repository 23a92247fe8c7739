import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { say } from '#tests/support/chat.ts';
import { request } from '#tests/support/request.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';

const site = await sharedSiteWithAssistant();
/** A second message of one address is refused. */
const strict = await sharedSiteWithAssistant({ CHAT_LIMIT: '1' });

const withoutScript = { javaScriptEnabled: false } as const;

function post(to: ReachableSite, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return request(to, '/ask', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

const conversationIn = (html: string) => /name="conversation" value="([^"]*)"/.exec(html)?.[1];

describe('the assistant by form', () => {
  test('[PHONE-03] a crisis typed without script is answered with numbers that dial, in the first screen', async () => {
    const { page } = await newPage(site, { ...withoutScript, width: 375, height: 720 });
    await page.goto(site.address('/ask'));
    await page.getByRole('textbox', { name: 'Your message' }).fill('I want to die');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { level: 1, name: 'Please get help now' }).waitFor();
    for (const [number, dialled] of [
      ['000', 'tel:000'],
      ['13 11 14', 'tel:131114'],
    ] as const) {
      const line = page.getByRole('main').getByRole('link', { name: number, exact: true });
      expect(await line.getAttribute('href')).toBe(dialled);
      expect((await line.boundingBox())?.y).toBeLessThan(720);
    }
    expect(await page.getByRole('main').getByRole('link', { name: /Book/ }).count()).toBe(0);
    expect(page.url(), 'nothing of the message is in the address').toBe(site.address('/ask'));
  });

  test('[PHONE-03] answers in the words of the chat, and a follow-up belongs to the same conversation', async () => {
    const question = 'What does it cost?';
    const { message } = await say(site, question);
    const first = await post(site, { message: question });
    expect(first.status).toBe(200);
    expect(first.text).toContain(message);
    const conversation = conversationIn(first.text) ?? '';
    expect(conversation).toMatch(/^[\w-]{32}$/);
    const next = await post(site, { message: 'And the second visit?', conversation });
    expect(conversationIn(next.text)).toBe(conversation);
  });

  test('[PHONE-03] a danger in the first message is remembered in the second', async () => {
    const first = await post(site, { message: 'i took 30 panadol' });
    const conversation = conversationIn(first.text) ?? '';
    const viaChat = await say(site, 'what should i do', conversation);
    expect(viaChat.message).toContain('tel:131126');
  });

  test('[PHONE-03] a crisis in another language has the English heading of one', async () => {
    const { text } = await post(site, { message: 'أريد أن أموت' });
    expect(text).toMatch(/<h1[^>]*>Please get help now<\/h1>/);
    expect(text).not.toContain('The assistant’s answer</h1>');
  });

  test('[PHONE-03] an answer is neither cached nor listed', async () => {
    const answered = await post(site, { message: 'How do I book?' });
    expect(answered.headers['cache-control']).toBe('no-store');
    const empty = await request(site, '/ask');
    expect(empty.status).toBe(200);
    expect(empty.text).toContain('<meta name="robots" content="noindex');
  });

  test('[PHONE-03] an empty message shows an error, and one that is too long stays in its field', async () => {
    const empty = await post(site, { message: '   ' });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('Please write a message first.');
    const long = 'word '.repeat(500);
    const tooLong = await post(site, { message: long });
    expect(tooLong.status).toBe(422);
    expect(tooLong.text).toContain('This message is too long.');
    expect(tooLong.text).toContain(`${long}</textarea>`);
  });

  test('[PHONE-03] the limit of the chat applies, with the wait, the help lines and the typed text', async () => {
    await say(strict, 'How do I book?');
    const refused = await post(strict, { message: 'What does it cost?' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).toContain('You can send the next one in');
    expect(refused.text).toContain('href="tel:131114"');
    expect(refused.text).toContain('What does it cost?</textarea>');
  });

  test('[PHONE-03] a conversation is erased from its page', async () => {
    const { page } = await newPage(site, withoutScript);
    await page.goto(site.address('/ask'));
    await page.getByRole('textbox', { name: 'Your message' }).fill('How do I book?');
    await page.getByRole('button', { name: 'Send message' }).click();
    const conversation = (await page.locator('input[name=conversation]').first().getAttribute('value')) ?? '';
    await page.getByRole('button', { name: 'Erase this chat' }).click();
    await page.getByText('The chat was erased').waitFor();
    expect((await say(site, 'Do you remember me?', conversation)).conversationId).not.toBe(conversation);
  });

  test('[PHONE-03] a form of another site is refused', async () => {
    const foreign = await post(site, { message: 'hello' }, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
  });

  test('[PHONE-03] the page and its answer are free of barriers, also with script', async () => {
    const { page } = await newPage(site);
    await page.goto(site.address('/ask'));
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Your message' }).fill('I have crushing chest pain');
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { level: 1, name: 'Please get help now' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
