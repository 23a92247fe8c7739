/** Seconds that a session lives after its start or its last refresh: a working day, or longer for a page that stays open. */
export const sessionLife = 12 * 60 * 60;

/** Seconds after which a session ends despite refreshes, so that an open page does not extend it forever. */
export const sessionLimit = 24 * 60 * 60;

/** Milliseconds between two session checks of an open staff page. */
export const checkEvery = 30_000;

/** Number of checks before its end at which a session is refreshed. */
const looksBeforeEnd = 3;

/**
 * Whether a session is refreshed now: within three checks of its end, so that two may fail.
 *
 * @param expiresIn Seconds.
 */
export function refreshIsDue(expiresIn: number): boolean {
  return expiresIn * 1000 <= looksBeforeEnd * checkEvery;
}
