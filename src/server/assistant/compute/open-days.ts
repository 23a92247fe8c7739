import type { SiteContent, SiteNotice } from '#content/load.ts';
import { isCalendarDay } from '#domain/content-model/text.ts';
import { spansInWords } from '#domain/site/hours-in-words.ts';
import { announcedNotices, dayAfter, dayAt, dayInWords, hoursOnDay, weekdayOf } from '#domain/site/notices.ts';
import { dayNames, readWeek } from '#domain/site/opening-hours.ts';
import { publicHolidays, type State, states } from '#domain/site/public-holidays.ts';
import { type Draft, draft, html } from '../compose/draft.ts';

/*
 * 'Are you open on Christmas Day?', 'are you open on Sunday 3 January?': the hours of a day that a message names, from the
 * clinic's record. A public holiday closes nothing by itself.
 */

type Clinic = Pick<SiteContent, 'site' | 'notices'>;

const asksOpen = /\b(?:open(?:ed|ing)?|clos(?:e|ed|es|ing)|shut|hours|operating|trading|working)\b/i;
/** Conditions of the body and of people, not of the clinic. */
const asksElse = /\b(?:wound|door|chest|throat|mind|app|account|tab|window)s?\b/i;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(${months.join('|')})[a-z]*`;
const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}\b\.?,?(?: (20\d\d))?`, 'gi');
const monthFirst = new RegExp(
  String.raw`\b${monthName}\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?!:|\.\d| ?[ap]m)(?:,? (20\d\d))?`,
  'gi',
);
const inFigures = /(?<![\d/.$])(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?(?![\d/])/g;

/** Names by which visitors ask, and the holiday that each means. */
const holidayNames: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:christmas|xmas) eve\b/i, /^12-24$/],
  [/\bboxing day\b/i, /^12-26$/],
  [/\bnew ?years? ?'?s? eve\b|\bnye\b/i, /^12-31$/],
  [/\bnew year'?s?(?: day)?\b/i, /^01-01$/],
  [/\b(?:christmas|xmas)\b/i, /^12-25$/],
];
const namedHolidays = [
  'Good Friday',
  'Easter Saturday',
  'Easter Sunday',
  'Easter Monday',
  'Anzac Day',
  'Australia Day',
  'Labour Day',
  "King's Birthday",
];

/** A day in a message. */
interface NamedDay {
  day: string;
  /** Named as a date; its usual hours are an answer as well. */
  isDate: boolean;
}

/** The hours of the day that a message asks about; undefined if it names none, or the record says nothing of it. */
export function openOnDay(message: string, clinic: Clinic, moment: number): Draft | undefined {
  if (!asksOpen.test(message) || asksElse.test(message)) return undefined;
  const named = namedDay(message.replace(/[’`]/g, "'"), clinic, moment);
  if (!named) return undefined;
  const { site } = clinic;
  const { spans, notice } = hoursOnDay(named.day, readWeek(site.hours), upcoming(clinic, moment));
  if (!notice && !named.isDate) return undefined;
  const day = dayInWords(named.day);
  const open = spans.length > 0 && `${spansInWords(spans)}, ${site.timeZone}`;
  const holiday = holidayOn(named.day, site.address.region);
  if (notice) {
    const first = open ? html`On ${day} we are open ${open}.` : html`We are closed on ${day}.`;
    return draft([html`${first} ${notice.title}: ${lowerFirst(notice.words ?? '')}`, textOf(notice)]);
  }
  if (!open) return draft([html`We are closed on ${day}.`]);
  const usual = holiday
    ? html`By our usual hours we are open on ${day}, ${open}. It is a public holiday (${holiday}), and our record names no
        other hours for it: the booking page shows whether a time is free.`
    : html`We are open on ${day}, ${open}. The booking page shows which times are free.`;
  return draft([usual]);
}

/** What is announced of closures and other hours, as a paragraph beside an answer about hours or bookings. */
export function announcedChanges({ notices }: Clinic, moment: number): Draft {
  const words = announcedNotices(notices, moment).flatMap(({ words }) => (words ? [html`${words}`] : []));
  return draft(words.slice(0, 3));
}

/** Every notice that has not ended: the record is known before visitors read of it. */
function upcoming({ notices }: Clinic, moment: number): SiteNotice[] {
  return notices.filter(({ to }) => moment < to);
}

function namedDay(message: string, clinic: Clinic, moment: number): NamedDay | undefined {
  const today = dayAt(moment, clinic.site.ianaTimeZone);
  const dates = datesIn(message, today);
  if (dates.length > 0) return dates.length === 1 && dates[0] ? { day: dates[0], isDate: true } : undefined;
  const day = holidayIn(message, clinic, today) ?? relativeDay(message, today);
  return day === undefined ? undefined : { day, isDate: false };
}

function datesIn(message: string, today: string): string[] {
  const found = [
    ...[...message.matchAll(dayFirst)].map(([, day, month, year]) => ({ day, month: monthOf(month), year })),
    ...[...message.matchAll(monthFirst)].map(([, month, day, year]) => ({ day, month: monthOf(month), year })),
    ...[...message.matchAll(inFigures)].map(([, day, month, year]) => ({ day, month: Number(month), year })),
  ];
  const days = found.map(({ day, month, year }) => nextDate(Number(day), month, year, today));
  return [...new Set(days.filter((day) => day !== undefined))];
}

const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** The date in a year, or without one the next from today on. */
function nextDate(day: number, month: number, year: string | undefined, today: string): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const inYear = (of: number) => `${of}-${two(month)}-${two(day)}`;
  if (year !== undefined) return coming(inYear(Number(year.length === 2 ? `20${year}` : year)), today);
  const thisYear = Number(today.slice(0, 4));
  return [inYear(thisYear), inYear(thisYear + 1)].find((date) => coming(date, today));
}

/** A day of the calendar that is not past. */
const coming = (day: string, today: string): string | undefined =>
  day >= today && /^\d{4}-\d\d-\d\d$/.test(day) && isCalendarDay(day) ? day : undefined;

/** The next day of a holiday that a message names. */
function holidayIn(message: string, { site }: Clinic, today: string): string | undefined {
  const fixed = holidayNames.find(([name]) => name.test(message))?.[1];
  const name = namedHolidays.find((each) => message.toLowerCase().replaceAll("'", '').includes(plain(each)));
  if (!fixed && !name) return undefined;
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap((of) =>
    fixed
      ? ['01-01', '12-24', '12-25', '12-26', '12-31'].filter((day) => fixed.test(day)).map((day) => `${of}-${day}`)
      : holidaysOf(site.address.region, of).flatMap((holiday) => (holiday.name === name ? [holiday.day] : [])),
  );
  return days.find((day) => day >= today);
}

const plain = (name: string): string => name.toLowerCase().replaceAll("'", '');

/** 'today', 'tomorrow' or the next day of a weekday. */
function relativeDay(message: string, today: string): string | undefined {
  if (/\b(?:today|tonight|now|at the moment)\b/i.test(message)) return today;
  if (/\b(?:tomorrow|tmrw|tomoz)\b/i.test(message)) return dayAfter(today);
  const weekdays = dayNames.flatMap((name, index) => (new RegExp(`\\b${name}\\b`, 'i').test(message) ? [index] : []));
  const [weekday] = weekdays;
  if (weekday === undefined || weekdays.length > 1) return undefined;
  return dayAfter(today, (weekday - weekdayOf(today) + 7) % 7);
}

function holidaysOf(region: string, year: number) {
  return (states as readonly string[]).includes(region) ? publicHolidays(region as State, year) : [];
}

function holidayOn(day: string, region: string): string | undefined {
  return holidaysOf(region, Number(day.slice(0, 4))).find((holiday) => holiday.day === day && !holiday.from)?.name;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The notice's own words. The HTML is our own renderer's; a block of several paragraphs is too long for a reply. */
function textOf({ text }: SiteNotice) {
  return text?.inline ? { safe: text.html } : undefined;
}
