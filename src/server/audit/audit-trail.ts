import type { AuditAction, AuditArea } from '#domain/accounts/audit.ts';

/** The actor of a change, with the place. */
export interface Doer {
  /** An email, or the name of a program that runs without a session, such as `commandLine`. */
  name: string;
  /** Truncated address; see `roughPlace`. */
  place?: string | undefined;
}

/** The operator who runs commands on the server. */
export const commandLine: Doer = { name: 'command line' };

/** An audit event before it is stored. Never holds a password, a code, a token or the text of a post. */
export interface AuditEntry {
  action: AuditAction;
  by: Doer;
  /** A post or an account, with its name at that time. */
  subject: { id?: string | undefined; name: string };
  details?: string | undefined;
}

export interface AuditEvent {
  /** Sorts by time. */
  key: string;
  /** ISO 8601, UTC. */
  at: string;
  action: AuditAction;
  actor: string;
  subjectId: string | null;
  subject: string;
  place: string | null;
  details: string | null;
}

export interface AuditFilter {
  area?: AuditArea | undefined;
  /** A part of the actor's or the subject's name. */
  text?: string | undefined;
  /** Only events before this key. */
  before?: string | undefined;
}

/**
 * The record of what staff did to which post or account, and when. A change writes its event in its own transaction, so both
 * are stored or neither; only actions without a transaction are recorded here.
 */
export interface AuditTrail {
  note(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(filter: AuditFilter, limit: number): Promise<AuditEvent[]>;
  /** Purges older events, at most `limit`. Returns their number. */
  purge(olderThan: Date, limit: number): Promise<number>;
}
