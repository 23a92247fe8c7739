import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newConversationId } from './conversation-id.ts';
import { memoryConversations } from './memory-conversations.ts';
import { purgeOldConversations } from './purge.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CHAT-05] conversations of more than 30 days are forgotten, every hour, until the end', async () => {
  const store = memoryConversations(() => new Date());
  const [old, fresh] = [newConversationId(), newConversationId()];
  await store.begin(old, [{ role: 'visitor', text: 'Hello' }]);
  await vi.advanceTimersByTimeAsync(29.5 * day);
  await store.begin(fresh, [{ role: 'visitor', text: 'Hello' }]);
  const stop = purgeOldConversations(store, () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await store.turns(old)).toBeDefined();
  await vi.advanceTimersByTimeAsync(0.5 * day);
  expect([await store.turns(old), (await store.turns(fresh))?.length]).toEqual([undefined, 1]);
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
  const stop = purgeOldConversations({ ...memoryConversations(), purge }, (what) => void failures.push(what));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(failures).toEqual(['old conversations could not be forgotten']);
  counts.push(1);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(purge).toHaveBeenCalledTimes(5);
  stop();
});
