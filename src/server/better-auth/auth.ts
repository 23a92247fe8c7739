import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';
import { passwordLength } from '../auth/accounts.ts';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import { newRecoveryCodes } from '../auth/new-password.ts';
import { carriedSession } from './carried-session.ts';
import { withHashedTokens } from './hashed-tokens.ts';
import { noticingFaults } from './storage-faults.ts';

export interface AuthOptions {
  // The product's tables under its own names; the library brings types of its own.
  // biome-ignore lint/suspicious/noExplicitAny: the library takes any database
  db: Kysely<any>;
  ended: EndedSessions;
  /** Signs the session cookie. */
  secret: string;
  /** Seconds until a session expires after its start or extension. */
  sessionLife: number;
  /** Whether the site is reached over https: the cookie is then sent over https only, and for this host only. */
  secure: boolean;
  /** The site's name in an authenticator app. */
  clinic: string;
}

/**
 * The name of the cookie. Browsers accept the __Host- prefix from this very host over https only, whatever its neighbours set.
 */
export const cookieName = (secure: boolean) => (secure ? '__Host-staff-session' : 'staff-session');

/** The library on the product's database. */
export async function createAuth(options: AuthOptions) {
  const library = libraryOptions(options);
  // Times are texts on both engines, as in all tables, so one dialect serves both.
  const adapter = await getAdapter({ ...library, database: { db: options.db, type: 'sqlite', transaction: true } });
  return betterAuth({ ...library, database: () => noticingFaults(withHashedTokens(adapter, options.ended)) });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/**
 * The library's part: accounts, hashed passwords (scrypt), sessions and their signed cookie. None of its endpoints is reachable
 * over the network; the product's are in src/server/auth and src/server/http.
 */
function libraryOptions({ secret, sessionLife, secure, clinic }: AuthOptions) {
  return {
    appName: clinic,
    // Never used: no address is mounted and no mail is sent.
    baseURL: 'http://site.invalid',
    secret,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: {
      modelName: 'staff_accounts',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
        lastSignInAt: { type: 'date', required: false, input: false, fieldName: 'last_sign_in_at' },
      },
    },
    account: {
      modelName: 'staff_credentials',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        token: 'token_hash',
        userId: 'user_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        device: { type: 'string', required: false, input: false },
        place: { type: 'string', required: false, input: false },
        lastSeenAt: { type: 'date', required: false, input: false, fieldName: 'last_seen_at' },
      },
      expiresIn: sessionLife,
      // Reading does not extend; the page does so near the end.
      updateAge: 0,
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    plugins: [carriedSession, secondFactor],
    advanced: {
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName(secure),
          attributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
        },
      },
    },
    // Errors are thrown, and reported by the caller.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
  } satisfies BetterAuthOptions;
}

/** Codes of an authenticator app, and recovery codes; both encrypted in the database. */
const secondFactor = twoFactor({
  // Requires the password first; a lockout of a quarter of an hour prevents trying a million codes.
  accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 },
  backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'staff_second_factors',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
});
