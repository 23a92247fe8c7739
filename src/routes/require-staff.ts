import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { mayEnter, type StaffRole } from '#domain/accounts/roles.ts';
import type { StaffMember } from '#server/auth/staff.ts';
import { servicesOf } from '#server/services.ts';

/** Why somebody is not let into a staff page. */
export type Refusal = 'no-session' | 'not-administrator';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The guard of every loader and action of a staff page: the first line of each. Reads the session anew from the
 * database, so a revoked one is refused at once.
 *
 * @param required 'staff' lets everybody in who is signed in, 'administrator' the administrator only.
 * @throws a refusal, which the layouts staff-area.tsx and admin-area.tsx show. The page itself answers 200 and shows
 * who may come in; data and forms answer 401 or 403.
 */
export async function requireStaff(asked: Asked, required: StaffRole): Promise<StaffMember> {
  const { member, refusal } = await lookAtStaff(asked, required);
  if (!refusal) return member;
  const isPage = asked.request.method === 'GET' && !servicesOf(asked.context).isData;
  throw data({ refusal }, { status: isPage ? 200 : refusal === 'no-session' ? 401 : 403 });
}

type Look = { member: StaffMember; refusal: undefined } | { member: StaffMember | undefined; refusal: Refusal };

/** Who is there, and whether they may come in; refuses nobody. */
export async function lookAtStaff({ request, context }: Asked, required: StaffRole): Promise<Look> {
  const member = await servicesOf(context).staff.memberOf(request.headers);
  if (!member) return { member, refusal: 'no-session' };
  return mayEnter(member.role, required) ? { member, refusal: undefined } : { member, refusal: 'not-administrator' };
}

/** What requireStaff threw, or undefined for any other error. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return (error.data as { refusal?: Refusal } | null)?.refusal;
}

/** Nothing of a staff page is kept by anybody, and no search engine shows it. */
export const staffHeaders = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
