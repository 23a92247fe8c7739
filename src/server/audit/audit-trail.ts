import type { AuditAction, AuditArea } from '#domain/accounts/audit.ts';

/** Who does something, and where from. */
export interface Doer {
  /** An email, or what runs without anybody signed in, such as `commandLine`. */
  name: string;
  /** Roughly; see `roughPlace`. */
  place?: string | undefined;
}

/** Whoever runs the commands on the server. */
export const commandLine: Doer = { name: 'command line' };

/** What was done, before it is kept. Never holds a password, a code, a token or the text of a post. */
export interface AuditEntry {
  action: AuditAction;
  by: Doer;
  /** A post or an account; its name as it was then. */
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
  /** A part of who did it or of what it was done to. */
  text?: string | undefined;
  /** Only what came before this event. */
  before?: string | undefined;
}

/**
 * Who did what to which post or account, and when. Changes note themselves in their own transaction, so an event that
 * is there happened, and one that happened is there; only what has no transaction of ours is noted here.
 */
export interface AuditTrail {
  note(entry: AuditEntry): Promise<void>;
  /** The latest first. */
  list(filter: AuditFilter, limit: number): Promise<AuditEvent[]>;
  /** Forgets so many events at most that are older. Answers how many. */
  purge(olderThan: Date, limit: number): Promise<number>;
}
