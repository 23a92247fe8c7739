/** Everybody is being served who can be; try again in a moment. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Lets heavy work run one piece at a time, so that the pages of visitors keep a core for themselves. */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #most: number;

  /** @param most Pieces of work that may be running or waiting. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Runs the work when its turn has come. @throws QueueFull where too many wait already. */
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
