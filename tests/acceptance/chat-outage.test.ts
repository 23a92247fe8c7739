import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, say, sendChat } from '#tests/support/chat.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { type Site, startWithAssistant } from '#tests/support/site.ts';
import type { ChatReply } from '#wire/chat.ts';

// The database goes away while visitors talk, and comes back.

let postgres: PostgresServer;
let site: Site;

beforeAll(async () => {
  postgres = await startPostgres();
  site = await startWithAssistant({ DATABASE_URL: await postgres.createDatabase() });
});

afterAll(async () => {
  await site.stop();
  await postgres.close();
});

test('[CHAT-05] without its database the assistant answers, also in emergencies, and stores again afterwards', async () => {
  const first = await say(site, 'How much is a follow-up?');
  expect(first.message).toContain('$85.00');

  await postgres.kill();
  const during = await say(site, 'Do I need a referral?', first.conversationId);
  expect(during.message).toContain('ou need no referral');
  expect(during.conversationId).toBe(first.conversationId);
  expect((await say(site, 'I want to kill myself')).urgent).toBe(true);
  const fresh = await say(site, 'How do I book?');
  expect(fresh.booking_button).toBe(true);
  const streamed = eventsOf(
    await sendChat(
      site,
      { message: 'Are you open on Saturday?', conversationId: null },
      { accept: 'text/event-stream' },
    ),
  );
  expect(streamed.at(-1)?.event).toBe('done');
  const reports = site.logs().filter(({ level }) => level !== 'info' && level !== 30);
  expect(reports.map(({ msg }) => msg)).toContain('a conversation could not be stored yet');
  expect(site.stdout()).not.toContain('kill myself');

  await postgres.start();
  await say(site, 'How much is a follow-up?', first.conversationId);
  const after = await say(site, 'and with the rebate?', first.conversationId);
  expect(after.message).toContain('$38.60');
  expect(after.conversationId).toBe(first.conversationId);
});

test('[TRUST-12] with a silent database a danger is answered within seconds, and known in the next message', async () => {
  // The goal is a second (bench/pressure.ts --postgres); this limit only separates an answer from a wait for the database.
  const limit = AbortSignal.timeout(15_000);
  const reported = async (message: string, conversationId: string | null) => {
    const response = await fetch(`${site.origin}/functions/v1/claude-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, conversationId }),
      signal: limit,
    });
    return (await response.json()) as ChatReply;
  };
  await postgres.freeze();
  try {
    const first = await reported('I want to die', null);
    expect(first.message).toContain('tel:131114');
    const second = await reported('not really, I lied', first.conversationId);
    expect(second.conversationId).toBe(first.conversationId);
    await expect.poll(async () => (await fetch(`${site.origin}/blog?q=sleep`)).status).toBe(503);
  } finally {
    await postgres.thaw();
  }
  await expect.poll(async () => (await fetch(`${site.origin}/blog?q=sleep`)).status).toBe(200);
});
