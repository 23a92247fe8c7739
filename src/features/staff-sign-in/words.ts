/** The message of a form after a failed attempt. */
export interface Refused {
  message: string;
  /** The typed values, where the server rendered the page again. */
  email: string;
  /** Set after a correct password, when a code is required: first request, or after a wrong code. */
  needsCode?: 'missing' | 'wrong' | undefined;
}

/** Used where a correct password would have no effect. */
export const cookiesRefused =
  'This browser refuses cookies, and nobody can stay signed in without one. Allow cookies for this site, then sign in again.';

/** Used where the server gave no reason. */
export const unexplained = {
  admin: 'Invalid credentials. Please try again.',
  staff: 'Authentication failed. Please try again.',
} as const;
