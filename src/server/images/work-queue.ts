/** The queue is full; try again in a moment. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs heavy work one piece at a time, so that a processor is free for the pages of visitors. */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #most: number;

  /** @param most Maximum pieces of work, running and waiting. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Runs the work in order. @throws QueueFull if too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) throw new QueueFull();
    this.#waiting += 1;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }
}
