import type { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { StaffMember, StaffSessions } from './staff.ts';

/** A running session. */
export interface RunningSession {
  /** Identifies it in a list of sessions; gives no access. */
  id: string;
  member: StaffMember;
  expiresAt: Date;
}

export interface Credentials {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code. */
  code?: string | undefined;
  /** Truncated address. */
  place?: string | undefined;
}

/** Values of Set-Cookie headers, to be sent with the reply. */
export type Cookies = string[];

export type StartResult =
  | { kind: 'started'; session: RunningSession; cookies: Cookies }
  /** The email has no account, or the password is wrong; both take the same time. */
  | { kind: 'wrong' }
  /** The password is right, and the account is disabled. */
  | { kind: 'disabled' }
  /** The password is right, and `accept` returned false: there is no session. */
  | { kind: 'refused' }
  /** The password is right, and the account requires a code. */
  | { kind: 'code-needed' }
  /** The code is wrong, or was used. */
  | { kind: 'code-wrong' }
  /** Too many wrong codes: none is accepted for a quarter of an hour. */
  | { kind: 'code-locked' };

/** Whether password and code are those of the account. */
export type ProofResult = 'proved' | 'wrong' | 'code-needed' | 'code-wrong' | 'code-locked';

export interface EndResult {
  cookies: Cookies;
  /** Why the database could not delete the session. It is refused from now on, and deleted as soon as possible. */
  pending?: StorageUnavailable;
}

/**
 * Starts, reads, extends and ends sessions. A session is a row of the database: deleted there, it ends everywhere at once. Its
 * token is in a cookie that scripts cannot read; every start makes a new token.
 */
export interface SessionManager extends StaffSessions {
  /** @param accept Whether this member may have a session here. */
  start(credentials: Credentials, request: Headers, accept: (member: StaffMember) => boolean): Promise<StartResult>;
  /** Checks password and code without a session. A code is used up, as in a sign-in. */
  prove(credentials: Credentials): Promise<ProofResult>;
  /** The session that a request carries. */
  current(request: Headers): Promise<RunningSession | undefined>;
  /** Extends the session of a request by its full duration. */
  extend(request: Headers): Promise<{ session: RunningSession; cookies: Cookies } | undefined>;
  /** Ends the session of a request, if any. The cookies clear it in the browser. */
  end(request: Headers): Promise<EndResult>;
}
