import type { NoticeKind, NoticeRecord } from '../content-model/notices.ts';
import { spansInWords, timeInWords } from './hours-in-words.ts';
import { type HoursLine, type OpenSpan, readTimes, type Week } from './opening-hours.ts';
import { isoWithOffset, momentOf } from './zoned-time.ts';

/** A notice with its moments, in milliseconds since 1970. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  title: string;
  /** When visitors first read of it. */
  announced: number;
  from: number;
  /** The moment behind its last one. */
  to: number;
  /** Its first and last day by the clinic's clock, such as 2026-12-24. */
  firstDay: string;
  lastDay: string;
  /** The minutes of its first and last day between which it holds: 0 and 1440 for whole days. */
  startMinute: number;
  endMinute: number;
  /** The hours of each of its days; null where it changes none. A closure has an empty list. */
  hours: readonly OpenSpan[] | null;
}

/** A notice of the record, by the clinic's clock. @param timeZone IANA name. */
export function noticeOf(record: Omit<NoticeRecord, 'text'>, timeZone: string): Notice {
  const { id, kind, title, from, to, announced = from, hours } = record;
  const end = wallTime(to, true);
  return {
    id,
    kind,
    title,
    announced: Math.min(momentAt(announced, timeZone), momentAt(from, timeZone)),
    from: momentAt(from, timeZone),
    to: end.isNextDay ? momentAt(dayAfter(to), timeZone) : momentAt(to, timeZone),
    firstDay: from.slice(0, 10),
    lastDay: end.lastDay,
    startMinute: wallTime(from, false).minute,
    endMinute: end.minute,
    hours: kind === 'notice' ? null : kind === 'closure' ? [] : (readTimes(hours ?? '') ?? []),
  };
}

function wallTime(text: string, isEnd: boolean): { minute: number; isNextDay: boolean; lastDay: string } {
  const [day = '', time] = text.split('T');
  if (time === undefined) return { minute: isEnd ? 1440 : 0, isNextDay: isEnd, lastDay: day };
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  // Midnight at the start of a day ends the day before.
  if (isEnd && hour === 0 && minutes === 0) return { minute: 1440, isNextDay: false, lastDay: dayAfter(day, -1) };
  return { minute: hour * 60 + minutes, isNextDay: false, lastDay: day };
}

/** The moment of a local day or time; of an hour that the clock skips, the moment after it. */
function momentAt(text: string, timeZone: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  return momentOf({ year, month, day, hour, minute, second: 0 }, timeZone)?.getTime() ?? Number.NaN;
}

/** The day some days after another, such as 2026-12-25 after 2026-12-24. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day by a clock in a time zone, such as 2026-12-24. */
export function dayAt(moment: number, timeZone: string): string {
  return isoWithOffset(new Date(moment), timeZone).slice(0, 10);
}

/** The notices that visitors read at a moment, the first to begin first. */
export function announcedNotices<T extends Notice>(notices: readonly T[], moment: number): T[] {
  return notices
    .filter(({ announced, to }) => announced <= moment && moment < to)
    .sort((one, other) => one.from - other.from);
}

/** Every moment at which something that visitors read of notices changes. */
export function noticeMoments(notices: readonly Notice[]): number[] {
  return notices.flatMap(({ announced, from, to }) => [announced, from, to]);
}

/**
 * The opening hours of a day.
 *
 * @param day Such as 2026-12-24.
 * @param notices Those that visitors may know of; where two name a day, the shorter one holds.
 * @returns The spans, and the notice that changes them.
 */
export function hoursOnDay<T extends Notice>(
  day: string,
  week: Week,
  notices: readonly T[],
): { spans: readonly OpenSpan[]; notice: T | undefined } {
  const usual = week[weekdayOf(day)] ?? [];
  const [notice] = notices
    .filter(({ hours, firstDay, lastDay }) => hours !== null && firstDay <= day && day <= lastDay)
    .sort((one, other) => one.to - one.from - (other.to - other.from));
  if (!notice?.hours) return { spans: usual, notice: undefined };
  const start = day === notice.firstDay ? notice.startMinute : 0;
  const end = day === notice.lastDay ? notice.endMinute : 1440;
  const changed = notice.hours.flatMap(({ from, to }) => cut({ from, to }, start, end));
  const around = usual.flatMap((span) => [...cut(span, 0, start), ...cut(span, end, 1440)]);
  return { spans: [...around, ...changed].sort((one, other) => one.from - other.from), notice };
}

/** The part of a span between two minutes. */
function cut({ from, to }: OpenSpan, start: number, end: number): OpenSpan[] {
  const part = { from: Math.max(from, start), to: Math.min(to, end) };
  return part.from < part.to ? [part] : [];
}

/** The day of the week: 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const longDay = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'UTC' });

/** Thursday 24 December 2026 */
export function dayInWords(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** 'We are closed from Thursday 24 December 2026 to Monday 4 January 2027.' Null for a notice that changes no hours. */
export function noticeInWords(notice: Notice): string | null {
  if (!notice.hours) return null;
  if (notice.hours.length === 0) return `We are closed ${periodInWords(notice)}.`;
  return `We are open ${spansInWords(notice.hours)} ${periodInWords(notice)}.`;
}

/** A closure or changed hours as a line of opening hours; undefined for a notice that changes none. */
export function noticeAsHours(notice: Notice): HoursLine | undefined {
  if (!notice.hours) return undefined;
  const period = periodInWords(notice).replace(/^(?:on|from) (?=[A-Z])/, '');
  const hours = notice.hours.length === 0 ? 'closed' : spansInWords(notice.hours);
  return { days: period.charAt(0).toUpperCase() + period.slice(1), hours };
}

/** on Friday 25 December 2026; from Thursday 24 December 2026 to Monday 4 January 2027; from noon on Thursday … */
export function periodInWords({ firstDay, lastDay, startMinute, endMinute }: Notice): string {
  const starts = startMinute > 0 ? timeInWords(startMinute) : undefined;
  const ends = endMinute < 1440 ? timeInWords(endMinute) : undefined;
  if (firstDay === lastDay) {
    const day = dayInWords(firstDay);
    if (starts && ends) return `from ${starts} to ${ends} on ${day}`;
    if (starts) return `from ${starts} on ${day}`;
    return ends ? `until ${ends} on ${day}` : `on ${day}`;
  }
  if (!starts && !ends) return `from ${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
  const on = (time: string | undefined, day: string) => (time ? `${time} on ${dayInWords(day)}` : dayInWords(day));
  return `from ${on(starts, firstDay)} ${ends ? 'until' : 'to'} ${on(ends, lastDay)}`;
}
