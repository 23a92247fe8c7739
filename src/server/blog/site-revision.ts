import type { PostStore } from './post-store.ts';

/** What is asked of a store that several instances write to. */
export interface WatchedPosts {
  /** The store, which tells this process of its own writes. */
  posts: PostStore;
  /** Changes with every write that visitors can see: at once with our own, within a second with another instance's. */
  revision: () => string | Promise<string>;
}

/** Milliseconds for which an answer of the store holds. */
const holds = 1000;
/** Milliseconds that a visitor waits for one; then what was said last has to do. */
const timeoutMs = 250;

/** What changes what visitors see. */
const writes = ['insert', 'update', 'delete', 'undelete', 'importAll', 'importOnce'] as const;

/**
 * Follows the state of the posts, so that finished pages can be kept until it changes. The store is asked once a
 * second at most, however many visitors come; while it cannot answer, what it said last holds, and kept pages go on
 * being shown.
 *
 * @param now Milliseconds that only grow.
 */
export function watchPosts(store: PostStore, now: () => number = () => performance.now()): WatchedPosts {
  let known: string | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<string> | undefined;
  let slow = false;
  let writesSeen = 0;

  async function ask(): Promise<string> {
    const writesBefore = writesSeen;
    try {
      known = await store.revisionOfSite();
    } catch {
      // The page that is asked for next will say so, if it has to be made anew.
    }
    asking = undefined;
    slow = false;
    // A write that ended meanwhile may be newer than the answer.
    if (writesBefore === writesSeen) requestedAt = now();
    return known ?? '';
  }

  async function askWithTimeout(): Promise<string> {
    asking ??= ask();
    if (known === undefined) return asking;
    const before = known;
    const timeout = new Promise<string>((resolve) => {
      setTimeout(() => {
        slow = asking !== undefined;
        resolve(before);
      }, timeoutMs).unref();
    });
    return Promise.race([asking, timeout]);
  }

  function forget(): void {
    writesSeen += 1;
    requestedAt = Number.NEGATIVE_INFINITY;
    asking = undefined;
    slow = false;
  }

  return {
    posts: noticingWrites(store, forget),
    revision: () => {
      if (known !== undefined && (slow || now() - requestedAt < holds)) return known;
      return askWithTimeout();
    },
  };
}

function noticingWrites(store: PostStore, notice: () => void): PostStore {
  const noticed = Object.fromEntries(
    writes.map((name) => {
      const write = store[name].bind(store) as (...values: unknown[]) => Promise<unknown>;
      return [name, (...values: unknown[]) => write(...values).finally(notice)];
    }),
  );
  return { ...store, ...noticed };
}
