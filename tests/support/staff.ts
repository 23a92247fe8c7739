import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { composeAccounts } from '#server/compose-accounts.ts';
import { readConfig } from '#server/config.ts';
import { type Reply, type RequestOptions, request } from './request.ts';
import type { ReachableSite, Site } from './site.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Of an authenticator app, or a recovery code. */
  code?: string;
}

/** The administrator of sites that tests start with `staffSettings`. */
export const administrator = { email: 'owner@clinic.example', password: 'correct horse battery' } as const;

/** A writer; `addWriter` creates the account. */
export const writer = { email: 'jo@clinic.example', password: 'a pencil and a desk' } as const;

/** Settings with a known password of the administrator. */
export const staffSettings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password } as const;

type Accounts = Awaited<ReturnType<typeof composeAccounts>>;

const instances = new WeakMap<Site, Promise<Accounts>>();

/** A second composition on a site's database, reused until the site stops, because composing takes half a second. */
function accountsOf(site: Site): Promise<Accounts> {
  const there = instances.get(site);
  if (there) return there;
  const composed = composeAccounts(readConfig({ ...staffSettings, DATA_DIR: site.dataDir }));
  instances.set(site, composed);
  void site.exited.then(async () => (await composed).close());
  return composed;
}

/** Changes accounts of a running site from another process, as the account command does. */
export async function withAccounts<T>(site: Site, work: (accounts: Accounts) => Promise<T>): Promise<T> {
  return work(await accountsOf(site));
}

/** Adds a writer's account to a running site. */
export async function addWriter(site: Site): Promise<void> {
  await withAccounts(site, ({ store }) => store.create({ ...writer, name: 'Jo' }));
}

/** Sends a form as a browser without script does. */
export function post(
  site: ReachableSite,
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

/** Signs in through the API. */
export function postCredentials(
  site: ReachableSite,
  account: Credentials,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return request(site, '/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(account),
  });
}

/** The cookies of a reply as the Cookie header of the next request. */
export function cookieOf(reply: Reply): string {
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Signs in without a browser; returns the Cookie header of the session. */
export async function signIn(site: ReachableSite, account: Credentials = administrator): Promise<string> {
  const reply = await postCredentials(site, account);
  if (reply.status !== 200) throw new Error(`signing in was answered ${reply.status}: ${reply.text}`);
  return cookieOf(reply)
    .split('; ')
    .filter((cookie) => cookie.includes('staff-session='))
    .join('; ');
}

/** Signs in and gives the session to a browser window. Returns the Cookie header. */
export async function signInPage(
  page: Page,
  site: ReachableSite,
  account: Credentials = administrator,
): Promise<string> {
  const cookie = await signIn(site, account);
  await carryCookie(page, site, cookie);
  return cookie;
}

/** Gives an existing session to a browser window. */
export async function carryCookie(page: Page, site: ReachableSite, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split(/=(.*)/s);
    return { name, value, url: site.origin, httpOnly: true, sameSite: 'Lax' as const };
  });
  await page.context().addCookies(cookies);
}

/**
 * Advances the page's clock by this many milliseconds repeatedly, until something is visible. Once may not be enough: a page with
 * a pending request skips a poll, and a new screen may not have set its timer yet.
 */
export async function runOn(page: Page, milliseconds: number, seen: () => Promise<boolean> | boolean): Promise<void> {
  const step = async () => {
    await page.clock.fastForward(milliseconds);
    return seen();
  };
  try {
    await expect.poll(step, { timeout: 30_000, interval: 250 }).toBe(true);
  } catch (error) {
    throw new Error(`not seen in:\n${await page.locator('body').innerText()}`, { cause: error });
  }
}
