import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { say, sendChat } from '#tests/support/chat.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { ModelServer } from '#tests/support/models/behaviour.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startWithAssistant } from '#tests/support/site.ts';

// Every limit on visitors is a setting, and the log says which of them refused.

let model: ModelServer;
let site: Site;

beforeAll(async () => {
  model = await startAnthropicServer();
  model.otherwise({ does: 'text', text: 'You can book online at any time. [1]' });
  site = await startWithAssistant({
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: model.origin,
    MODEL_CALL_LIMIT: '1',
    CHAT_LIMIT: '4',
    CHAT_CONVERSATION_LIMIT: '2',
    FUNCTION_LIMIT: '1',
  });
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});

const limitsLogged = () => site.logs().flatMap(({ limit }) => (limit === undefined ? [] : [limit]));

test('[CHAT-05] beyond its limit an address is answered without the model, and each limit is logged by name', async () => {
  const { message, conversationId } = await say(site, 'How do I book?');
  expect(message).toContain('You can book online');
  expect(limitsLogged()).toEqual([]);

  expect((await say(site, 'How do I book?', conversationId)).message).toMatch(/^<p>/);
  expect(model.calls).toHaveLength(1);
  await expect.poll(limitsLogged).toEqual(['MODEL_CALL_LIMIT']);

  expect((await sendChat(site, { message: 'And when?', conversationId })).status).toBe(429);
  await expect.poll(limitsLogged).toEqual(['MODEL_CALL_LIMIT', 'CHAT_CONVERSATION_LIMIT']);

  await say(site, 'Hello');
  expect((await sendChat(site, { message: 'Hello' })).status).toBe(429);
  await expect.poll(() => limitsLogged().at(-1)).toBe('CHAT_LIMIT');

  const analyse = () =>
    request(site, functionAddresses.analyseSleep, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ assessmentType: 'epworth', answers: [0, 0, 0, 0, 0, 0, 0, 0], score: 0 }),
    });
  const first = await analyse();
  expect(first.status, first.text).toBe(200);
  expect((await analyse()).status).toBe(429);
  await expect.poll(() => limitsLogged().at(-1)).toBe('FUNCTION_LIMIT');
});
