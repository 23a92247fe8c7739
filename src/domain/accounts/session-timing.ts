/** Seconds that a session lives after it was started or refreshed: a working day, and longer with a page that stays open. */
export const sessionLife = 12 * 60 * 60;

/** Seconds after which a session is over, however often it was refreshed: nobody stays signed in by leaving a page open. */
export const sessionLimit = 24 * 60 * 60;

/** Milliseconds between two looks of an open staff page at its session. */
export const checkEvery = 30_000;

/** Looks before its end at which a session is refreshed. */
const looksBeforeEnd = 3;

/**
 * Whether a session that ends so soon is to be refreshed now: within three looks of its end, so that two may fail.
 *
 * @param expiresIn Seconds.
 */
export function refreshIsDue(expiresIn: number): boolean {
  return expiresIn * 1000 <= looksBeforeEnd * checkEvery;
}
