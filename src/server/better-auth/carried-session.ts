import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';

/**
 * Adds to the library's sign-out: the token that a request carries, if its signature is valid, without a query; the reply's
 * cookie clears it in the browser. The library's sign-out reports success also if the session could not be deleted.
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
