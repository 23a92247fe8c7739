import { data, type HeadersArgs, isRouteErrorResponse, type RouterContextProvider, redirect } from 'react-router';
import { mayEnter, type StaffRole } from '#domain/accounts/roles.ts';
import { roughPlace } from '#domain/accounts/where-from.ts';
import type { StaffMember } from '#server/auth/staff.ts';
import { servicesOf } from '#server/services.ts';
import { storageRetryAfter } from '#server/storage/storage-failure.ts';
import { isOutOfReach } from './blog-failure.ts';

/** Why somebody is not let into a staff page. 'storage-away': the database cannot say who it is. */
export type StaffRefusal = 'no-session' | 'not-administrator' | 'storage-away';

/** Where staff set up a second factor: the one page that is open to them while one is required and they have none. */
const setUpFactor = '/blog-admin/account';

interface RequestDetails {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The guard of every loader and action of a staff page: the first line of each. Reads the session anew from the
 * database, so a revoked one is refused at once.
 *
 * @param required 'staff' lets everybody in who is signed in, 'administrator' the administrator only.
 * @throws a refusal, which the layouts staff-area.tsx and admin-area.tsx show. The page itself answers 200 and shows
 * who may come in; data and forms answer 401 or 403. While the database is away all of them answer 503.
 */
export async function requireStaff(requested: RequestDetails, required: StaffRole): Promise<StaffMember> {
  const { member, refusal } = await lookAtStaff(requested, required);
  if (!refusal) return member;
  if (refusal === 'no-session' && (await lacksFactor(requested))) throw redirect(setUpFactor, 303);
  if (member || (refusal === 'no-session' && required === 'administrator'))
    await noteRefusal(requested, member, 'page');
  if (refusal === 'storage-away') throw data({ refusal }, awayReply);
  const isPage = requested.request.method === 'GET' && !servicesOf(requested.context).isData;
  throw data({ refusal }, { status: isPage ? 200 : refusal === 'no-session' ? 401 : 403 });
}

/** In the audit trail. What cannot be noted is refused all the same. */
export async function noteRefusal(
  { request, context }: RequestDetails,
  member: StaffMember | undefined,
  what: 'page' | 'export',
): Promise<void> {
  const { accountServices, caller, report } = servicesOf(context);
  const path = new URL(request.url).pathname;
  const { notePage, noteStranger } = accountServices.refusals;
  const noted = member ? notePage(member, path, roughPlace(caller)) : noteStranger(what, path, roughPlace(caller));
  await noted.catch(report);
}

/** The guard of the page on which staff set up a second factor: a session is enough. */
export async function requireSession(requested: RequestDetails): Promise<StaffMember> {
  const { staffAccess } = servicesOf(requested.context);
  const member = (await lacksFactor(requested))
    ? await staffAccess.sessionManager.memberOf(requested.request.headers)
    : undefined;
  return member ?? requireStaff(requested, 'staff');
}

/** Whether somebody is signed in, and does not count because a second factor is required. */
export async function lacksFactor({ request, context }: RequestDetails): Promise<boolean> {
  const { staff, staffAccess } = servicesOf(context);
  if (staff === staffAccess.sessionManager) return false;
  try {
    const [counted, signedIn] = await Promise.all(
      [staff, staffAccess.sessionManager].map((sessions) => sessions.memberOf(request.headers)),
    );
    return counted === undefined && signedIn !== undefined;
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return false;
  }
}

/** How a staff page answers while the database is away. */
export const awayReply = { status: 503, headers: { 'retry-after': String(storageRetryAfter) } };

type Look = { member: StaffMember; refusal: undefined } | { member: StaffMember | undefined; refusal: StaffRefusal };

/** Who is there, and whether they may come in; refuses nobody. */
export async function lookAtStaff({ request, context }: RequestDetails, required: StaffRole): Promise<Look> {
  const { staff, report } = servicesOf(context);
  let member: StaffMember | undefined;
  try {
    member = await staff.memberOf(request.headers);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    report(error);
    return { member, refusal: 'storage-away' };
  }
  if (!member) return { member, refusal: 'no-session' };
  return mayEnter(member.role, required) ? { member, refusal: undefined } : { member, refusal: 'not-administrator' };
}

/** What requireStaff threw, or undefined for any other error. */
export function refusalIn(error: unknown): StaffRefusal | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return (error.data as { refusal?: StaffRefusal } | null)?.refusal;
}

/** Nothing of a staff page is kept by anybody, and no search engine shows it. */
export function staffHeaders(args: HeadersArgs): Record<string, string> {
  const { errorHeaders, loaderHeaders, actionHeaders, parentHeaders } = args;
  const found = [errorHeaders, loaderHeaders, actionHeaders, parentHeaders].map((one) => one?.get('retry-after'));
  const retryAfter = found.find((value) => typeof value === 'string');
  const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return retryAfter === undefined ? privateHeaders : { ...privateHeaders, 'retry-after': retryAfter };
}
