/** Names that outlive the process, kept apart from the database. */
export interface DurableNames {
  all(): string[];
  add(name: string): void;
  remove(name: string): void;
}

export interface EndedSessionsOptions {
  /** Sessions are named by the hash of their token, which opens nothing. */
  names: DurableNames;
  /** Deletes a session from the database; one that is not there is deleted already. */
  remove: (tokenHash: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
  /** Milliseconds between two tries. */
  pause?: number;
}

/**
 * Sessions that somebody ended while the database could not delete them. Until it has, they are refused here, also
 * after a crash and a new start, and deleting them is tried again every second.
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

  /** Tries no more; what is left is deleted after the next start. */
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
        // Tried again in a second; that the database is away is in the log already.
        return;
      }
    }
  }
}
