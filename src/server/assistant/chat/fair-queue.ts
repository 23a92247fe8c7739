import { DeadlineExceeded } from '../../runtime/deadline.ts';

/** Shares the encoder among visitors: an address has one turn at a time, and those that wait go round by address. */
export interface FairQueue {
  /**
   * Does some work once it is the turn of who asks for it.
   *
   * @param caller Whose turn it is.
   * @param ms So long the turn is waited for.
   * @param signal Gives the turn up.
   * @throws DeadlineExceeded where the work did not begin in time; it is not done then.
   */
  run<Result>(caller: string, ms: number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce Callers whose work goes on at the same time. */
export function createFairQueue(atOnce = 2): FairQueue {
  /** What waits, by address, the address whose turn is next first. */
  const waiting = new Map<string, Set<() => void>>();
  const active = new Set<string>();

  function next(): void {
    for (const [caller, queue] of waiting) {
      if (active.size >= atOnce) return;
      const [begin] = queue;
      if (active.has(caller) || !begin) continue;
      queue.delete(begin);
      if (queue.size === 0) waiting.delete(caller);
      begin();
    }
  }

  /** The address goes behind those that wait. */
  function end(caller: string): void {
    active.delete(caller);
    const queue = waiting.get(caller);
    if (queue) {
      waiting.delete(caller);
      waiting.set(caller, queue);
    }
    next();
  }

  async function turnOf(caller: string, ms: number, signal: AbortSignal): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const begin = () => {
      active.add(caller);
      turn.resolve();
    };
    const queue = waiting.get(caller) ?? new Set();
    waiting.set(caller, queue.add(begin));
    const miss = () => {
      queue.delete(begin);
      if (queue.size === 0 && waiting.get(caller) === queue) waiting.delete(caller);
      turn.reject(new DeadlineExceeded(`no turn within ${ms} ms`));
    };
    const timer = setTimeout(miss, ms);
    signal.addEventListener('abort', miss, { once: true });
    next();
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', miss);
    }
  }

  return {
    async run(caller, ms, signal, work) {
      signal.throwIfAborted();
      await turnOf(caller, ms, signal);
      try {
        return await work();
      } finally {
        end(caller);
      }
    },
  };
}
