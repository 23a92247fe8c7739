import { describe, expect, test } from 'vitest';
import type { PostStore } from './post-store.ts';
import { watchPosts } from './site-revision.ts';

/** A store that counts its calls and writes by name. */
function counted() {
  const state = { revision: 'r1', requested: 0, failing: false, hanging: false };
  const store = {
    revisionOfSite: async () => {
      state.requested += 1;
      if (state.hanging) return new Promise<string>(() => {});
      if (state.failing) throw new Error('out of reach');
      return state.revision;
    },
    insert: async () => {
      state.revision = 'own';
      return { kind: 'missing' };
    },
    update: async () => ({}),
    delete: async () => true,
    undelete: async () => undefined,
    importAll: async () => [],
    importOnce: async () => true,
  } as unknown as PostStore;
  const clock = { now: 0 };
  return { state, clock, watched: watchPosts(store, () => clock.now) };
}

describe('the revision of the posts', () => {
  test('is read at most once a second, whatever the number of requests', async () => {
    const { state, clock, watched } = counted();
    await Promise.all(Array.from({ length: 50 }, () => watched.revision()));
    expect(state.requested).toBe(1);
    clock.now = 999;
    expect(watched.revision()).toBe('r1');
    expect(state.requested).toBe(1);
    state.revision = 'r2';
    clock.now = 1001;
    expect(await watched.revision()).toBe('r2');
    expect(state.requested).toBe(2);
  });

  test('is read at once after a write of this process', async () => {
    const { watched } = counted();
    expect(await watched.revision()).toBe('r1');
    await watched.posts.insert({} as never, 'a@b.example');
    expect(await watched.revision()).toBe('own');
  });

  test('stays the same while the store is unavailable, and is not read more often', async () => {
    const { state, clock, watched } = counted();
    await watched.revision();
    state.failing = true;
    clock.now = 2000;
    expect(await watched.revision()).toBe('r1');
    expect(watched.revision()).toBe('r1');
    expect(state.requested).toBe(2);
  });

  test('a store that hangs delays no request', async () => {
    const { state, clock, watched } = counted();
    await watched.revision();
    state.hanging = true;
    clock.now = 2000;
    expect(await watched.revision()).toBe('r1');
    expect(watched.revision()).toBe('r1');
  });
});
