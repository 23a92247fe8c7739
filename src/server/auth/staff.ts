import type { StaffRole } from '#domain/accounts/roles.ts';

/** A signed-in member of staff. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** Reads the signed-in member of staff. */
export interface StaffSessions {
  /**
   * The person whose session cookie or bearer credential a request carries, read from the database on each call: undefined for
   * a session that was revoked, has expired or belongs to a disabled account.
   */
  memberOf(headers: Headers): Promise<StaffMember | undefined>;
}
