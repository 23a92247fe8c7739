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
  let lastRevision: string | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<string> | undefined;
  let slow = false;
  let writesSeen = 0;

  async function readRevision(): Promise<string> {
    const writesBefore = writesSeen;
    try {
      lastRevision = await store.revisionOfSite();
    } catch {
      // The next page that is rendered reports the failure.
    }
    pending = undefined;
    slow = false;
    // A write that ended meanwhile may be newer than the reply.
    if (writesBefore === writesSeen) requestedAt = now();
    return lastRevision ?? '';
  }

  async function readWithTimeout(): Promise<string> {
    pending ??= readRevision();
    if (lastRevision === undefined) return pending;
    const before = lastRevision;
    const timeout = new Promise<string>((resolve) => {
      setTimeout(() => {
        slow = pending !== undefined;
        resolve(before);
      }, timeoutMs).unref();
    });
    return Promise.race([pending, timeout]);
  }

  function invalidate(): void {
    writesSeen += 1;
    requestedAt = Number.NEGATIVE_INFINITY;
    pending = undefined;
    slow = false;
  }

  return {
    posts: noticingWrites(store, invalidate),
    revision: () => {
      if (lastRevision !== undefined && (slow || now() - requestedAt < cacheMs)) return lastRevision;
      return readWithTimeout();
    },
  };
}

function noticingWrites(store: PostStore, onWrite: () => void): PostStore {
  const wrapped = Object.fromEntries(
    writes.map((name) => {
      const write = store[name].bind(store) as (...values: unknown[]) => Promise<unknown>;
      return [name, (...values: unknown[]) => write(...values).finally(onWrite)];
    }),
  );
  return { ...store, ...wrapped };
}
