import type { PostStore } from './post-store.ts';

/** A store that several instances write to, with its revision. */
export interface WatchedPosts {
  /** The store, which reports this process's own writes. */
  posts: PostStore;
  /** Changes with every write that visitors can see: at once for own writes, within a second for another instance's. */
  revision: () => string | Promise<string>;
}

/** Milliseconds for which a revision is cached. */
const cacheMs = 1000;
/** Milliseconds that a visitor waits for the store; then the last revision is used. */
const timeoutMs = 250;

/** Writes that visitors can see. */
const writes = ['insert', 'update', 'delete', 'undelete', 'importAll', 'importOnce'] as const;

/**
 * Follows the revision of the posts, so that finished pages can be cached until it changes. The store is read at most once a
 * second, whatever the number of visitors; while it is unavailable, the last revision cacheMs, and cached pages are still sent.
 *
 * @param now Monotonic milliseconds.
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
      // The next page that is rendered reports the failure.
    }
    asking = undefined;
    slow = false;
    // A write that ended meanwhile may be newer than the reply.
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
      if (known !== undefined && (slow || now() - requestedAt < cacheMs)) return known;
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
