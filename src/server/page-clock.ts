import { yearAt } from '#domain/site/zoned-time.ts';

/**
 * The clock of one page. A public page reads the time only here, so that the page cache knows when the page expires.
 */
export interface PageClock {
  /** The year at the clinic. */
  year: () => number;
  /** The present moment, for content that changes at some moments. @param changes Milliseconds since 1970. */
  at: (changes: readonly number[]) => number;
  /** When a value read so far changes: milliseconds since 1970; infinity if none was read. */
  expires: () => number;
}

/**
 * @param timeZone Of the clinic, such as Australia/Sydney.
 * @returns A factory for the clocks of pages.
 */
export function pageClocks(timeZone: string, now: () => number = Date.now): () => PageClock {
  // Computed once a year, or again if the machine's clock is set back.
  let known = { since: 0, year: 0, ends: 0 };
  const present = () => {
    const moment = now();
    if (moment < known.since || moment >= known.ends) known = { since: moment, ...yearAt(moment, timeZone) };
    return known;
  };
  return () => {
    let expires = Number.POSITIVE_INFINITY;
    return {
      year: () => {
        const { year, ends } = present();
        expires = Math.min(expires, ends);
        return year;
      },
      at: (changes) => {
        const moment = now();
        expires = Math.min(expires, ...changes.filter((change) => change > moment));
        return moment;
      },
      expires: () => expires,
    };
  };
}
