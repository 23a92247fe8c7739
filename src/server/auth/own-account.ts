import { roughPlace } from '#domain/accounts/where-from.ts';
import type { AccountDesk } from '../services.ts';
import { passwordProblem } from './password-rules.ts';
import { signInMessages } from './sign-in.ts';
import type { StaffMember } from './staff.ts';

/** Somebody at the page of their own account. */
export interface AtOwnAccount {
  desk: AccountDesk;
  member: StaffMember;
  /** The session that they came with. */
  session: string;
  request: Headers;
  caller: string;
}

/**
 * Whether somebody knows their own password, slowed down as signing in is: a session alone, left open or stolen, changes
 * nothing that matters. Answers why not, in words.
 */
export async function passwordRefusal(at: AtOwnAccount, password: string): Promise<string | undefined> {
  const { desk, member, request, caller } = at;
  const admission = await desk.throttle.admit(member.email, caller, desk.devices.deviceOf(member.email, request));
  if (admission.kind === 'wait') return signInMessages.wait(admission.seconds);
  if (!(await desk.store.hasPassword(member.email, password))) return 'This is not your present password.';
  await admission.succeed();
  return undefined;
}

/** Changes one's own password and signs out everywhere else. Answers why not, in words. */
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
