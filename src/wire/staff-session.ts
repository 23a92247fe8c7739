import type { StaffRole } from '#domain/accounts/roles.ts';

/**
 * GET /api/auth/session and POST /api/auth/refresh answer this, or null for somebody who is not signed in. Credentials
 * are in no reply: they live in a cookie that no script can read.
 */
export interface StaffSession {
  /** Seconds until the session ends. */
  expires_in: number;
  /** Seconds since 1970, UTC. */
  expires_at: number;
  token_type: 'bearer';
  user: { email: string; role: StaffRole };
}

/** GET /api/auth/user: the account behind the session, read anew, or null. */
export interface StaffUser {
  email: string;
  name: string;
  role: StaffRole;
}

export const authAddresses = {
  session: '/api/auth/session',
  user: '/api/auth/user',
  refresh: '/api/auth/refresh',
  signIn: '/api/auth/sign-in',
  signOut: '/api/auth/sign-out',
} as const;
