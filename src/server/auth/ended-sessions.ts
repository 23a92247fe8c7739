/** Names in durable storage outside the database. */
export interface DurableNames {
  all(): string[];
  add(name: string): void;
  remove(name: string): void;
}

export interface EndedSessionsOptions {
  /** Sessions are named by the hash of their token, which gives no access. */
  names: DurableNames;
  /** Deletes a session from the database; succeeds if it does not exist. */
  remove: (tokenHash: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
  /** Milliseconds between two attempts. */
  pause?: number;
}

/**
 * Sessions that ended while the database could not delete them. They are refused here until it has, also after a crash and a
 * restart, and the deletion is retried every second.
 */
export class EndedSessions {
  readonly #options: EndedSessionsOptions;
  readonly #waiting: Set<string>;
  #timer: NodeJS.Timeout | undefined;
  #trying: Promise<void> | undefined;
  #closed = false;

  constructor(options: EndedSessionsOptions) {
    this.#options = options;
    this.#waiting = new Set(options.names.all());
    this.#plan();
  }

  has(tokenHash: string): boolean {
    return this.#waiting.has(tokenHash);
  }

  add(tokenHash: string): void {
    this.#waiting.add(tokenHash);
    try {
      this.#options.names.add(tokenHash);
    } catch (error) {
      this.#options.report('a session that was ended can be remembered until the next start only', error);
    }
    this.#plan();
  }

  /** Stops retrying; the remaining sessions are deleted after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#trying;
  }

  #plan(): void {
    if (this.#closed || this.#waiting.size === 0 || this.#trying) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#trying = this.#removeAll().finally(() => {
        this.#trying = undefined;
        this.#plan();
      });
    }, this.#options.pause ?? 1000);
    this.#timer.unref();
  }

  async #removeAll(): Promise<void> {
    for (const tokenHash of [...this.#waiting]) {
      try {
        await this.#options.remove(tokenHash);
        this.#options.names.remove(tokenHash);
        this.#waiting.delete(tokenHash);
      } catch {
        // Retried in a second; the log already says that the database is unavailable.
        return;
      }
    }
  }
}
