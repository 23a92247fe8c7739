import { momentOf, type WallTime } from '#domain/site/zoned-time.ts';

/** A date in a file. */
export interface ReadDate {
  /** ISO 8601, UTC; undefined if the file has none. */
  at: string | undefined;
  /** Why the date may be wrong. */
  doubt?: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const clock = String.raw`(?:,?\s+|T)(?:at\s+)?(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?<fraction>\.\d{1,9})?)?(?:\s*(?<half>[ap])\.?m\.?)?`;
const zone = String.raw`\s*(?:(?<utc>Z|UTC|GMT)?(?<offset>[+-]\d\d(?::?\d\d)?)?(?:\s*\([^)]{0,60}\))?)`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+)?`;
const written = (day: string) => new RegExp(`^${weekday}${day}(?:${clock}${zone})?$`, 'i');

const yearFirst = written(String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`);
const yearLast = written(String.raw`(?<first>\d{1,2})[-/.](?<other>\d{1,2})[-/.](?<year>\d{4}|\d\d)`);
const dayInWords = written(
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?(?<name>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})`,
);
const monthInWords = written(String.raw`(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`);

/** For a day without a time: noon is the same day in nearly every zone. */
const noon = '12';

type Groups = Partial<Record<string, string>>;

/**
 * Parses a date in the formats of programs and people. Without a zone, it is in the given one. Days come before months, as in
 * Australia; if the order is ambiguous, or the calendar has no such day, there is a doubt.
 *
 * @returns undefined if it is no date.
 */
export function readDate(value: unknown, timeZone: string): ReadDate | undefined {
  if (value === null || value === undefined || value === '') return { at: undefined };
  const text = String(value).trim();
  if (text === '') return { at: undefined };
  if (/^\d{9,13}$/.test(text)) return ofNumber(Number(text));
  const match = yearFirst.exec(text) ?? dayInWords.exec(text) ?? monthInWords.exec(text);
  if (match?.groups) return ofGroups(text, match.groups, monthOf(match.groups), timeZone);
  const numbers = yearLast.exec(text)?.groups;
  return numbers && ofNumbers(text, numbers, timeZone);
}

function monthOf({ month, name = '' }: Groups): number {
  return month === undefined ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
}

function ofNumber(value: number): ReadDate | undefined {
  const seconds = value < 1e11;
  const at = new Date(seconds ? value * 1000 : value).toISOString();
  return seconds ? { at, doubt: `the date ${value} was taken for seconds since 1970` } : { at };
}

function ofNumbers(text: string, groups: Groups, timeZone: string): ReadDate | undefined {
  const [first, other] = [Number(groups.first), Number(groups.other)];
  const isMonthFirst = other > 12 && first <= 12;
  const isShort = groups.year?.length === 2;
  const [day, month] = isMonthFirst ? [other, first] : [first, other];
  const read = ofGroups(
    text,
    { ...groups, day: String(day), year: isShort ? `20${groups.year}` : groups.year },
    month,
    timeZone,
  );
  const isAmbiguous = isShort || (first <= 12 && other <= 12 && first !== other);
  if (!read || read.doubt !== undefined || !isAmbiguous) return read;
  return { ...read, doubt: `the date ${text} was read as ${day} ${nameOf(month)}` };
}

const nameOf = (month: number) =>
  new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, month - 1, 1));

function ofGroups(text: string, groups: Groups, month: number, timeZone: string): ReadDate | undefined {
  const { year, day, hour = noon, minute = '0', second = '0', fraction, half, utc, offset } = groups;
  if (month === 0) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const wallTime: WallTime = {
    year: Number(year),
    month,
    day: Number(day),
    hour: hours,
    minute: Number(minute),
    second: Number(second),
  };
  const moment = momentOf(wallTime, utc === undefined && offset === undefined ? timeZone : 'UTC');
  if (!moment) return { at: undefined, doubt: `the date ${text} is on no calendar` };
  if (wallTime.year < 1700 || wallTime.year >= 2240) return undefined;
  const ahead = minutesOf(offset);
  const milliseconds = Math.trunc(Number(`0${fraction ?? ''}`) * 1000 + 1e-6);
  return { at: new Date(moment.getTime() - ahead * 60_000 + milliseconds).toISOString() };
}

function minutesOf(offset = '+00'): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
