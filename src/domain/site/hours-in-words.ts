import {
  dayNames,
  daysByHours,
  everyDay,
  type OpenSpan,
  runsOf,
  type Week,
  type Weekday,
  weekdays,
  weekend,
} from './opening-hours.ts';

/** 8 am, 8.30 am, noon */
export function timeInWords(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  if (ofDay === 0) return 'midnight';
  if (ofDay === 720) return 'noon';
  const hour = Math.floor(ofDay / 60);
  const rest = ofDay % 60 ? `.${String(ofDay % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 'Monday to Friday', 'Saturday and Sunday', 'Monday, Wednesday and Friday' */
function daysInWords(days: readonly Weekday[]): string {
  return listed(
    runsOf(days).flatMap((run) => {
      const names = run.map((day) => dayNames[day]);
      return names.length > 2 ? [`${names[0]} to ${names.at(-1)}`] : names;
    }),
  );
}

/** 8 am to 7 pm; 9 am to noon and 1 pm to 5 pm */
export function spansInWords(spans: readonly OpenSpan[]): string {
  return listed(spans.map(({ from, to }) => `${timeInWords(from)} to ${timeInWords(to)}`));
}

/** Monday to Friday, 8 am to 7 pm, and Saturday and Sunday, 9 am to 4 pm */
export function hoursInWords(week: Week): string {
  const all = daysByHours(week).map(({ days, spans }) => `${daysInWords(days)}, ${spansInWords(spans)}`);
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`;
}

/** at 8 am on weekdays and at 9 am at weekends */
export function openingInWords(week: Week): string {
  return atTimes(week, (spans) => spans[0]?.from);
}

/** at 7 pm on weekdays and at 4 pm at weekends */
export function closingInWords(week: Week): string {
  return atTimes(week, (spans) => spans.at(-1)?.to);
}

function atTimes(week: Week, timeOf: (spans: readonly OpenSpan[]) => number | undefined): string {
  const times = new Map<number, Weekday[]>();
  for (const day of everyDay) {
    const time = timeOf(week[day] ?? []);
    if (time !== undefined) times.set(time, [...(times.get(time) ?? []), day]);
  }
  return listed([...times].map(([time, days]) => `at ${timeInWords(time)} ${onDays(days)}`));
}

function onDays(days: readonly Weekday[]): string {
  const are = (others: readonly Weekday[]) => days.join() === others.join();
  if (are(everyDay)) return 'every day';
  if (are(weekdays)) return 'on weekdays';
  if (are(weekend)) return 'at weekends';
  const named = daysInWords(days);
  return named.includes(' to ') ? `from ${named}` : `on ${named}`;
}

/** For some days: 'open on Saturday from 9 am to 1 pm and closed on Sunday' */
export function openOnDays(week: Week, days: readonly Weekday[]): string {
  const these = week.map((spans, day) => (days.includes(day as Weekday) ? spans : []));
  const open = daysByHours(these).map(({ days: named, spans }, index) => {
    return `${index === 0 ? 'open ' : ''}${onNamed(named)} from ${spansInWords(spans)}`;
  });
  const closed = days.filter((day) => these[day]?.length === 0);
  return listed([...open, ...(closed.length > 0 ? [`closed ${onNamed(closed)}`] : [])]);
}

/** on Saturday and Sunday; Monday to Friday */
function onNamed(days: readonly Weekday[]): string {
  const words = daysInWords(days);
  return words.includes(' to ') ? words : `on ${words}`;
}

const countWords = ['no days', 'one day', 'two days', 'three days', 'four days', 'five days', 'six days', 'seven days'];

/** The days of the week on which the clinic is open: '7 days' and 'seven days'. */
export function openDays(week: Week): { count: string; words: string } {
  const count = week.filter((spans) => spans.length > 0).length;
  return { count: count === 1 ? '1 day' : `${count} days`, words: countWords[count] ?? '' };
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
