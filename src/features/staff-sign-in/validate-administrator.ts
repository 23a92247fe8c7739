import type { StaffSession, StaffUser } from '#wire/staff-session.ts';
import type { GuardProblem } from './notices.ts';
import { StorageAwayError } from './session-client.ts';

export interface ValidationSteps {
  readSession: () => Promise<StaffSession | null>;
  readUser: () => Promise<StaffUser | null>;
  /** The session is there and the administrator's; the account behind it is asked for next. */
  onSession: () => void;
}

/** Looks for a session, then asks the server anew who is behind it. Answers what is wrong, or undefined. */
export async function validateAdministrator(steps: ValidationSteps): Promise<GuardProblem | 'away' | undefined> {
  let session: StaffSession | null;
  try {
    session = await steps.readSession();
  } catch (error) {
    return error instanceof StorageAwayError ? 'away' : 'authentication';
  }
  if (!session) return 'no-session';
  if (session.user.role !== 'administrator') return 'not-administrator';
  steps.onSession();
  let user: StaffUser | null;
  try {
    user = await steps.readUser();
  } catch (error) {
    return error instanceof StorageAwayError ? 'away' : 'security';
  }
  if (!user) return 'session';
  if (user.role !== 'administrator') return 'not-administrator';
  return user.email === session.user.email ? undefined : 'security';
}
