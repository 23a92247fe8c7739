import { APIError } from 'better-auth';
import type { Auth } from './auth.ts';

/** A caller who proved the password. */
export interface IdentityProof {
  userId: string;
  /** The session's token; undefined if a code is required first. */
  token: string | undefined;
  /** Its headers hold the session's cookie. */
  reply: Headers;
  /** The factor beside the password. */
  how?: string;
  /** Verifies a code; present if one is required. */
  answer?: (code: string) => Promise<IdentityProof | { refused: 'wrong' | 'locked' }>;
}

/** Checks a password; undefined if the email has no account or the password is wrong. */
export async function proveWho(auth: Auth, email: string, password: string): Promise<IdentityProof | undefined> {
  const signedIn = await orRefusal(() =>
    auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
  );
  // A malformed email or password is as wrong as any other.
  if ('refused' in signedIn) return undefined;
  const { headers: reply, response } = signedIn;
  if (!('twoFactorRedirect' in response)) return { userId: response.user.id, token: response.token, reply };

  const { internalAdapter } = await auth.$context;
  const user = await internalAdapter.findUserByEmail(email);
  if (!user) return undefined;
  const userId = user.user.id;
  // Proves to the library that the password was right; it never leaves the server.
  const cookie = reply
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = new Headers({ cookie });
  const answer: IdentityProof['answer'] = async (code) => {
    const isOfApp = /^\d{6}$/.test(code);
    const verified = await orRefusal(() =>
      isOfApp
        ? auth.api.verifyTOTP({ headers, body: { code }, returnHeaders: true })
        : auth.api.verifyBackupCode({ headers, body: { code }, returnHeaders: true }),
    );
    if ('refused' in verified) return verified;
    const { token } = verified.response as { token?: string };
    const how = isOfApp ? 'with a code' : 'with a recovery code';
    return { userId, token, reply: verified.headers, how };
  };
  return { userId, token: undefined, reply, answer };
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | { refused: 'wrong' | 'locked' }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    return { refused: error.statusCode === 429 ? 'locked' : 'wrong' };
  }
}
