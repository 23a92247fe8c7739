/**
 * A post's date as visitors read it, 'MMM d, yyyy' such as 'Nov 6, 2026' (BLOG-03), on the clinic's own calendar.
 *
 * @param moment ISO 8601.
 * @param timeZone IANA name.
 */
export function postDate(moment: string, timeZone: string): string {
  const format = formats.get(timeZone) ?? formatIn(timeZone);
  return format.format(new Date(moment));
}

/** Cached, because a clinic has one time zone and making a formatter costs more than the rest of a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });
  formats.set(timeZone, format);
  return format;
}
