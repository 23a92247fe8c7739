import type { Doer } from '../audit/audit-trail.ts';

/** A session that somebody can look at and end. */
export interface OpenSession {
  id: string;
  /** Such as 'Firefox on Windows'. */
  device: string | null;
  /** Roughly: 203.0.113.x. */
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

/** What is known of sessions beside the credential, and their part of the audit trail. */
export interface SessionLedger {
  /** Notes a start. */
  started(session: StartedSession): Promise<void>;
  /** Ends a session by the hash of its token; one that is not there is over already. */
  ended(tokenHash: string): Promise<void>;
  /** Notes that a session is in use. */
  seen(id: string): Promise<void>;
  /** The latest seen first. */
  list(accountId: string): Promise<OpenSession[]>;
  /** Ends one session of an account. Answers false where it is not there. */
  end(id: string, account: { id: string; email: string }, by: Doer): Promise<boolean>;
  /** Ends all of an account but one. Answers how many. */
  endOthers(currentId: string, account: { id: string; email: string }, by: Doer): Promise<number>;
  /** Lets a code of a second factor be used once: false where it was used lately. @param codeHash Keyed. */
  claimCode(accountId: string, codeHash: string): Promise<boolean>;
  /** Forgets sessions that are over, so many at most, and what was to be verified until then. Answers how many sessions. */
  purge(now: Date, limit: number): Promise<number>;
}
