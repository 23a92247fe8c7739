import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { newConversationId } from './assistant/chat/conversation-id.ts';
import { keptDays } from './assistant/chat/conversation-store.ts';
import { memoryConversations } from './assistant/chat/memory-conversations.ts';
import { forgetWhatIsOld } from './retention.ts';

const day = 24 * 60 * 60 * 1000;
const conversations = { what: 'old conversations', days: keptDays };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CHAT-05] conversations of more than 30 days are forgotten, every hour, until the end', async () => {
  const store = memoryConversations(() => new Date());
  const [old, fresh] = [newConversationId(), newConversationId()];
  await store.begin(old, [{ role: 'visitor', text: 'Hello' }], newDialogue);
  await vi.advanceTimersByTimeAsync(29.5 * day);
  await store.begin(fresh, [{ role: 'visitor', text: 'Hello' }], newDialogue);
  const stop = forgetWhatIsOld([{ ...conversations, purge: store.purge }], () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await store.read(old)).toBeDefined();
  await vi.advanceTimersByTimeAsync(0.5 * day);
  expect([await store.read(old), (await store.read(fresh))?.turns.length]).toEqual([undefined, 1]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('[CHAT-05] goes on in batches, and after a failure tries again in an hour', async () => {
  const counts = [500, 500, 20];
  const failures: string[] = [];
  const purge = vi.fn(async () => {
    const count = counts.shift();
    if (count === undefined) throw new Error('no database');
    return count;
  });
  const stop = forgetWhatIsOld([{ ...conversations, purge }], (what) => void failures.push(what));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(failures).toEqual(['old conversations could not be forgotten']);
  counts.push(1);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(purge).toHaveBeenCalledTimes(5);
  stop();
});
