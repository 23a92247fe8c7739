import { authAddresses, type StaffSession, type StaffUser } from '#wire/staff-session.ts';
import { timeoutSignal } from '#wire/timeout.ts';
import { cookiesRefused, type Refused } from './words.ts';

/** Milliseconds after which a question counts as unanswered. */
const timeoutMs = 10_000;

/** The server answered that its database is away: it may be asked again. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
  /** Whether it ended the session for this browser, and goes on by itself. */
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

/** The session of this browser, or null. Throws where nobody can say. */
export async function readSession(): Promise<StaffSession | null> {
  return sessionIn(await ask(authAddresses.session, 'GET'));
}

/** Lets the session live on; null where it is over. Throws where nobody can say. */
export async function refreshSession(): Promise<StaffSession | null> {
  return sessionIn(await ask(authAddresses.refresh, 'POST'));
}

/** The account behind the session, or null. Throws where nobody can say. */
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

/** Signs in. Answers what the server says against it, or undefined. Throws where nobody can say. */
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

/** Ends the session on the server. Throws where that did not happen, or not yet. */
export async function endSession(): Promise<void> {
  // Given up too early, a session would be over that this page says is there.
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
