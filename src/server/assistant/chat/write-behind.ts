import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import { type ConversationStore, maxStoredTurns } from './conversation-store.ts';
import type { Turn } from './parts.ts';

export interface WriteBehindOptions {
  /** Timeout of the store for one request of a visitor, in milliseconds. */
  waitMs?: number;
  /** Milliseconds after a late store during which it is not called; then it is tried again. */
  restMs?: number;
  /** Most conversations with unsaved turns in memory; beyond it the oldest is dropped. */
  most?: number;
  report: (what: string, error: unknown) => void;
}

interface Write {
  kind: 'begin' | 'append';
  turns: readonly Turn[];
  dialogue: Dialogue;
  /** Whether an earlier attempt failed with an unknown effect. */
  isRetry: boolean;
}

/** Unconfirmed writes of a conversation, oldest first. */
interface Unsaved {
  writes: Write[];
  flushing: Promise<void> | undefined;
}

class StoreLate extends Error {
  override name = 'StoreLate';
}

/**
 * A write-behind conversation store: a write that takes longer than `waitMs` is finished after the answer and read from
 * memory until then. If the process ends meanwhile, those turns are lost. Erasing waits for the store, because the visitor
 * is promised that nothing remains.
 */
export function writeBehind(
  store: ConversationStore,
  { waitMs = 400, restMs = 5000, most = 500, report }: WriteBehindOptions,
): ConversationStore & { close: () => void } {
  const unsaved = new BoundedMap<string, Unsaved>(most);
  let restUntil = 0;
  let retry: NodeJS.Timeout | undefined;

  function tryAgainLater(): void {
    retry ??= setTimeout(() => {
      retry = undefined;
      restUntil = 0;
      void flushAll();
    }, restMs).unref();
  }

  /** Saves one conversation after another, until one fails. */
  async function flushAll(): Promise<void> {
    for (const id of [...unsaved.keys()]) {
      await flush(id);
      if (unsaved.has(id)) return;
    }
  }

  /** Calls the store with a timeout. After a timeout the store is not called for a while; an immediate failure is passed on. */
  async function callStore<T>(call: () => Promise<T>): Promise<T> {
    if (Date.now() < restUntil) throw new StoreLate('the store of conversations rests');
    return withDeadline(waitMs, call(), () => {
      restUntil = Date.now() + restMs;
      tryAgainLater();
      return new StoreLate('the store of conversations is late');
    });
  }

  /** Whether a retried write had succeeded, so that it is not stored twice. */
  async function isDone(id: string, { kind, turns, isRetry }: Write): Promise<boolean> {
    if (!isRetry) return false;
    const stored = await store.read(id);
    return kind === 'begin' ? stored !== undefined : stored?.turns.at(-1)?.text === turns.at(-1)?.text;
  }

  function flush(id: string): Promise<void> {
    const own = unsaved.get(id);
    if (!own) return Promise.resolve();
    own.flushing ??= save(id, own).finally(() => {
      own.flushing = undefined;
    });
    return own.flushing;
  }

  async function save(id: string, own: Unsaved): Promise<void> {
    for (let [write] = own.writes; write && unsaved.get(id) === own; [write] = own.writes) {
      try {
        const { turns, dialogue } = write;
        if (!(await isDone(id, write))) await store[write.kind](id, turns, dialogue);
        own.writes.shift();
      } catch (error) {
        write.isRetry = true;
        report('a conversation could not be stored yet', error);
        return tryAgainLater();
      }
    }
    if (unsaved.get(id) === own) unsaved.delete(id);
  }

  async function write(id: string, given: Omit<Write, 'isRetry'>): Promise<void> {
    const own = unsaved.get(id) ?? { writes: [], flushing: undefined };
    own.writes.push({ ...given, isRetry: false });
    unsaved.set(id, own);
    await callStore(() => flush(id)).catch(() => {
      // Finished later: `save` reports a failure.
    });
  }

  return {
    read: async (id) => {
      const pending = [...(unsaved.get(id)?.writes ?? [])];
      const last = pending.at(-1);
      if (!last) return callStore(() => store.read(id));
      const stored = await callStore(() => store.read(id)).catch(() => undefined);
      const turns = [...(stored?.turns ?? []), ...pending.flatMap((write) => write.turns)];
      return { turns: turns.slice(-maxStoredTurns), dialogue: last.dialogue };
    },
    begin: (id, turns, dialogue) => write(id, { kind: 'begin', turns, dialogue }),
    append: async (id, turns, dialogue) => {
      await write(id, { kind: 'append', turns, dialogue });
      return true;
    },
    erase: async (id) => {
      const own = unsaved.get(id);
      unsaved.delete(id);
      await own?.flushing;
      await store.erase(id);
    },
    purge: (olderThan, limit) => store.purge(olderThan, limit),
    close: () => clearTimeout(retry),
  };
}
