import { mayEnter, normalEmail, type StaffRole } from '#domain/accounts/roles.ts';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { storageRetryAfter, storageTrouble } from '../storage/storage-failure.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Refusals } from './refusals.ts';
import type { Cookies, RunningSession, SessionManager } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';

export interface SignInAttempt {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code. */
  code?: string | undefined;
  /** The role required to sign in here. */
  required: StaffRole;
  /** The headers of the request; the session that they carry ends. */
  request: Headers;
  /** The caller, for rate limits only. */
  caller: string;
}

export type SignInResult =
  | { kind: 'signed-in'; session: RunningSession; cookies: Cookies }
  | {
      kind: 'refused';
      /** For the person at the form. */
      message: string;
      status: 401 | 403 | 422 | 429 | 503;
      /** Seconds to wait, with status 429 and 503. */
      retryAfter?: number;
      cookies: Cookies;
      /** Set if the password was right and the form must ask for a code: for the first time, or again. */
      needsCode?: 'missing' | 'wrong';
    };

/** Replies to the sign-in form. They never reveal whether the email or the password is wrong. */
export const signInMessages = {
  incomplete: 'Enter your email and your password.',
  wrong: 'Invalid credentials. Please try again.',
  disabled: 'This account is switched off. Contact system administrator for access.',
  notAdministrator: 'Access denied. Admin privileges required.',
  codeNeeded: 'Enter the six digits that your authenticator app shows now, or a recovery code.',
  codeWrong: 'This code is not right, or was used already. Enter the newest one of your app, or a recovery code.',
  codeLocked: 'Too many codes were wrong. Please wait 15 minutes, then try again.',
  away: (reason: StorageUnavailable['reason']) =>
    `${storageTrouble[reason]}, so nobody can sign in right now. Please try again in a moment.`,
  crowded: 'Many are signing in right now. Please wait 5 seconds, then try again.',
  wait: (seconds: number) => `Too many attempts. Please wait ${waitInWords(seconds)}, then try again.`,
} as const;

function waitInWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

export interface SignInOptions {
  sessionManager: SessionManager;
  throttle: SignInThrottle;
  devices: KnownDevices;
  /** Records refused sign-ins with the reason. */
  refusals: Refusals;
}

/**
 * Concurrent attempts of browsers without an earlier sign-in. A password check takes a processor for a tenth of a second, in
 * the threads that also read files: without this limit, attempts from many addresses would delay staff and pictures for
 * minutes.
 */
const unknownAtOnce = 16;

/** Signs in: counts the attempt, checks the password, and starts a session if the role suffices. */
export function createSignIn({ sessionManager, throttle, devices, refusals }: SignInOptions) {
  let unapproved = 0;

  return async function signIn(attempt: SignInAttempt): Promise<SignInResult> {
    try {
      return await tried(attempt);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      const message = signInMessages.away(error.reason);
      return { kind: 'refused', message, status: 503, retryAfter: storageRetryAfter, cookies: [] };
    }
  };

  async function tried(attempt: SignInAttempt): Promise<SignInResult> {
    const email = normalEmail(attempt.email);
    if (email === '' || attempt.password === '') {
      return { kind: 'refused', message: signInMessages.incomplete, status: 422, cookies: [] };
    }
    const device = devices.deviceOf(email, attempt.request);
    if (device !== undefined) return admitted(attempt, email, device);
    if (unapproved >= unknownAtOnce)
      return { kind: 'refused', message: signInMessages.crowded, status: 429, retryAfter: 5, cookies: [] };
    unapproved += 1;
    try {
      return await admitted(attempt, email);
    } finally {
      unapproved -= 1;
    }
  }

  async function admitted(attempt: SignInAttempt, email: string, device?: string): Promise<SignInResult> {
    const admission = await throttle.admit(email, attempt.caller, device);
    if (admission.kind === 'wait') {
      const { seconds } = admission;
      return { kind: 'refused', message: signInMessages.wait(seconds), status: 429, retryAfter: seconds, cookies: [] };
    }
    const place = roughPlace(attempt.caller);
    const credentials = { email, password: attempt.password, code: attempt.code, place };
    const result = await sessionManager.start(credentials, attempt.request, ({ role }) =>
      mayEnter(role, attempt.required),
    );
    if (result.kind !== 'started' && result.kind !== 'code-needed') await refusals.note(email, result.kind, place);
    switch (result.kind) {
      case 'started':
        await admission.succeed();
        return {
          kind: 'signed-in',
          session: result.session,
          cookies: [...result.cookies, ...devices.remember(email, attempt.request)],
        };
      case 'code-needed':
      case 'code-wrong': {
        const isFirst = result.kind === 'code-needed';
        const message = isFirst ? signInMessages.codeNeeded : signInMessages.codeWrong;
        return { kind: 'refused', message, status: 401, cookies: [], needsCode: isFirst ? 'missing' : 'wrong' };
      }
      case 'code-locked':
        return {
          kind: 'refused',
          message: signInMessages.codeLocked,
          status: 429,
          retryAfter: 15 * 60,
          cookies: [],
          needsCode: 'wrong',
        };
      case 'wrong':
        return { kind: 'refused', message: signInMessages.wrong, status: 401, cookies: [] };
      case 'disabled':
        return { kind: 'refused', message: signInMessages.disabled, status: 403, cookies: [] };
      case 'refused':
        // A person who is no administrator leaves the administrator's form signed out, whatever session they had.
        return {
          kind: 'refused',
          message: signInMessages.notAdministrator,
          status: 403,
          cookies: (await sessionManager.end(attempt.request)).cookies,
        };
    }
  }
}

export type SignIn = ReturnType<typeof createSignIn>;
