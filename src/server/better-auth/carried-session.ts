import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';

/**
 * Adds to the library what its own sign-out lacks: the token that a request carries, if the signature is ours, without a
 * look into the database; the reply's cookie makes the browser forget it. The library's sign-out says done also where the
 * session could not be deleted.
 */
export const carriedSession = {
  id: 'carried-session',
  endpoints: {
    letGo: createAuthEndpoint('/let-go', { method: 'POST', requireHeaders: true }, async (request) => {
      const { authCookies, secret } = request.context;
      const token = await request.getSignedCookie(authCookies.sessionToken.name, secret);
      deleteSessionCookie(request);
      return { token: token || undefined };
    }),
  },
};
