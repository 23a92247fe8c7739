const longDate = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

/** Such as 21 November 2026. @param iso ISO 8601. */
export function inLongForm(iso: string): string {
  return longDate.format(new Date(iso));
}

/** Such as 21 November at 9:05 pm. */
export function withTime(at: string | number): string {
  return dayAndTime.format(new Date(at));
}

/** Such as 9:05 pm. */
export function clinicClockTime(at: number): string {
  return time.format(new Date(at));
}
