import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { eventsOf, say, sendChat } from '#tests/support/chat.ts';
import { openChat, say as write } from '#tests/support/chat-page.ts';
import { type MeaningFaults, meaningFaults } from '#tests/support/meaning-faults.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { ModelServer } from '#tests/support/models/behaviour.ts';
import { request } from '#tests/support/request.ts';
import { readiness, type Site, startAtOnce, untilReady } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';
import type { ChatReply } from '#wire/chat.ts';

// The replies to visitors and load balancers while the site has no embeddings.

let faults: MeaningFaults;
let site: Site;
let model: ModelServer;

beforeAll(async () => {
  faults = meaningFaults();
  model = await startAnthropicServer();
  model.otherwise({ does: 'text', text: 'You can book online at any time. [1]' });
  faults.begin('no-engine');
  site = await startAtOnce({ ...faults.settings, ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: model.origin });
});
afterAll(async () => {
  await site.stop();
  await model.stop();
  faults.close();
});
afterEach(() => faults.end());

/** Help lines and the clinic's contact, to dial, and nothing to buy. */
function expectHelpAndContact(reply: ChatReply) {
  for (const href of ['tel:000', 'tel:131114', 'tel:131126', 'tel:1800022222', 'tel:+61755500142'])
    expect(reply.message).toContain(`href="${href}"`);
  expect(reply.message).toContain('href="mailto:hello@saltbush.example"');
  expect(reply.message).toContain('Monday to Friday, 8 am to 7 pm');
  expect(reply.message).not.toMatch(/\$\d|book an appointment|see you/i);
  expect(reply).toMatchObject({ booking_button: false, booking_url: null, urgent: false });
}

const questions = [
  'How much is a follow-up?',
  'Are you open on Saturday?',
  'I feel so heavy lately and nothing is fun',
  'our neighbour is turning purple on the driveway',
  'can i book tuesday',
];
const emergencies = ['I want to kill myself', 'my chest hurts and my left arm is numb', 'he took all his tablets'];

describe('[SAFE-05] a site that cannot load its embedding engine', () => {
  test('shows pages, help lines and contact, detects emergencies, calls no model and is not ready', async () => {
    faults.begin('no-engine');
    expect((await request(site, '/')).status).toBe(200);
    expect((await request(site, '/healthz')).status).toBe(200);
    expect(await readiness(site)).toEqual({ status: 503, ready: false, reason: 'assistant-starting' });
    for (const message of questions) expectHelpAndContact(await say(site, message));
    for (const message of emergencies) {
      const reply = await say(site, message);
      expect(reply, message).toMatchObject({ urgent: true, booking_button: false });
      const after = await say(site, 'How much does it cost?', reply.conversationId);
      expect(after.message).toContain('href="tel:000"');
      expect(after.message).not.toMatch(/\$\d/);
      expect(after.booking_button).toBe(false);
    }
    const streamed = eventsOf(
      await sendChat(site, { message: 'Do I need a referral?' }, { accept: 'text/event-stream' }),
    );
    expectHelpAndContact(streamed.at(-1)?.data as unknown as ChatReply);
    expect(model.calls).toHaveLength(0);
    await site.logged('what messages mean cannot be read: trying again');
  });

  test('looks for itself in the chat: help lines large enough to press, no button', async () => {
    faults.begin('no-engine');
    const { page } = await newPage(site, { width: 375, height: 760 });
    await visit(page, site.address('/about'));
    const chat = await openChat(page);
    await write(page, 'I feel so heavy lately');
    await chat.last.getByRole('link', { name: '13 11 26' }).waitFor();
    expect(await chat.last.getByRole('link', { name: /book your/i }).count()).toBe(0);
    expect(await chat.panel.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('becomes ready by itself once it can', async () => {
    faults.end();
    await untilReady(site);
    expect(await readiness(site)).toEqual({ status: 200, ready: true });
    expect((await say(site, 'How do I book?')).message).toContain('You can book online');
  });
});

// The same site, once the one before has made it ready.
describe('[SAFE-05] a site that was ready', () => {
  test.each([
    ['dies', 'assistant-starting'],
    ['silent', 'assistant-slow'],
  ] as const)('and whose reader %s, says so, gives help lines and contact, and recovers', async (fault, reason) => {
    expect((await say(site, 'How much is a follow-up?')).message).toContain('You can book online');
    faults.begin(fault);
    const before = model.calls.length;
    expectHelpAndContact(await say(site, `How much is a follow-up, ${fault}?`));
    expect((await say(site, `I want to kill myself, ${fault}`)).urgent).toBe(true);
    expect(model.calls, 'no model is asked').toHaveLength(before);
    expect(await readiness(site)).toEqual({ status: 503, ready: false, reason });
    expect((await request(site, '/healthz')).status).toBe(200);
    faults.end();
    await untilReady(site);
    expect((await say(site, `How much is a follow-up now, ${fault}?`)).message).toContain('You can book online');
  });
});
