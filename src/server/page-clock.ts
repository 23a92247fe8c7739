import { yearAt } from '#domain/site/zoned-time.ts';

/**
 * The clock of one page. What a public page shows of the time it reads here and nowhere else, so that the page cache knows
 * until when the page is right.
 */
export interface PageClock {
  /** The year at the clinic. */
  year: () => number;
  /** The moment at which something that was read so far changes: milliseconds since 1970; never, where nothing was read. */
  expires: () => number;
}

/**
 * @param timeZone Of the clinic, such as Australia/Sydney.
 * @returns Makes the clock of a page.
 */
export function pageClocks(timeZone: string, now: () => number = Date.now): () => PageClock {
  // Worked out once a year, or again where the machine's clock is put back.
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
      expires: () => expires,
    };
  };
}
