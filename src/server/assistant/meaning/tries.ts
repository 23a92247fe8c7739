/** Consecutive failures after which the state is `failed`. */
export const failedAfter = 5;

/** Delay of the next attempt, in milliseconds: none at first, then a second, doubled each time, at most a minute. */
export function pauseAfter(failures: number): number {
  return failures <= 1 ? 0 : Math.min(60_000, 1000 * 2 ** (failures - 2));
}
