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

/** The state that a navigation to the sign-in page carries. */
export const noticeState = (notice: LoginNotice) => ({ notice });

/** What to say, from the state of a navigation, which may hold anything. */
export function noticeIn(state: unknown): string | undefined {
  const notice = (state as { notice?: unknown } | null)?.notice;
  return typeof notice === 'string' && Object.hasOwn(loginNotices, notice)
    ? loginNotices[notice as LoginNotice]
    : undefined;
}
