import { roughPlace } from '#domain/accounts/where-from.ts';
import type { AccountServices } from '../services.ts';
import { passwordProblem } from './password-rules.ts';
import { signInMessages } from './sign-in.ts';
import type { StaffMember } from './staff.ts';

/** Somebody at the page of their own account. */
export interface AtOwnAccount {
  desk: AccountServices;
  member: StaffMember;
  /** The session that they came with. */
  session: string;
  request: Headers;
  caller: string;
}

/** Why a password does not let somebody go on. */
export type PasswordRefusal = { kind: 'wrong' } | { kind: 'wait'; seconds: number };

export function passwordWords(refusal: PasswordRefusal): string {
  return refusal.kind === 'wait' ? signInMessages.wait(refusal.seconds) : 'This is not your present password.';
}

/**
 * Whether somebody knows their own password, slowed down as signing in is: a session alone, left open or stolen, changes
 * nothing that matters. Answers why not, in words.
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
 * What keeps an administrator from an act that asks for the password again: it was not typed lately, and what came with the
 * form is not it. A refusal is noted in the audit trail.
 *
 * @param path Of the page, for the trail.
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
