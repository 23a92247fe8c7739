export interface SteadyClockOptions {
  /** The last time that was trusted, of any instance: milliseconds since 1970. */
  stored: { read: () => Promise<number | undefined>; write: (time: number) => Promise<void> };
  now?: () => number;
  /** Milliseconds that passed, whatever somebody does to the clock. */
  elapsed?: () => number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** How far the two readings may part, as where the clock is set right by a time server. */
const drift = 10 * minute;
/** Between two runs of hourly work, with a restart in between. What is deleted two hours early does no harm. */
const usualGap = 2 * 60 * minute;

/**
 * A clock for what cannot be undone. The time counts where it continues from the last one that counted; after a gap, such as
 * a jump or a time when the site was off, only once it has run evenly with the time that passed for as long as the gap, at
 * most a day.
 *
 * @returns Reads it: undefined while the time does not count.
 */
export function createSteadyClock({
  stored,
  now = Date.now,
  elapsed = () => performance.now(),
}: SteadyClockOptions): () => Promise<number | undefined> {
  let since = { time: now(), elapsed: elapsed() };

  return async () => {
    const reading = { time: now(), elapsed: elapsed() };
    if (Math.abs(reading.time - since.time - (reading.elapsed - since.elapsed)) > drift) since = reading;
    const even = reading.elapsed - since.elapsed;
    const last = await stored.read();
    const gap = last === undefined ? Number.POSITIVE_INFINITY : Math.abs(reading.time - last) - even;
    if (gap > usualGap && even < Math.min(gap, day)) return undefined;
    await stored.write(reading.time);
    return reading.time;
  };
}
