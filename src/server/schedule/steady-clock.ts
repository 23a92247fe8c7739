export interface SteadyClockOptions {
  /** The last trusted time of any instance: milliseconds since 1970. */
  stored: { read: () => Promise<number | undefined>; write: (time: number) => Promise<void> };
  now?: () => number;
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Tolerated difference between the two clocks, as when a time server corrects one. */
const drift = 10 * minute;
/** Milliseconds between two runs of hourly work, with a restart between them. A deletion two hours early does no harm. */
const usualGap = 2 * 60 * minute;

/**
 * A clock for irreversible work. Its time is trusted if it continues from the last trusted time. After a gap, such as a jump or a
 * period when the site was off, it is trusted when it has agreed with the monotonic clock for as long as the gap, at most a day.
 *
 * @returns Reads the clock: undefined while the time is not trusted.
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
