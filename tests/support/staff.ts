import type { Page } from 'playwright-core';
import { type Reply, type RequestOptions, request } from './request.ts';
import type { Site } from './site.ts';

/** The administrator of sites that tests start with `staffSettings`. */
export const administrator = { email: 'owner@clinic.example', password: 'correct horse battery' } as const;

/** Settings of a site whose administrator's password a test knows. */
export const staffSettings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password } as const;

/** Sends a form as a browser without script does. */
export function post(
  site: Site,
  path: string,
  fields: Record<string, string>,
  { headers = {}, ...options }: RequestOptions = {},
): Promise<Reply> {
  return request(site, path, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** What a reply sets as cookies, as the Cookie header of the next request. */
export function cookieOf(reply: Reply): string {
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Signs in without a browser; answers the Cookie header. */
export async function signIn(
  site: Site,
  account: { email: string; password: string } = administrator,
): Promise<string> {
  const reply = await request(site, '/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (reply.status !== 200) throw new Error(`signing in was answered ${reply.status}: ${reply.text}`);
  return cookieOf(reply);
}

/** Gives a browser window the session of somebody who signed in. */
export async function signInPage(
  page: Page,
  site: Site,
  account: { email: string; password: string } = administrator,
): Promise<void> {
  const cookie = await signIn(site, account);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: site.origin, httpOnly: true, sameSite: 'Lax' }]);
}
