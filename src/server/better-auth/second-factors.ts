import { APIError } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import { readCode } from '../auth/factor-code.ts';
import type { SecondFactors } from '../auth/second-factor.ts';
import type { Cookies } from '../auth/sessions.ts';
import type { Auth } from './auth.ts';
import { orStorageFault } from './storage-faults.ts';

interface Row {
  secret: string;
  backupCodes: string;
  verified?: boolean | null;
}

export interface AuthForRequest {
  auth: Auth;
  headers: Headers;
}

interface Options {
  clinic: string;
  reached: (request: Headers) => AuthForRequest;
  /** The product's cookies of a reply. */
  sessionCookies: (reply: Headers) => Cookies;
  /** For calls without a request. */
  httpAuth: Auth;
  /** Records that a code of an account was used. */
  claim: (accountId: string, code: string) => Promise<boolean>;
}

/** The library's plugin for second factors, as its owner uses it. */
export function secondFactors({ clinic, reached: authFor, sessionCookies, httpAuth, claim }: Options): SecondFactors {
  async function rowOf(accountId: string): Promise<Row | null> {
    const { adapter } = await httpAuth.$context;
    return adapter.findOne<Row>({ model: 'twoFactor', where: [{ field: 'userId', value: accountId }] });
  }

  async function codesIn(row: Row): Promise<string[]> {
    return JSON.parse(await decrypted(row.backupCodes)) as string[];
  }

  async function decrypted(data: string): Promise<string> {
    const { secretConfig } = await httpAuth.$context;
    return symmetricDecrypt({ key: secretConfig, data });
  }

  return {
    begin: (request, password) =>
      orRefused(async () => {
        const { auth, headers } = authFor(request);
        const begun = await auth.api.enableTwoFactor({ headers, body: { password, issuer: clinic } });
        return 'totpURI' in begun && begun.totpURI && begun.backupCodes
          ? { uri: begun.totpURI, recoveryCodes: begun.backupCodes }
          : undefined;
      }),
    pending: (accountId) =>
      orStorageFault(async () => {
        const row = await rowOf(accountId);
        if (!row || row.verified) return undefined;
        const { internalAdapter } = await httpAuth.$context;
        const email = (await internalAdapter.findUserById(accountId))?.email ?? '';
        return { uri: addressOf(await decrypted(row.secret), clinic, email), recoveryCodes: await codesIn(row) };
      }),
    confirm: async (request, typed) => {
      const { auth, headers } = authFor(request);
      const code = readCode(typed);
      const done = await orRefused(() => auth.api.verifyTOTP({ headers, body: { code }, returnHeaders: true }));
      if (!done) return false;
      // A bystander may have seen it: the code that turned the factor on cannot sign in.
      await claim(done.response.user.id, code);
      return { cookies: sessionCookies(done.headers) };
    },
    newRecoveryCodes: (request, password) =>
      orRefused(async () => {
        const { auth, headers } = authFor(request);
        return (await auth.api.generateBackupCodes({ headers, body: { password } })).backupCodes;
      }),
    codesLeft: (accountId) =>
      orStorageFault(async () => {
        const row = await rowOf(accountId);
        return row ? (await codesIn(row)).length : 0;
      }),
  };
}

/** The otpauth address, in the library's format. */
function addressOf(secret: string, clinic: string, email: string): string {
  const label = `${encodeURIComponent(clinic)}:${encodeURIComponent(email)}`;
  const key = base32(Buffer.from(secret, 'utf8'));
  const settings = new URLSearchParams({ secret: key, issuer: clinic, digits: '6', period: '30' });
  return `otpauth://totp/${label}?${settings}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Maps a refusal of the library to undefined. */
async function orRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await orStorageFault(work);
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return undefined;
    throw error;
  }
}
