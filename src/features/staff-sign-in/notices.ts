/** The reasons for a refusal by the guard of the administrator's pages. */
export const guardProblems = {
  authentication: 'Authentication error occurred',
  'no-session': 'No active session found',
  'not-administrator': 'Admin privileges required',
  session: 'Session validation failed',
  security: 'Security validation failed',
} as const;
export type GuardProblem = keyof typeof guardProblems;

/** The notice of the sign-in page after a redirect. */
const loginNotices = {
  ...guardProblems,
  'signed-out': 'You have been signed out.',
  'password-set': 'Your password is set. Sign in with it.',
  'sign-out-pending':
    'Signing out is not finished, because the database does not answer. You are signed out in this browser. The session is refused from now on, and deleted as soon as the database is back.',
} as const;
export type LoginNotice = keyof typeof loginNotices;

/** The address of a sign-in page with a notice. */
export const withNotice = (page: '/admin/login' | '/blog-admin', notice: LoginNotice) => `${page}?notice=${notice}`;
export const loginWith = (notice: LoginNotice) => withNotice('/admin/login', notice);

/** The notice named by the query of the address, which may hold any text. */
export function noticeIn(search: string): string | undefined {
  const notice = new URLSearchParams(search).get('notice') ?? '';
  return Object.hasOwn(loginNotices, notice) ? loginNotices[notice as LoginNotice] : undefined;
}

/** Shown on the sign-in page after an attempt while the database was unavailable. */
export const signInAway =
  'The database does not answer, so nobody can sign in right now. This page looks again by itself; this note goes when you can sign in.';
