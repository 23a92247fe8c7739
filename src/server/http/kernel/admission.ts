/** The site has more work than it can finish in time: answered 503 with Retry-After. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface AdmissionOptions {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that may wait, of all callers together. */
  waiting: number;
  /** Tasks of one caller that may wait. */
  waitingByCaller: number;
  /** Milliseconds after which a waiting task is refused. */
  waitMs: number;
  /**
   * Milliseconds after which a running task releases its slot: by then it waits for a store and needs no processor. It is
   * still counted among `waiting` until it ends.
   */
  slotMs: number;
}

export interface Admission {
  /**
   * Runs work when it is admitted. Callers are served in turn, so one with many requests does not delay the others.
   *
   * @param caller As rate limits count.
   * @param isGone Whether the client has disconnected; checked before the work runs.
   * @throws Overloaded when the queue is full or the wait too long.
   */
  run<T>(caller: string, work: () => Promise<T>, isGone?: () => boolean): Promise<T>;
}

/**
 * Node accepts one connection in each iteration of its event loop, and a page takes as long as a hundred of them. Without these
 * iterations between two pages, new visitors would wait behind thousands of connections of a flood.
 */
async function letConnectionsIn(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn += 1) await new Promise(setImmediate);
}

const turnsBetween = 256;

interface Waiter {
  begin: () => void;
  refuse: () => void;
  isGone: () => boolean;
}

/** A semaphore with a short queue that is fair by caller. Protects the processor of this instance. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { atOnce, waiting, waitingByCaller, waitMs, slotMs } = options;
  /** Queues by caller, the next caller first. */
  const queues = new Map<string, Waiter[]>();
  let queued = 0;
  let running = 0;
  let isFilling = false;
  /** Tasks that released their slot and have not finished. */
  let slow = 0;

  function takeNext(): Waiter | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [caller, queue] = first;
    const waiter = queue.shift();
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
    queued -= 1;
    return waiter;
  }

  async function fillPlaces(): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    while (running < atOnce && queued > 0) {
      await letConnectionsIn();
      const waiter = takeNext();
      if (waiter?.isGone()) waiter.refuse();
      else waiter?.begin();
    }
    isFilling = false;
  }

  function turnOf(caller: string, isGone: () => boolean): Promise<void> {
    const own = queues.get(caller) ?? [];
    if (queued + slow >= waiting || own.length >= waitingByCaller) throw new Overloaded('the queue is full');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      const queue = queues.get(caller) ?? [];
      queue.splice(queue.indexOf(waiter), 1);
      if (queue.length === 0) queues.delete(caller);
      queued -= 1;
      waiter.refuse();
    }, waitMs);
    const waiter: Waiter = {
      begin: () => {
        clearTimeout(timer);
        running += 1;
        resolve();
      },
      refuse: () => {
        clearTimeout(timer);
        reject(new Overloaded('the wait was too long'));
      },
      isGone,
    };
    own.push(waiter);
    queues.set(caller, own);
    queued += 1;
    return promise;
  }

  async function run<T>(caller: string, work: () => Promise<T>, isGone = () => false): Promise<T> {
    if (running < atOnce && queued === 0 && slow < waiting) running += 1;
    else await turnOf(caller, isGone);
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      running -= 1;
      slow += 1;
      void fillPlaces();
    }, slotMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (isSlow) slow -= 1;
      else running -= 1;
      void fillPlaces();
    }
  }

  return { run };
}
