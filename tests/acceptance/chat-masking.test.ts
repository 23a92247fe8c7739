import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, say, sendChat } from '#tests/support/chat.ts';
import { startAnthropicServer } from '#tests/support/models/anthropic-server.ts';
import type { ModelServer } from '#tests/support/models/behaviour.ts';
import { type Site, startWithAssistant } from '#tests/support/site.ts';

// Identifiers in messages that the clinic does not need: removed before storage and before a model reads them.

let model: ModelServer;
let site: Site;
/** Without a model. */
let bare: Site;

beforeAll(async () => {
  model = await startAnthropicServer();
  model.otherwise({ does: 'text', text: 'You can book online at any time. [1]' });
  [bare, site] = await Promise.all([
    startWithAssistant(),
    startWithAssistant({ ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: model.origin, LOG_LEVEL: 'debug' }),
  ]);
});
afterAll(async () => {
  await Promise.all([bare.stop(), site.stop()]);
  await model.stop();
});

/** All files that the site has written, as stored on disk. */
function stored(): string {
  return readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

const secret = /4111.?1111|1111.?1111|2123.?45670|0412.?345.?678|8003.?6081|5550.?0199/;
const messages = [
  'Can I pay quokka1 with 4111 1111 1111 1111 please',
  'My medicare card quokka2 is 2123 45670 1/2, do you bulk bill',
  'Please ring quokka3 on 0412 345 678 or (07) 5550 0199, i weigh 95 kg and my bp is 120/80',
  'My health identifier quokka4 is 8003608166690503, do you need it',
];

test('[SAFE-06] neither database nor model ever holds a card, Medicare or telephone number', async () => {
  let id: string | null = null;
  for (const message of messages) {
    const reply = await say(site, message, id);
    id = reply.conversationId;
    expect(reply.message).not.toMatch(secret);
  }
  const streamed = await sendChat(
    site,
    { message: 'and quokka5 again: 0412345678', conversationId: id },
    { accept: 'text/event-stream' },
  );
  expect(eventsOf(streamed).at(-1)?.event).toBe('done');
  const sent = JSON.stringify(model.calls.map(({ body }) => body));
  expect(model.calls.length).toBeGreaterThan(0);
  expect(sent).not.toMatch(secret);
  expect(sent).toContain('ring quokka3 on [phone number] or [phone number], i weigh 95 kg and my bp is 120/80');
  const written = stored();
  // Stored in plain text, or this test would prove nothing.
  for (const word of ['quokka1', 'quokka2', 'quokka3', 'quokka4', 'quokka5']) expect(written).toContain(word);
  expect(written).not.toMatch(secret);
  expect(written).toContain('[Medicare number]');
  expect(site.stdout() + site.stderr()).not.toMatch(secret);
});

test('[SAFE-06] an emergency is stored without its number, and answered as one', async () => {
  const reply = await say(site, 'i want to die wombat1, my number is 0498 765 432');
  expect(reply.urgent).toBe(true);
  expect(stored()).toContain('wombat1');
  expect(stored()).not.toMatch(/0498 765 432/);
});

test('[SAFE-06] a question beside a number is understood as without the number', async () => {
  const plain = await say(bare, 'How much is a follow-up?');
  const withNumber = await say(bare, 'How much is a follow-up? My mobile is 0412 345 678');
  expect(plain.message).toContain('$85.00');
  expect(withNumber.message).toContain('$85.00');
});
