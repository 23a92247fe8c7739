/** A day and a time of a wall clock. */
export interface WallTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const minute = 60_000;

/** Minutes by which a time zone is ahead of UTC at a moment. @param timeZone IANA name. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The moment at which a clock in a time zone shows a day and a time; undefined for a day that does not exist. */
export function momentOf(
  { year, month, day, hour, minute: minutes, second }: WallTime,
  timeZone: string,
): Date | undefined {
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minutes, second));
  // JavaScript reads 30 February as 1 March.
  if (shown.getUTCMonth() !== month - 1 || shown.getUTCDate() !== day || hour > 23 || minutes > 59 || second > 59)
    return undefined;
  // Offset and moment depend on each other: near a clock change the second iteration is right.
  const first = shown.getTime() - offsetAt(shown.getTime(), timeZone) * minute;
  return new Date(shown.getTime() - offsetAt(first, timeZone) * minute);
}

/** The year of a clock in a time zone at a moment, and the moment at which the next one begins. */
export function yearAt(moment: number, timeZone: string): { year: number; ends: number } {
  const year = new Date(moment + offsetAt(moment, timeZone) * minute).getUTCFullYear();
  const next = momentOf({ year: year + 1, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, timeZone) as Date;
  return { year, ends: next.getTime() };
}

/** ISO 8601 with the offset of a time zone, such as 2026-11-27T09:30:00+10:00, as in FHIR. */
export function isoWithOffset(moment: Date, timeZone: string): string {
  const offset = offsetAt(moment.getTime(), timeZone);
  const shown = new Date(moment.getTime() + offset * minute).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
