/** Why the guard of the administrator's pages lets somebody not in. */
export const guardProblems = {
  authentication: 'Authentication error occurred',
  'no-session': 'No active session found',
  'not-administrator': 'Admin privileges required',
  session: 'Session validation failed',
  security: 'Security validation failed',
} as const;
export type GuardProblem = keyof typeof guardProblems;

/** What the sign-in page says to somebody who was led there. */
const loginNotices = { ...guardProblems, 'signed-out': 'You have been signed out.' } as const;
export type LoginNotice = keyof typeof loginNotices;

/** The sign-in page with something to say. */
export const loginWith = (notice: LoginNotice) => `/admin/login?notice=${notice}`;

/** What to say, from the query of the address, which may hold anything. */
export function noticeIn(search: string): string | undefined {
  const notice = new URLSearchParams(search).get('notice') ?? '';
  return Object.hasOwn(loginNotices, notice) ? loginNotices[notice as LoginNotice] : undefined;
}
