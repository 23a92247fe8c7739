import { normalEmail, roleOf } from '#domain/accounts/roles.ts';
import { deviceName } from '#domain/accounts/where-from.ts';
import type { PasswordHashes } from '../auth/accounts.ts';
import { readCode } from '../auth/factor-code.ts';
import { isOverHttps } from '../auth/over-https.ts';
import type { SecondFactors } from '../auth/second-factor.ts';
import type { SessionLedger } from '../auth/session-ledger.ts';
import type { Cookies, EndResult, ProofResult, RunningSession, SessionManager, StartResult } from '../auth/sessions.ts';
import type { StaffMember } from '../auth/staff.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { type Auth, type AuthOptions, cookieName, createAuth } from './auth.ts';
import { hashed } from './hashed-tokens.ts';
import { secondFactors } from './second-factors.ts';
import { type IdentityProof, proveWho } from './sign-in.ts';
import { orStorageFault } from './storage-faults.ts';

export interface StaffAuthOptions extends Omit<AuthOptions, 'secure'> {
  administratorEmail: string;
  /** Whether X-Forwarded-Proto is trusted. */
  trustProxy: boolean;
  /** Seconds after which a session ends, even if it was extended. */
  sessionLimit: number;
  ledger: SessionLedger;
  /** Hashes typed text with a secret. */
  keyOf: (text: string) => string;
  /** Retries a read while the database is unavailable. */
  retried: <T>(read: () => Promise<T>) => Promise<T>;
}

/** Milliseconds between two updates of a session's last use. */
const seenFor = 5 * 60 * 1000;

export interface StaffAuth {
  sessionManager: SessionManager;
  factors: SecondFactors;
  passwords: PasswordHashes;
}

