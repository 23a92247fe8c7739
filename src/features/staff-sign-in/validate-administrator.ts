import type { StaffSession, StaffUser } from '#wire/staff-session.ts';
import type { GuardProblem } from './notices.ts';
import { StorageAwayError } from './session-client.ts';

export interface ValidationSteps {
  readSession: () => Promise<StaffSession | null>;
  readUser: () => Promise<StaffUser | null>;
  /** The session is the administrator's; its account is checked next. */
  onSession: () => void;
}

/** Checks the session, then asks the server for its account. Resolves with the problem, or undefined. */
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
