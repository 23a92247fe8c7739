import type { SiteContent } from '#content/load.ts';

/** Times in the clinic's time zone, independent of the server's and the browser's. */
export interface ClinicClock {
  /** Such as 'Queensland time (AEST)'. */
  name: string;
  /** Such as '21 Nov 2026, 9:05 pm'. @param iso ISO 8601. */
  inWords: (iso: string) => string;
}

export function clockOf({ timeZone, ianaTimeZone }: SiteContent['site']): ClinicClock {
  const dayAndTime = new Intl.DateTimeFormat('en-AU', {
    timeZone: ianaTimeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return { name: timeZone, inWords: (iso) => dayAndTime.format(new Date(iso)) };
}
