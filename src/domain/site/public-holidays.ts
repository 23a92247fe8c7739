import { dayAfter, weekdayOf } from './notices.ts';

/*
 * Public holidays of the states and territories, worked out from their laws. They are offered to staff, who decide which
 * of them the clinic keeps: none closes the clinic by itself.
 *
 * Sources, read in November 2026: the Public Holidays Act 2010 (NSW) and the Public Holidays Order with the Mondays after
 * Anzac Day of 2026 and 2027; the Public Holidays Act 1993 (Vic); the Holidays Act 1983 (Qld); the Public and Bank
 * Holidays Act 1972 (WA); the Public Holidays Act 2023 (SA); the Statutory Holidays Act 2000 (Tas); the Holidays Act 1958
 * (ACT); the Public Holidays Act 1981 (NT). The test compares 2026 to 2030 with published lists. Days of a region, such as
 * show days, are left out.
 */

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];

export interface PublicHoliday {
  /** Such as 2026-12-25. */
  day: string;
  name: string;
  /** The time from which it holds, such as 19:00; undefined for the whole day. */
  from?: string;
  /** The state sets this day each year, and it may differ from the usual one given here. */
  isExpected?: true;
}

/** The public holidays of a state in a year, in their order. @param year From 2024, when the newest of these laws began. */
export function publicHolidays(state: State, year: number): PublicHoliday[] {
  return [
    ...newYear(state, year),
    ...movedToMonday(`${year}-01-26`, 'Australia Day'),
    ...easterDays(state, year),
    ...anzacDay(state, year),
    ...ownDays[state](year),
    ...christmas(state, year),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function newYear(state: State, year: number): PublicHoliday[] {
  const day = `${year}-01-01`;
  return state === 'TAS' ? movedToMonday(day, "New Year's Day") : withMonday(day, "New Year's Day");
}

function easterDays(state: State, year: number): PublicHoliday[] {
  const sunday = easterSunday(year);
  const days: PublicHoliday[] = [{ day: dayAfter(sunday, -2), name: 'Good Friday' }];
  if (state !== 'TAS' && state !== 'WA') days.push({ day: dayAfter(sunday, -1), name: 'Easter Saturday' });
  if (state !== 'TAS') days.push({ day: sunday, name: 'Easter Sunday' });
  return [...days, { day: dayAfter(sunday, 1), name: 'Easter Monday' }];
}

/** Years for which New South Wales declared the Monday after an Anzac Day at the weekend. */
const mondaysOfNewSouthWales = [2026, 2027];

function anzacDay(state: State, year: number): PublicHoliday[] {
  const day = `${year}-04-25`;
  const name = 'Anzac Day';
  if (state === 'WA' || (state === 'NSW' && mondaysOfNewSouthWales.includes(year))) return withMonday(day, name);
  const isSunday = weekdayOf(day) === 6;
  if (state === 'ACT') return isSunday ? movedToMonday(day, name) : withMonday(day, name);
  return (state === 'QLD' || state === 'NT') && isSunday ? movedToMonday(day, name) : [{ day, name }];
}

function christmas(state: State, year: number): PublicHoliday[] {
  const eve = state === 'QLD' ? '18:00' : '19:00';
  const parts: PublicHoliday[] = [];
  if (state === 'QLD' || state === 'SA' || state === 'NT')
    parts.push({ day: `${year}-12-24`, name: 'Christmas Eve', from: eve });
  if (state === 'SA' || state === 'NT') parts.push({ day: `${year}-12-31`, name: "New Year's Eve", from: eve });
  const second = state === 'SA' ? 'Proclamation Day' : 'Boxing Day';
  return [...parts, ...withTwoDays(`${year}-12-25`, 'Christmas Day'), ...boxingDay(state, `${year}-12-26`, second)];
}

function boxingDay(state: State, day: string, name: string): PublicHoliday[] {
  const all = withTwoDays(day, name);
  return state === 'TAS' ? all.slice(-1) : all;
}

/** At the weekend a second holiday follows two days later, so that Christmas and Boxing Day keep two working days. */
function withTwoDays(day: string, name: string): PublicHoliday[] {
  return weekdayOf(day) < 5 ? [{ day, name }] : [{ day, name }, additional(dayAfter(day, 2), name)];
}

/** A day, and at the weekend the Monday after it as well. */
function withMonday(day: string, name: string): PublicHoliday[] {
  const monday = mondayAfter(day);
  return monday === day ? [{ day, name }] : [{ day, name }, additional(monday, name)];
}

const additional = (day: string, name: string): PublicHoliday => ({ day, name: `${name}, additional day` });

/** A day, or at the weekend the Monday after it in its place. */
function movedToMonday(day: string, name: string): PublicHoliday[] {
  return [{ day: mondayAfter(day), name }];
}

/** The day itself, or the Monday after it if it is at the weekend. */
function mondayAfter(day: string): string {
  const weekday = weekdayOf(day);
  return weekday < 5 ? day : dayAfter(day, 7 - weekday);
}

/** The first Monday of a month, the second, and so on. @param weekday 0 is Monday. */
function nth(year: number, month: number, count: number, weekday = 0): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

/** The last such day of September. */
function lastOfSeptember(year: number, weekday: number): string {
  const last = `${year}-09-30`;
  return dayAfter(last, -((weekdayOf(last) - weekday + 7) % 7));
}

const kingsBirthday = (year: number): PublicHoliday => ({ day: nth(year, 6, 2), name: "King's Birthday" });

const ownDays: Readonly<Record<State, (year: number) => PublicHoliday[]>> = {
  ACT: (year) => [
    { day: nth(year, 3, 2), name: 'Canberra Day' },
    // The first Monday on or after 27 May.
    { day: dayAfter(`${year}-05-27`, (7 - weekdayOf(`${year}-05-27`)) % 7), name: 'Reconciliation Day' },
    kingsBirthday(year),
    { day: nth(year, 10, 1), name: 'Labour Day' },
  ],
  NSW: (year) => [kingsBirthday(year), { day: nth(year, 10, 1), name: 'Labour Day' }],
  NT: (year) => [
    { day: nth(year, 5, 1), name: 'May Day' },
    kingsBirthday(year),
    { day: nth(year, 8, 1), name: 'Picnic Day' },
  ],
  QLD: (year) => [
    { day: nth(year, 5, 1), name: 'Labour Day' },
    { day: nth(year, 10, 1), name: "King's Birthday" },
  ],
  SA: (year) => [
    { day: nth(year, 3, 2), name: 'Adelaide Cup Day' },
    kingsBirthday(year),
    { day: nth(year, 10, 1), name: 'Labour Day' },
  ],
  TAS: (year) => [{ day: nth(year, 3, 2), name: 'Eight Hours Day' }, kingsBirthday(year)],
  VIC: (year) => [
    { day: nth(year, 3, 2), name: 'Labour Day' },
    kingsBirthday(year),
    { day: lastOfSeptember(year, 4), name: 'Friday before the AFL Grand Final', isExpected: true },
    { day: nth(year, 11, 1, 1), name: 'Melbourne Cup Day' },
  ],
  WA: (year) => [
    { day: nth(year, 3, 1), name: 'Labour Day' },
    { day: nth(year, 6, 1), name: 'Western Australia Day' },
    { day: lastOfSeptember(year, 0), name: "King's Birthday", isExpected: true },
  ],
};

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
