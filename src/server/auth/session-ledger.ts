import type { Doer } from '../audit/audit-trail.ts';

/** A session in the list of an account. */
export interface OpenSession {
  id: string;
  /** Such as 'Firefox on Windows'. */
  device: string | null;
  /** Truncated address: 203.0.113.x. */
  place: string | null;
  /** ISO 8601, UTC. */
  startedAt: string;
  lastSeenAt: string;
}

/** A session that has just started. */
export interface StartedSession {
  /** SHA-256 of its token. */
  tokenHash: string;
  account: { id: string; email: string };
  device: string;
  place: string | undefined;
  /** Such as 'with a recovery code'. */
  details?: string | undefined;
}

/** Data of sessions beside the credential, and their audit events. */
export interface SessionLedger {
  /** Records the start of a session. */
  started(session: StartedSession): Promise<void>;
  /** Ends a session by the hash of its token; succeeds if it does not exist. */
  ended(tokenHash: string): Promise<void>;
  /** Records that a session is in use. */
  seen(id: string): Promise<void>;
  /** Most recently seen first. */
  list(accountId: string): Promise<OpenSession[]>;
  /** Ends one session of an account. Returns false if it does not exist. */
  end(id: string, account: { id: string; email: string }, by: Doer): Promise<boolean>;
  /** Ends all sessions of an account except one. Returns their number. */
  endOthers(currentId: string, account: { id: string; email: string }, by: Doer): Promise<number>;
  /** Marks a code of a second factor as used: false if it was used recently. @param codeHash Keyed. */
  claimCode(accountId: string, codeHash: string): Promise<boolean>;
  /** Purges expired sessions, at most `limit`, and expired verifications. Returns the number of sessions. */
  purge(now: Date, limit: number): Promise<number>;
}