/** Sessions and second factors of staff, stored by better-auth in the product's own database. */
export async function createStaffAuth(options: StaffAuthOptions): Promise<StaffAuth> {
  const { administratorEmail, trustProxy, retried, sessionLimit, ledger } = options;
  // The cookie depends on http or https; everything else is the same.
  const httpAuth = await createAuth({ ...options, secure: false });
  const secure = await createAuth({ ...options, secure: true });

  function authFor(request: Headers): { auth: Auth; headers: Headers } {
    const isSecure = isOverHttps(request, trustProxy);
    const bearer = /^bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    // The library needs nothing else of the request.
    const cookie = bearer ? `${cookieName(isSecure)}=${bearer}` : (request.get('cookie') ?? '');
    return { auth: isSecure ? secure : httpAuth, headers: new Headers({ cookie }) };
  }

  function memberFrom(user: { id: string; email: string; name: string }): StaffMember {
    const { id, email, name } = user;
    return { id, email, name, role: roleOf(email, administratorEmail) };
  }

  async function read(request: Headers, extend: boolean) {
    const { auth, headers } = authFor(request);
    const { headers: reply, response } = await orStorageFault(() =>
      auth.api.getSession({ headers, query: { disableRefresh: !extend }, returnHeaders: true }),
    );
    if (!response || response.user.disabledAt) return undefined;
    const { id, createdAt, expiresAt, lastSeenAt } = response.session;
    const limit = new Date(createdAt.getTime() + sessionLimit * 1000);
    if (limit.getTime() <= Date.now()) return undefined;
    // Runs in the background; if it fails, the next read tries again.
    if (Date.now() - (lastSeenAt?.getTime() ?? 0) > seenFor) void ledger.seen(id).catch(() => {});
    const session: RunningSession = {
      id,
      member: memberFrom(response.user),
      expiresAt: expiresAt < limit ? expiresAt : limit,
    };
    return { session, cookies: sessionCookies(reply) };
  }

  const start: SessionManager['start'] = async (credentials, request, accept): Promise<StartResult> => {
    const { email, password, code = '', place } = credentials;
    const { auth, headers } = authFor(request);
    const proof = await proveWho(auth, normalEmail(email), password);
    if (!proof) return { kind: 'wrong' };
    const { internalAdapter } = await auth.$context;
    const user = await internalAdapter.findUserById(proof.userId);
    const disabled = !user || (user as { disabledAt?: Date | null }).disabledAt;
    const member = user && memberFrom(user);
    if (disabled || !member || !accept(member)) {
      await deleteByToken(auth, proof.token);
      return { kind: !member ? 'wrong' : disabled ? 'disabled' : 'refused' };
    }
    const proved = proof.answer ? await answered(proof, member, code) : proof;
    if ('kind' in proved) return proved;
    const started = proved.token && (await internalAdapter.findSession(proved.token));
    if (!started) return { kind: 'wrong' };
    // The browser's earlier session ends.
    await deleteByToken(auth, (await auth.api.letGo({ headers })).token);
    await ledger.started({
      tokenHash: hashed(proved.token),
      account: member,
      device: deviceName(request.get('user-agent') ?? ''),
      place,
      details: proved.how,
    });
    return {
      kind: 'started',
      session: { id: started.session.id, member, expiresAt: started.session.expiresAt },
      cookies: sessionCookies(proved.reply),
    };
  };

  const prove: SessionManager['prove'] = async ({ email, password, code = '' }) => {
    const proof = await proveWho(httpAuth, normalEmail(email), password);
    const user = proof && (await (await httpAuth.$context).internalAdapter.findUserById(proof.userId));
    if (!proof || !user) return 'wrong';
    const proved = proof.answer ? await answered(proof, memberFrom(user), code) : proof;
    if ('kind' in proved) return proved.kind satisfies ProofResult;
    await deleteByToken(httpAuth, proved.token);
    return 'proved';
  };

  /** Records that a code was used. @returns Whether it was unused before. */
  const claim = (accountId: string, code: string) =>
    ledger.claimCode(accountId, options.keyOf(`code ${accountId} ${code}`));

  /** Requires the second factor. */
  async function answered(
    proof: IdentityProof,
    member: StaffMember,
    typed: string,
  ): Promise<IdentityProof | { kind: 'code-needed' | 'code-wrong' | 'code-locked' }> {
    const code = readCode(typed);
    if (code === '') return { kind: 'code-needed' };
    const proved = await proof.answer?.(code);
    if (!proved || 'refused' in proved) return { kind: proved?.refused === 'locked' ? 'code-locked' : 'code-wrong' };
    if (await claim(member.id, code)) return proved;
    // A bystander may have seen it: a used code is refused.
    await deleteByToken(httpAuth, proved.token);
    return { kind: 'code-wrong' };
  }

  const sessionManager: SessionManager = {
    memberOf: async (request) => (await retried(() => read(request, false)))?.session.member,
    current: async (request) => (await retried(() => read(request, false)))?.session,
    extend: (request) => read(request, true),
    start: (credentials, request, accept) => orStorageFault(() => start(credentials, request, accept)),
    prove: (credentials) => orStorageFault(() => prove(credentials)),

    async end(request): Promise<EndResult> {
      const { auth, headers } = authFor(request);
      const { headers: reply, response } = await auth.api.letGo({ headers, returnHeaders: true });
      const cookies = sessionCookies(reply);
      if (!response.token) return { cookies };
      const tokenHash = hashed(response.token);
      try {
        await ledger.ended(tokenHash);
        return { cookies };
      } catch (error) {
        options.ended.add(tokenHash);
        if (error instanceof StorageUnavailable) return { cookies, pending: error };
        throw error;
      }
    },
  };

  const { password: passwords } = await httpAuth.$context;
  return {
    sessionManager,
    factors: secondFactors({ clinic: options.clinic, reached: authFor, sessionCookies, httpAuth, claim }),
    passwords: {
      hash: (password) => passwords.hash(password),
      verify: (hash, password) => passwords.verify({ hash, password }),
    },
  };
}

async function deleteByToken(auth: Auth, token: string | undefined): Promise<void> {
  if (!token) return;
  const { adapter } = await auth.$context;
  await adapter.delete({ model: 'session', where: [{ field: 'token', value: token }] });
}

/** The final session cookie of a reply: the library would also clear cookies that the product never sets. */
function sessionCookies(reply: Headers): Cookies {
  const names = [cookieName(false), cookieName(true)];
  const set = reply.getSetCookie().filter((cookie) => names.some((name) => cookie.startsWith(`${name}=`)));
  return set.slice(-1);
}
