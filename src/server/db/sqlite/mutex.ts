import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

/** Gives one thing to one holder at a time, in order of arrival. */
export class Mutex {
  readonly #timeoutMs: number;
  readonly #queue: (() => void)[] = [];
  #taken = false;

  /** @param timeoutMs Milliseconds to wait before `StorageUnavailable` ('busy'). */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const acquire = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(acquire), 1);
        reject(new StorageUnavailable('busy'));
      }, this.#timeoutMs);
      this.#queue.push(acquire);
    });
  }

  pass(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken = false;
  }
}
