/** The clinic's people read one clock, wherever the server and the browser are. */
export const clockName = 'Sydney time';

const dayAndTime = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Such as '21 Nov 2026, 9:05 pm'. @param iso ISO 8601. */
export function momentInWords(iso: string): string {
  return dayAndTime.format(new Date(iso));
}
