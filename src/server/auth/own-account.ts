import { roughPlace } from '#domain/accounts/where-from.ts';
import type { AccountServices } from '../services.ts';
import { passwordProblem } from './password-rules.ts';
import { signInMessages } from './sign-in.ts';
import type { StaffMember } from './staff.ts';

/** A request to the page of one's own account. */
export interface AtOwnAccount {
  desk: AccountServices;
  member: StaffMember;
  /** The current session. */
  session: string;
  request: Headers;
  caller: string;
}

/** Why a password is refused. */
export type PasswordRefusal = { kind: 'wrong' } | { kind: 'wait'; seconds: number };

export function passwordWords(refusal: PasswordRefusal): string {
  return refusal.kind === 'wait' ? signInMessages.wait(refusal.seconds) : 'This is not your present password.';
}

/**
 * Verifies a member's own password, with the same rate limits as sign-in: a session that was left open or stolen cannot change
 * the account. Returns the refusal in words, or undefined.
 */
export async function passwordRefusal(at: AtOwnAccount, password: string): Promise<string | undefined> {
  const refusal = await checkPassword(at, password);
  return refusal && passwordWords(refusal);
}

async function checkPassword(at: AtOwnAccount, password: string): Promise<PasswordRefusal | undefined> {
  const { desk, member, request, caller } = at;
  const admission = await desk.throttle.admit(member.email, caller, desk.devices.deviceOf(member.email, request));
  if (admission.kind === 'wait') return admission;
  if (!(await desk.store.hasPassword(member.email, password))) return { kind: 'wrong' };
  await admission.succeed();
  return undefined;
}

/**
 * Why an administrator's action is refused: it requires a recent password, and neither the session nor the form has one. A
 * refusal is written to the audit trail.
 *
 * @param path The page's path, for the audit trail.
 */
export async function confirmationRefusal(
  at: AtOwnAccount,
  password: string,
  path: string,
): Promise<PasswordRefusal | { kind: 'missing' } | undefined> {
  const { desk, member, session, caller } = at;
  if (await desk.confirmations.isConfirmed(member.id, session)) return undefined;
  if (password === '') return { kind: 'missing' };
  const refusal = await checkPassword(at, password);
  if (!refusal) desk.confirmations.confirm(session);
  else if (refusal.kind === 'wrong')
    await desk.refusals.notePage(member, path, roughPlace(caller), 'a wrong password').catch(() => {});
  return refusal;
}

/** Changes one's own password and ends all other sessions. Returns the refusal in words, or undefined. */
export async function changeOwnPassword(
  at: AtOwnAccount,
  typed: { present: string; next: string; again: string },
): Promise<string | undefined> {
  const { desk, member } = at;
  if (typed.next !== typed.again) return 'The new password was typed in two ways. Type the same twice.';
  const problem = await passwordProblem(typed.next, { ...member, clinic: desk.clinic });
  if (problem) return problem;
  const refusal = await passwordRefusal(at, typed.present);
  if (refusal) return refusal;
  if (typed.next === typed.present) return 'This is the password that you have. Choose another one.';
  await desk.store.resetPassword(member.email, typed.next, doerOf(at), at.session);
  return undefined;
}

export function doerOf({ member, caller }: AtOwnAccount) {
  return { name: member.email, place: roughPlace(caller) };
}
