import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { say as ask } from '#tests/support/chat.ts';
import { openChat, say } from '#tests/support/chat-page.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { ModelServer } from '#tests/support/models/behaviour.ts';
import { sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import { type Site, startWithAssistant } from '#tests/support/site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// What a visitor sees while a model, its provider or the network is slow: the whole way, from the browser to a provider
// that the test plays.

/** Seconds that a model may keep a visitor waiting in these tests: long enough to look, short enough to wait for. */
const wait = 3;

let model: ModelServer;
let site: Site;
/** The replies of the embedded assistant. */
let embedded: string;

beforeAll(async () => {
  model = await startAnthropicServer();
  embedded = (await ask(await sharedSiteWithAssistant(), 'What does it cost?')).message;
  site = await startWithAssistant({
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: model.origin,
    MODEL_WAIT: String(wait),
    LOG_LEVEL: 'debug',
  });
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});
test('[CHAT-04] [CHAT-08] a silent model blocks no visitor; a stopped call ends, and its message can be erased', async () => {
  model.otherwise({ does: 'nothing' });
  const { page } = await newPage(site);
  await visit(page, site.address('/about'));
  const chat = await openChat(page);
  const started = performance.now();
  await say(page, 'What does it cost?');
  await model.called(1);
  expect(await chat.typing.isVisible()).toBe(true);
  expect(await chat.panel.getByText('Writing an answer…').isVisible()).toBe(true);
  await chat.typing.waitFor({ state: 'detached' });
  expect(performance.now() - started).toBeGreaterThan(wait * 1000);
  // A try that took all the time there is is the last.
  expect(model.calls).toHaveLength(1);
  const plain = await page.evaluate((html) => {
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    return (body.textContent ?? '').slice(0, 60);
  }, embedded);
  expect((await chat.last.locator('.chat-html').textContent()) ?? '').toContain(plain);
  expect(await chat.panel.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await site.logged('the embedded assistant answers in the place of the model');

  // Stopped meanwhile.
  model.otherwise({ does: 'nothing' });
  model.calls.splice(0);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await say(page, 'A secret of mine');
  await model.called(1);
  await posted;
  await chat.panel.getByRole('button', { name: 'Stop' }).click();
  await model.calls[0]?.left;
  await chat.last.getByText('You stopped the answer before it began.').waitFor();
  const erased = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await chat.panel.getByLabel('Chat options').click();
  await chat.panel.getByRole('button', { name: 'Erase this chat' }).click();
  await chat.panel.getByRole('button', { name: 'Erase', exact: true }).click();
  const erasure = await erased;
  expect(erasure.status()).toBe(204);
  const { conversationId } = erasure.request().postDataJSON() as { conversationId: string };
  expect(conversationId).toMatch(/^[\w-]{32}$/);
  await expect.poll(() => chat.messages.count()).toBe(1);
  model.otherwise({ does: 'text', text: 'You can book online at any time. [1]' });
  expect((await ask(site, 'And me?', conversationId)).conversationId, 'nothing is left').not.toBe(conversationId);

  // Left for another site.
  model.calls.splice(0);
  model.otherwise({ does: 'silence', after: 'You can book online at any time. And' });
  await say(page, 'How do I book?');
  await model.called(1);
  await page.goto('about:blank');
  await model.calls[0]?.left;
});

test('[CHAT-01] [CHAT-05] on a slow network the chat opens, answers, and continues after a reload', async () => {
  model.otherwise({ does: 'text', text: 'You can book online at any time. [1]' });
  const { page } = await newPage(site, { width: 375, height: 740 });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // A telephone at the edge of its cell.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
  await page.goto(site.address('/about'), { waitUntil: 'commit' });
  await page.locator('[data-chat-launcher]').waitFor();
  // Pressed as soon as it is visible: help is shown until the chat has loaded.
  const chat = await openChat(page);
  await say(page, 'How do I book?');
  await chat.last.getByText('You can book online').waitFor();
  await page.reload({ waitUntil: 'commit' });
  await scriptIsReady(page);
  await chat.last.getByText('You can book online').waitFor();
});
