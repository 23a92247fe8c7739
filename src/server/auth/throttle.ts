import { createHmac } from 'node:crypto';

/** Keeps when somebody tried to sign in, where every instance sees it. Emails and addresses reach it as keyed hashes only. */
export interface AttemptStore {
  /** Notes an attempt; answers its id. Forgets what lies outside of these times. */
  add(attempt: Attempt, times: { since: number; until: number }): Promise<string>;
  /** Attempts after `since`, all but one: on the account, from the address, and from this address on this account. */
  count(attempt: Who, since: number, except?: string): Promise<Record<Scope, Count>>;
  remove(id: string): Promise<void>;
  /** Forgets what was tried on an account, or from one address on it. Answers how much that was. */
  clear(who: Partial<Who> & Pick<Who, 'account'>): Promise<number>;
  /** Forgets so many at most of those that are older. Answers how many. */
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
  /** Milliseconds since 1970; undefined where there is none. */
  latest: number | undefined;
}

export interface ThrottleOptions {
  store: AttemptStore;
  /** Hides an email or an address; the same text always gives the same key. */
  keyOf: (text: string) => string;
  now?: () => number;
}

interface Limit {
  /** Attempts of the last 15 minutes before waits begin: 1 second, then 2, 4 and so on. */
  free: number;
  /** Seconds of the longest wait. */
  longest: number;
}

/** How long attempts are remembered, and what each may cost. An office shares an address, so it has more. */
export const throttleLimits = {
  windowMs: 15 * 60 * 1000,
  /** A browser that signed in to the account before. */
  device: { free: 10, longest: 300 },
  /** An address, on one account. */
  pair: { free: 5, longest: 300 },
  /** An address, on all accounts. */
  address: { free: 30, longest: 300 },
  /** An account, from everywhere. Its owner may be among them, so nobody waits long, and everybody gets a turn. */
  account: { free: 10, longest: 30 },
} as const satisfies Record<string, number | Limit>;

export type ThrottleDecision =
  /** May try now; `succeed` takes back what was tried from here. */
  { kind: 'admitted'; succeed: () => Promise<void> } | { kind: 'wait'; seconds: number };

/**
 * Slows guessing down, and never locks the owner of an account out (decision 15). A browser that signed in before has
 * attempts of its own, which nobody else can use up. Everybody else waits for what was tried from their address, and,
 * while an account is being guessed at from many, half a minute at most, once, for a turn of their own.
 *
 * An attempt is noted before the password is checked, so that many at the same moment cannot slip through together; one
 * that has to wait is not counted against anybody.
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
   * @param email Normal spelling.
   * @param device Names a browser that signed in to this account before; undefined for any other.
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

  /** Lets an account be tried again at once, as after a new password. */
  async forget(email: string): Promise<void> {
    await this.#store.clear({ account: this.#keyOf(`account ${email}`) });
    await this.#store.clear({ account: this.#keyOf(`known ${email}`) });
  }

  /** What counts. Further ahead than any wait is only what was noted before the clock was put back: nobody waits for that. */
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

  /** Milliseconds that are left of the wait after so many attempts. */
  #left({ attempts, latest }: Count, limit: Limit): number {
    if (latest === undefined) return 0;
    const wait = waitAfter(attempts, limit);
    return Math.min(wait, Math.max(0, latest + wait - this.#now()));
  }

  /**
   * Milliseconds until somebody may try an account that is being guessed at. Whoever comes first is told when to come
   * back; then it is their turn, however much others try meanwhile.
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
    // A turn is used once, also by two at the same moment.
    return (await this.#store.clear(turn)) > 0 ? 0 : wait;
  }
}

/** Milliseconds to wait after so many attempts. */
function waitAfter(attempts: number, { free, longest }: Limit): number {
  return attempts < free ? 0 : Math.min(longest, 2 ** (attempts - free)) * 1000;
}

/** Hides what somebody typed, and where they called from, behind a secret. */
export function keyedHash(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
