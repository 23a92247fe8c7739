import { checkEvery, refreshIsDue, sessionLife } from '#domain/accounts/session-timing.ts';
import type { StaffSession } from '#wire/staff-session.ts';

export interface SessionWatchOptions {
  read: () => Promise<StaffSession | null>;
  refresh: () => Promise<StaffSession | null>;
  /** Called after each check that found a session. */
  onSession: (session: StaffSession) => void;
  /** Called once, when the session is over. */
  onEnd: () => void;
  /** Milliseconds of wall-clock time, which continues while a laptop sleeps. */
  now?: () => number;
}

/**
 * Watches the session of an open page: every 30 seconds, and when `look` is called, for example when the person returns to
 * the window. Refreshes it before its end. A check without a reply changes nothing until the last known end of the session.
 */
export class SessionWatch {
  readonly #options: SessionWatchOptions;
  readonly #now: () => number;
  readonly #timer: ReturnType<typeof setInterval>;
  /** Until the first reply, the latest possible end of a current session. */
  #endsAt: number;
  #looking = false;
  #over = false;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#endsAt = this.#now() + sessionLife * 1000;
    this.#timer = setInterval(() => void this.look(), checkEvery);
  }

  async look(): Promise<void> {
    if (this.#looking || this.#over) return;
    this.#looking = true;
    try {
      const found = await this.#options.read();
      const session = found && refreshIsDue(found.expires_in) ? await this.#options.refresh() : found;
      if (this.#over) return;
      if (!session) return this.#end();
      this.#endsAt = this.#now() + session.expires_in * 1000;
      this.#options.onSession(session);
    } catch {
      if (!this.#over && this.#now() >= this.#endsAt) this.#end();
    } finally {
      this.#looking = false;
    }
  }

  #end(): void {
    this.stop();
    this.#options.onEnd();
  }

  stop(): void {
    this.#over = true;
    clearInterval(this.#timer);
  }
}
