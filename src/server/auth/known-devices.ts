import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isOverHttps } from './over-https.ts';
import type { Cookies } from './sessions.ts';

/** Browsers with an earlier sign-in to an account, recognised by a cookie that names neither the person nor the account. */
export interface KnownDevices {
  /** The device key of a request's browser, if it signed in to this account before. */
  deviceOf(email: string, request: Headers): string | undefined;
  /** The cookie that identifies the browser from now on. */
  remember(email: string, request: Headers): Cookies;
}

interface KnownDevicesOptions {
  /** Signs: the same text always gives the same key. */
  keyOf: (text: string) => string;
  /** Whether X-Forwarded-Proto is trusted. */
  trustProxy: boolean;
}

/** Seconds; browsers store no cookie longer. */
const life = 400 * 24 * 60 * 60;
/** Accounts of people who share a browser. */
const mostEntries = 4;
const entry = /^([\w-]{22})\.([\w-]{43})$/;

/** The cookie gives no access: it only gives the browser its own count of attempts. It survives sign-out. */
export function createKnownDevices({ keyOf, trustProxy }: KnownDevicesOptions): KnownDevices {
  const nameOf = (request: Headers) => (isOverHttps(request, trustProxy) ? '__Host-staff-device' : 'staff-device');
  const signed = (email: string, nonce: string) => keyOf(`device ${email} ${nonce}`);

  function entriesOf(request: Headers): { nonce: string; text: string; signature: string }[] {
    // Accepts either name: a client may send the cookie over http and https alike, and the signature is what counts.
    const values = [...(request.get('cookie') ?? '').matchAll(/(?:^|;) *(?:__Host-)?staff-device=([^;]*)/g)];
    return values
      .flatMap(([, value = '']) => value.split('~'))
      .flatMap((text) => {
        const [, nonce, signature] = entry.exec(text) ?? [];
        return nonce && signature ? [{ nonce, signature, text }] : [];
      });
  }

  function find(email: string, request: Headers) {
    return entriesOf(request)
      .slice(0, mostEntries)
      .find(({ nonce, signature }) => timingSafeEqual(Buffer.from(signature), Buffer.from(signed(email, nonce))));
  }

  return {
    deviceOf: (email, request) => find(email, request)?.nonce,
    remember: (email, request) => {
      const existing = find(email, request);
      const nonce = existing?.nonce ?? randomBytes(16).toString('base64url');
      const others = entriesOf(request).filter((one) => one.nonce !== nonce);
      const texts = [`${nonce}.${signed(email, nonce)}`, ...others.map(({ text }) => text)].slice(0, mostEntries);
      const secure = isOverHttps(request, trustProxy) ? ' Secure;' : '';
      return [`${nameOf(request)}=${texts.join('~')}; Max-Age=${life}; Path=/; HttpOnly;${secure} SameSite=Lax`];
    },
  };
}
