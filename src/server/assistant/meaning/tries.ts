/** So many failures in a row are no bad moment any more. */
export const failedAfter = 5;

/** Milliseconds before the next try: none at first, then a second, twice as long each time, a minute at most. */
export function pauseAfter(failures: number): number {
  return failures <= 1 ? 0 : Math.min(60_000, 1000 * 2 ** (failures - 2));
}
