/**
 * A post's date as visitors read it, 'MMM d, yyyy' such as 'Nov 6, 2026' (BLOG-03), on the clinic's own calendar.
 *
 * @param moment ISO 8601.
 * @param timeZone IANA name.
 */
export function postDate(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(
    new Date(moment),
  );
}
