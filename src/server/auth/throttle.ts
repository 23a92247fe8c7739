import { createHmac } from 'node:crypto';

/** Keeps when somebody tried to sign in, where every instance sees it. Emails and addresses reach it as keyed hashes only. */
export interface AttemptStore {
  /** Notes an attempt; answers its id. Forgets what lies before `since`. */
  add(attempt: Attempt, since: number): Promise<string>;
  /** Attempts from `since` on, of the account and of the address, with the earliest of each. */
  count(attempt: Pick<Attempt, 'account' | 'address'>, since: number): Promise<{ account: Count; address: Count }>;
  remove(id: string): Promise<void>;
  /** Forgets what was tried on an account. */
  clear(account: string): Promise<void>;
}

export interface Attempt {
  account: string;
  address: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Count {
  attempts: number;
  /** Milliseconds since 1970; undefined where there is none. */
  earliest: number | undefined;
}

export interface ThrottleOptions {
  store: AttemptStore;
  /** Hides an email or an address; the same text always gives the same key. */
  keyOf: (text: string) => string;
  now?: () => number;
}

/** What may be tried within the window before somebody has to wait. An office shares an address, so it has more. */
export const throttleLimits = { windowMs: 15 * 60 * 1000, account: 8, address: 30 } as const;

export type Admission =
  /** May try now; `succeed` takes the account's attempts back. */
  { kind: 'admitted'; succeed: () => Promise<void> } | { kind: 'wait'; seconds: number };

/**
 * Limits attempts to sign in, per account and per address. An attempt is noted before the password is checked, so that
 * many at the same moment cannot slip through together; one that has to wait is not counted against anybody.
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

  /** @param email Normal spelling. */
  async admit(email: string, address: string): Promise<Admission> {
    const at = this.#now();
    const since = at - throttleLimits.windowMs;
    const attempt = { account: this.#keyOf(`account ${email}`), address: this.#keyOf(`address ${address}`), at };
    const id = await this.#store.add(attempt, since);
    const counts = await this.#store.count(attempt, since);
    const waits = (['account', 'address'] as const)
      .filter((kind) => counts[kind].attempts > throttleLimits[kind])
      .map((kind) => (counts[kind].earliest ?? at) + throttleLimits.windowMs - at);
    if (waits.length > 0) {
      await this.#store.remove(id);
      return { kind: 'wait', seconds: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) };
    }
    return { kind: 'admitted', succeed: () => this.#store.clear(attempt.account) };
  }

  /** Lets an account be tried again at once, as after a new password. */
  async forget(email: string): Promise<void> {
    await this.#store.clear(this.#keyOf(`account ${email}`));
  }
}

/** Hides what somebody typed, and where they called from, behind a secret. */
export function keyedHash(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
