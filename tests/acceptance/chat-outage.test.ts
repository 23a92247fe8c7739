import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, say, sendChat } from '#tests/support/chat.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { type Site, startWithAssistant } from '#tests/support/site.ts';

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

test('[CHAT-05] without its database the assistant answers, in emergencies too, and remembers again once it is back', async () => {
  const first = await say(site, 'How much is a follow-up?');
  expect(first.message).toContain('$85.00');

  await postgres.kill();
  const during = await say(site, 'Do I need a referral?', first.conversationId);
  expect(during.message).toContain('ou need no referral');
  expect(during.conversationId).toBe(first.conversationId);
  expect((await say(site, 'I want to kill myself', first.conversationId)).urgent).toBe(true);
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
  expect(reports.map(({ msg }) => msg)).toContain('a conversation could not be read');
  expect(site.stdout()).not.toContain('kill myself');

  await postgres.start();
  const after = await say(site, 'and with the rebate?', first.conversationId);
  expect(after.message).toContain('$38.60');
  expect(after.conversationId).toBe(first.conversationId);
});
