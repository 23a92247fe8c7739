import { DeadlineExceeded } from '../../runtime/deadline.ts';

/** Shares the encoder: each caller runs one piece of work at a time, and waiting callers take turns. */
export interface FairQueue {
  /**
   * Runs work when it is the caller's turn.
   *
   * @param caller The address that the work is counted by.
   * @param ms Timeout of the wait, in milliseconds.
   * @param signal Ends the wait.
   * @throws DeadlineExceeded if the work did not start in time; it does not run then.
   */
  run<Result>(caller: string, ms: number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce Callers whose work runs at the same time. */
export function createFairQueue(atOnce = 2): FairQueue {
  /** Waiting work by caller, the next caller first. */
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

  /** Puts the caller behind those that wait. */
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
