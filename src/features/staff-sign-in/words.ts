/** What a form shows after a try that did not work. */
export interface Refused {
  message: string;
  /** What was typed, given back where the page was sent anew. */
  email: string;
  /** Set where the password was right and a code is asked for: for the first time, or again. */
  needsCode?: 'missing' | 'wrong' | undefined;
}

/** Where a right password would lead nowhere. */
export const cookiesRefused =
  'This browser refuses cookies, and nobody can stay signed in without one. Allow cookies for this site, then sign in again.';

/** Where the server gave no reason. */
export const unexplained = {
  admin: 'Invalid credentials. Please try again.',
  staff: 'Authentication failed. Please try again.',
} as const;
