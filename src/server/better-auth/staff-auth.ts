import { APIError } from 'better-auth';
import { normalEmail, roleOf } from '#domain/accounts/roles.ts';
import { isOverHttps } from '../auth/over-https.ts';
import type { Cookies, EndResult, RunningSession, SessionKeeper, StartResult } from '../auth/sessions.ts';
import type { StaffMember } from '../auth/staff.ts';
import { StorageUnavailable } from '../blog/post-store.ts';
import { staffAccounts } from './accounts.ts';
import { type Auth, type AuthOptions, cookieName, createAuth } from './auth.ts';
import { orStorageFault } from './storage-faults.ts';

export interface StaffAuthOptions extends Omit<AuthOptions, 'secure'> {
  administratorEmail: string;
  /** Whether X-Forwarded-Proto is believed. */
  trustProxy: boolean;
  /** Reads again where the database could not answer. */
  retried: <T>(read: () => Promise<T>) => Promise<T>;
}

/** Accounts and sessions of the staff, kept by better-auth in the product's own database. */
export async function createStaffAuth(options: StaffAuthOptions) {
  const { administratorEmail, trustProxy, retried } = options;
  // Which cookie there is depends on how the request came; everything else is the same.
  const plain = await createAuth({ ...options, secure: false });
  const secure = await createAuth({ ...options, secure: true });

  function reached(request: Headers): { auth: Auth; headers: Headers } {
    const isSecure = isOverHttps(request, trustProxy);
    const bearer = /^bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    // Nothing else of the request is the library's business.
    const cookie = bearer ? `${cookieName(isSecure)}=${bearer}` : (request.get('cookie') ?? '');
    return { auth: isSecure ? secure : plain, headers: new Headers({ cookie }) };
  }

  function memberFrom(user: { id: string; email: string; name: string }): StaffMember {
    const { id, email, name } = user;
    return { id, email, name, role: roleOf(email, administratorEmail) };
  }

  async function read(request: Headers, extend: boolean) {
    const { auth, headers } = reached(request);
    const { headers: reply, response } = await orStorageFault(() =>
      auth.api.getSession({ headers, query: { disableRefresh: !extend }, returnHeaders: true }),
    );
    if (!response || response.user.disabledAt) return undefined;
    const session: RunningSession = { member: memberFrom(response.user), expiresAt: response.session.expiresAt };
    return { session, cookies: ours(reply) };
  }

  const start: SessionKeeper['start'] = async ({ email, password }, request, accept): Promise<StartResult> => {
    const { auth, headers } = reached(request);
    const signedIn = await signIn(auth, normalEmail(email), password);
    if (!signedIn) return { kind: 'wrong' };
    const { internalAdapter, adapter } = await auth.$context;
    const user = await internalAdapter.findUserById(signedIn.userId);
    const disabled = !user || (user as { disabledAt?: Date | null }).disabledAt;
    const member = user && memberFrom(user);
    const started = await internalAdapter.findSession(signedIn.token);
    if (disabled || !member || !started || !accept(member)) {
      await internalAdapter.deleteSession(signedIn.token);
      return { kind: !member || !started ? 'wrong' : disabled ? 'disabled' : 'refused' };
    }
    // The session that the browser came with is over, and so are those that ended while nobody looked.
    await deleteByToken(auth, (await auth.api.letGo({ headers })).token);
    await adapter.deleteMany({
      model: 'session',
      where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
    });
    await internalAdapter.updateUser(member.id, { lastSignInAt: new Date() });
    return {
      kind: 'started',
      session: { member, expiresAt: started.session.expiresAt },
      cookies: signedIn.cookies,
    };
  };

  const keeper: SessionKeeper = {
    memberOf: async (request) => (await retried(() => read(request, false)))?.session.member,
    current: async (request) => (await retried(() => read(request, false)))?.session,
    extend: (request) => read(request, true),
    start: (credentials, request, accept) => orStorageFault(() => start(credentials, request, accept)),

    async end(request): Promise<EndResult> {
      const { auth, headers } = reached(request);
      const { headers: reply, response } = await auth.api.letGo({ headers, returnHeaders: true });
      const cookies = ours(reply);
      try {
        await deleteByToken(auth, response.token);
        return { cookies };
      } catch (error) {
        if (error instanceof StorageUnavailable) return { cookies, pending: error };
        throw error;
      }
    },
  };

  return { keeper, accounts: staffAccounts(plain, administratorEmail) };
}

async function signIn(auth: Auth, email: string, password: string) {
  try {
    const { headers, response } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
    return { userId: response.user.id, token: response.token, cookies: ours(headers) };
  } catch (error) {
    // An email or a password that cannot be one is as wrong as any other.
    if (error instanceof APIError && error.statusCode < 500) return undefined;
    throw error;
  }
}

async function deleteByToken(auth: Auth, token: string | undefined): Promise<void> {
  if (!token) return;
  const { adapter } = await auth.$context;
  await adapter.delete({ model: 'session', where: [{ field: 'token', value: token }] });
}

/** The session's cookie: the library would clear others as well, which we never set. */
function ours(reply: Headers): Cookies {
  const names = [cookieName(false), cookieName(true)];
  return reply.getSetCookie().filter((cookie) => names.some((name) => cookie.startsWith(`${name}=`)));
}
