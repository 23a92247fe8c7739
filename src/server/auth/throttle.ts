import { createHmac } from 'node:crypto';

/** Stores times of sign-in attempts, shared by all instances. Emails and addresses arrive as keyed hashes only. */
export interface AttemptStore {
  /** Records an attempt; returns its id. Deletes those outside of these times. */
  add(attempt: Attempt, times: { since: number; until: number }): Promise<string>;
  /** Attempts after `since`, except one: on the account, from the address, and from this address on this account. */
  count(attempt: Who, since: number, except?: string): Promise<Record<Scope, Count>>;
  remove(id: string): Promise<void>;
  /** Deletes the attempts on an account, or from one address on it. Returns their number. */
  clear(who: Partial<Who> & Pick<Who, 'account'>): Promise<number>;
  /** Purges older attempts, at most `limit`. Returns their number. */
  purge(olderThan: Date, limit: number): Promise<number>;
}

interface Who {
  account: string;
  address: string;
}

export interface Attempt extends Who {
  /** Milliseconds since 1970. */
  at: number;
}

export type Scope = 'account' | 'address' | 'pair';

export interface Count {
  attempts: number;
  /** Milliseconds since 1970; undefined without attempts. */
  latest: number | undefined;
}

export interface ThrottleOptions {
  store: AttemptStore;
  /** Hashes an email or an address; the same text always gives the same key. */
  keyOf: (text: string) => string;
  now?: () => number;
}

interface Limit {
  /** Attempts in the last 15 minutes before waits begin: 1 second, then 2, 4 and so on. */
  free: number;
  /** Longest wait in seconds. */
  longest: number;
}

/** How long attempts are stored, and the limit of each scope. An office shares an address, so an address has more. */
export const throttleLimits = {
  windowMs: 15 * 60 * 1000,
  /** A browser with an earlier sign-in to the account. */
  device: { free: 10, longest: 300 },
  /** An address, on one account. */
  pair: { free: 5, longest: 300 },
  /** An address, on all accounts. */
  address: { free: 30, longest: 300 },
  /**
   * An account, from all addresses. Its owner may be among the callers, so waits are short, and each caller gets an attempt.
   */
  account: { free: 10, longest: 30 },
} as const satisfies Record<string, number | Limit>;

export type ThrottleDecision =
  /** May try now; `succeed` removes the attempts from here. */
  { kind: 'admitted'; succeed: () => Promise<void> } | { kind: 'wait'; seconds: number };

/**
 * Slows guessing without locking out the owner of an account (decision 15). A browser with an earlier sign-in has its own count
 * of attempts. All other callers wait for the attempts from their address and, while an account is attacked from many
 * addresses, at most half a minute, once, for a reserved attempt.
 *
 * An attempt is recorded before the password is checked, so that concurrent ones cannot exceed the limit; an attempt that must
 * wait is not counted.
 */
export class SignInThrottle {
  readonly #store: AttemptStore;
  readonly #keyOf: (text: string) => string;
  readonly #now: () => number;

  constructor({ store, keyOf, now = Date.now }: ThrottleOptions) {
    this.#store = store;
    this.#keyOf = keyOf;
    this.#now = now;
  }

  /**
   * @param email Normalised.
   * @param device Key of a browser with an earlier sign-in to this account; undefined for any other.
   */
  async admit(email: string, address: string, device?: string): Promise<ThrottleDecision> {
    const at = this.#now();
    const since = at - throttleLimits.windowMs;
    const who = device === undefined ? this.#strangerOf(email, address) : this.#knownOf(email, device);
    const id = await this.#store.add({ ...who, at }, this.#times());
    const counts = await this.#store.count(who, since, id);
    const waits =
      device === undefined
        ? [this.#left(counts.pair, throttleLimits.pair), this.#left(counts.address, throttleLimits.address)]
        : [this.#left(counts.pair, throttleLimits.device)];
    let wait = Math.max(...waits);
    if (wait === 0 && device === undefined) wait = await this.#untilTurn(email, address, counts.account, since);
    if (wait > 0) {
      await this.#store.remove(id);
      return { kind: 'wait', seconds: Math.max(1, Math.ceil(wait / 1000)) };
    }
    return { kind: 'admitted', succeed: async () => void (await this.#store.clear(who)) };
  }

  /** Resets the attempts on an account, as after a new password. */
  async forget(email: string): Promise<void> {
    await this.#store.clear({ account: this.#keyOf(`account ${email}`) });
    await this.#store.clear({ account: this.#keyOf(`known ${email}`) });
  }

  /**
   * The window of counted attempts. Times further ahead than any wait are from before the clock was set back, and are ignored.
   */
  #times(): { since: number; until: number } {
    const now = this.#now();
    return { since: now - throttleLimits.windowMs, until: now + throttleLimits.pair.longest * 1000 };
  }

  #strangerOf(email: string, address: string): Who {
    return { account: this.#keyOf(`account ${email}`), address: this.#keyOf(`address ${address}`) };
  }

  #knownOf(email: string, device: string): Who {
    return { account: this.#keyOf(`known ${email}`), address: this.#keyOf(`device ${device}`) };
  }

  /** Remaining milliseconds of the wait after so many attempts. */
  #left({ attempts, latest }: Count, limit: Limit): number {
    if (latest === undefined) return 0;
    const wait = waitAfter(attempts, limit);
    return Math.min(wait, Math.max(0, latest + wait - this.#now()));
  }

  /**
   * Milliseconds until a caller may try an account under attack. The first call reserves an attempt at a later time; then the
   * caller may use it, however many others try meanwhile.
   */
  async #untilTurn(email: string, address: string, tried: Count, since: number): Promise<number> {
    const wait = waitAfter(tried.attempts, throttleLimits.account);
    if (wait === 0) return 0;
    const key = this.#keyOf(`turn ${email} ${address}`);
    const turn = { account: key, address: key };
    const at = (await this.#store.count(turn, since)).pair.latest;
    if (at === undefined) {
      await this.#store.add({ ...turn, at: this.#now() + wait }, this.#times());
      return wait;
    }
    const left = at - this.#now();
    if (left > 0) return left;
    // A reserved attempt is used once, also by two concurrent requests.
    return (await this.#store.clear(turn)) > 0 ? 0 : wait;
  }
}

/** Milliseconds to wait after so many attempts. */
function waitAfter(attempts: number, { free, longest }: Limit): number {
  return attempts < free ? 0 : Math.min(longest, 2 ** (attempts - free)) * 1000;
}

/** Hashes typed text, and addresses, with a secret. */
export function keyedHash(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
