import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

/** Hands one thing to one holder at a time, in the order of asking. */
export class Mutex {
  readonly #timeoutMs: number;
  readonly #queue: (() => void)[] = [];
  #taken = false;

  /** @param patience Milliseconds that somebody waits before hearing that the database is busy. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const mine = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(mine), 1);
        reject(new StorageUnavailable('busy'));
      }, this.#timeoutMs);
      this.#queue.push(mine);
    });
  }

  pass(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken = false;
  }
}
