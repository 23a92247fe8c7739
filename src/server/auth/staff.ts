import type { StaffRole } from '#domain/accounts/roles.ts';

/** Somebody who is signed in. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** Says who is signed in. */
export interface StaffSessions {
  /**
   * The person whose session cookie or bearer credential a request carries, read anew from the database: a session that
   * was revoked, has expired or belongs to a disabled account is none.
   */
  memberOf(headers: Headers): Promise<StaffMember | undefined>;
}
