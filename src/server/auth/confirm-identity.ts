import type { AtOwnAccount } from './own-account.ts';
import type { SessionManager } from './sessions.ts';
import { signInMessages } from './sign-in.ts';

export interface IdentityRefusal {
  kind: 'missing' | 'wrong' | 'wait';
  /** For the person at the form. */
  message: string;
}

/**
 * Verifies password and second factor of the signed-in member once more, with the rate limits of sign-in: for what a stolen
 * session must not change. Unlike `confirmationRefusal` an earlier confirmation does not count.
 *
 * @param path What was requested, for the audit trail.
 */
export async function identityRefusal(
  { desk, member, request, caller }: Omit<AtOwnAccount, 'session'>,
  sessions: Pick<SessionManager, 'prove'>,
  typed: { password: string; code?: string | undefined } | undefined,
  path: string,
): Promise<IdentityRefusal | undefined> {
  if (!typed) return { kind: 'missing', message: 'Enter your password, and the code of your app if you use one.' };
  const admission = await desk.throttle.admit(member.email, caller, desk.devices.deviceOf(member.email, request));
  if (admission.kind === 'wait') return { kind: 'wait', message: signInMessages.wait(admission.seconds) };
  const result = await sessions.prove({ email: member.email, ...typed });
  if (result === 'proved') {
    await admission.succeed();
    return undefined;
  }
  if (result === 'code-needed') return { kind: 'missing', message: signInMessages.codeNeeded };
  await desk.refusals.notePage(member, path, undefined, 'a wrong password or code').catch(() => {});
  if (result === 'code-locked') return { kind: 'wait', message: signInMessages.codeLocked };
  const message = result === 'wrong' ? 'This is not your present password.' : signInMessages.codeWrong;
  return { kind: 'wrong', message };
}
