import type { StaffAccounts } from './accounts.ts';
import type { StaffSessions } from './staff.ts';

/** Accepts sessions only if their account has a second factor: REQUIRE_SECOND_FACTOR. */
export function withSecondFactor(sessions: StaffSessions, accounts: Pick<StaffAccounts, 'find'>): StaffSessions {
  return {
    memberOf: async (headers) => {
      const member = await sessions.memberOf(headers);
      return member && (await accounts.find(member.email))?.hasSecondFactor ? member : undefined;
    },
  };
}
