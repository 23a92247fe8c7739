import { authAddresses, type StaffSession, type StaffUser } from '#wire/staff-session.ts';
import { timeoutSignal } from '#wire/timeout.ts';
import { cookiesRefused, type Refused } from './words.ts';

/** Timeout of a request in milliseconds. */
const timeoutMs = 10_000;

/** The server replied that its database is unavailable; a retry may succeed. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
  /** Whether the session ended in this browser although the server could not confirm it. */
  readonly endsLater: boolean;

  constructor(code: string) {
    super(code);
    this.endsLater = code === 'sign-out-pending';
  }
}

async function ask(address: string, method: 'GET' | 'POST', wait = timeoutMs): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: timeoutSignal(wait),
  });
  if (response.status === 503) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: string } };
    if (error?.code === 'unavailable' || error?.code === 'sign-out-pending') throw new StorageAwayError(error.code);
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.status === 204 ? null : await response.json();
}

/** The session of this browser, or null. Throws where it is unknown. */
export async function readSession(): Promise<StaffSession | null> {
  return sessionIn(await ask(authAddresses.session, 'GET'));
}

/** Refreshes the session; null where it is over. Throws where it is unknown. */
export async function refreshSession(): Promise<StaffSession | null> {
  return sessionIn(await ask(authAddresses.refresh, 'POST'));
}

/** The account of the session, or null. Throws where it is unknown. */
export async function readUser(): Promise<StaffUser | null> {
  const reply = await ask(authAddresses.user, 'GET');
  if (reply !== null && !isUser(reply)) throw new Error('the reply names nobody');
  return reply as StaffUser | null;
}

interface Credentials {
  email: string;
  password: string;
  code: string;
}

/** Signs in. Resolves with the server's refusal, or undefined. Throws without a reply. */
export async function startSession(credentials: Credentials): Promise<Omit<Refused, 'email'> | undefined> {
  if (!navigator.cookieEnabled) return { message: cookiesRefused };
  const response = await fetch(authAddresses.signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...credentials, quiet: true }),
    cache: 'no-store',
    signal: timeoutSignal(timeoutMs),
  });
  const { error } = (await response.json()) as { error?: { code?: string; message?: string } };
  if (error) {
    const needsCode = { 'code-needed': 'missing', 'code-wrong': 'wrong' } as const;
    return { message: error.message ?? '', needsCode: needsCode[error.code as keyof typeof needsCode] };
  }
  if (!response.ok) throw new Error(`${authAddresses.signIn} answered ${response.status}`);
  return undefined;
}

/** Ends the session on the server. Throws where that failed or is pending. */
export async function endSession(): Promise<void> {
  // A timeout here would report a session that may be over.
  await ask(authAddresses.signOut, 'POST', 3 * timeoutMs);
}

function sessionIn(reply: unknown): StaffSession | null {
  if (reply === null) return null;
  const { expires_in, user } = reply as Partial<StaffSession>;
  if (typeof expires_in !== 'number' || !isUser(user)) throw new Error('the reply is no session');
  return reply as StaffSession;
}

function isUser(value: unknown): boolean {
  const { email, role } = (value ?? {}) as { email?: unknown; role?: unknown };
  return typeof email === 'string' && (role === 'administrator' || role === 'staff');
}
