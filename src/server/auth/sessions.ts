import type { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { StaffMember, StaffSessions } from './staff.ts';

/** A running session. */
export interface RunningSession {
  /** Names it in a list of sessions; opens nothing. */
  id: string;
  member: StaffMember;
  expiresAt: Date;
}

export interface Credentials {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code. */
  code?: string | undefined;
  /** Roughly where they come from. */
  place?: string | undefined;
}

/** Values of Set-Cookie headers, to be sent with the reply. */
export type Cookies = string[];

export type StartResult =
  | { kind: 'started'; session: RunningSession; cookies: Cookies }
  /** No account has this email, or the password is another one; both take the same time. */
  | { kind: 'wrong' }
  /** The password is right, and the account is switched off. */
  | { kind: 'disabled' }
  /** The password is right, and `accept` said no: there is no session. */
  | { kind: 'refused' }
  /** The password is right, and the account asks for a code as well. */
  | { kind: 'code-needed' }
  /** The code is not right, or was used. */
  | { kind: 'code-wrong' }
  /** Too many codes were wrong: none is looked at for a quarter of an hour. */
  | { kind: 'code-locked' };

export interface EndResult {
  cookies: Cookies;
  /** Why the database could not delete the session. It is refused here from now on, and deleted as soon as it can be. */
  pending?: StorageUnavailable;
}

/**
 * Starts, reads, extends and ends sessions. A session lives in the database: ended there, it is over everywhere at once.
 * What identifies it lives in a cookie out of reach of scripts, never under two names: every start makes a new one.
 */
export interface SessionManager extends StaffSessions {
  /** @param accept Whether this member may have a session here. */
  start(credentials: Credentials, request: Headers, accept: (member: StaffMember) => boolean): Promise<StartResult>;
  /** The session that a request carries. */
  current(request: Headers): Promise<RunningSession | undefined>;
  /** Lets the session of a request live for its whole time again. */
  extend(request: Headers): Promise<{ session: RunningSession; cookies: Cookies } | undefined>;
  /** Ends the session that a request carries, if any. The cookies make the browser forget it. */
  end(request: Headers): Promise<EndResult>;
}
