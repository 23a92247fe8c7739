import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { newConversationId } from './assistant/chat/conversation-id.ts';
import { retentionDays } from './assistant/chat/conversation-store.ts';
import { memoryConversations } from './assistant/chat/memory-conversations.ts';
import { purgeExpired } from './retention.ts';

const day = 24 * 60 * 60 * 1000;
const conversations = { what: 'old conversations', days: retentionDays };
const goesOn = new AbortController().signal;

test('[CHAT-05] conversations older than 30 days are purged, and no younger ones', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const store = memoryConversations(() => new Date(now));
  const [old, fresh] = [newConversationId(), newConversationId()];
  await store.begin(old, [{ role: 'visitor', text: 'Hello' }], newDialogue);
  now += 29.5 * day;
  await store.begin(fresh, [{ role: 'visitor', text: 'Hello' }], newDialogue);
  const forget = () => purgeExpired([{ ...conversations, purge: store.purge }], () => {}, goesOn, now);
  await forget();
  expect(await store.read(old)).toBeDefined();
  now += 0.6 * day;
  await forget();
  expect([await store.read(old), (await store.read(fresh))?.turns.length]).toEqual([undefined, 1]);
});

test('[CHAT-05] purges in batches until none is left, and one failed rule does not stop the others', async () => {
  const counts = [500, 500, 20];
  const failures: string[] = [];
  let requested = 0;
  const purge = async () => {
    requested += 1;
    return counts.shift() ?? 0;
  };
  const broken = { what: 'the rest', days: 1, purge: () => Promise.reject(new Error('no database')) };
  await purgeExpired([broken, { ...conversations, purge }], (what) => void failures.push(what), goesOn, Date.now());
  expect(requested).toBe(3);
  expect(failures).toEqual(['the rest could not be forgotten']);
});
