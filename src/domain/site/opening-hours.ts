/** A day of the week: 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Minutes after midnight, such as 480 to 1140 for 8 am to 7 pm. */
export interface OpenSpan {
  from: number;
  to: number;
}

/** The opening hours of the seven days from Monday on; a day without a span is closed. */
export type Week = readonly (readonly OpenSpan[])[];

/** A line of opening hours as a record has it: 'Monday to Friday', '8 am to 7 pm'. */
export interface HoursLine {
  days: string;
  hours: string;
}

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4];
export const weekend: readonly Weekday[] = [5, 6];
export const everyDay: readonly Weekday[] = [...weekdays, ...weekend];

export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 'Monday to Friday', 'Saturday and Sunday' or 'Monday, Wednesday and Friday'; undefined for other words. */
export function readDays(text: string): Weekday[] | undefined {
  const found: Weekday[] = [];
  for (const part of text.split(/, (?:and )?| and /)) {
    const [first, last = first, ...more] = part
      .split(' to ')
      .map((name) => (dayNames as readonly string[]).indexOf(name));
    if (first === undefined || last === undefined || first < 0 || last < 0 || more.length > 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      found.push(day as Weekday);
      if (day === last) break;
    }
  }
  return new Set(found).size === found.length ? found : undefined;
}

/** '8 am to 7 pm', '9 am to noon and 1 pm to 5 pm', or 'closed', which is an empty list; undefined for other words. */
export function readTimes(text: string): OpenSpan[] | undefined {
  if (/^closed$/i.test(text)) return [];
  const spans = text.split(/, (?:and )?| and /).map((part) => {
    const [from, to, ...more] = part.split(' to ').map(readTime);
    return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to: to === 0 ? 1440 : to };
  });
  const read = spans.filter((span) => span !== undefined);
  const follow = read.every(({ from, to }, index) => from < to && from >= (read[index - 1]?.to ?? 0));
  return read.length === spans.length && follow ? read : undefined;
}

function readTime(text: string): number | undefined {
  if (text === 'noon') return 720;
  if (text === 'midnight') return 0;
  const [, hour, minute = '00', half] = /^(1[0-2]|[1-9])(?:[.:]([0-5]\d))? ([ap]m)$/.exec(text) ?? [];
  return hour === undefined ? undefined : ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

/** The week that lines of opening hours describe. A day that no line names is closed; the last line for a day counts. */
export function readWeek(lines: readonly HoursLine[]): Week {
  const week: (readonly OpenSpan[])[] = everyDay.map(() => []);
  for (const { days, hours } of lines) for (const day of readDays(days) ?? []) week[day] = readTimes(hours) ?? [];
  return week;
}

/** The same hours by a clock that is some minutes ahead. */
export function shiftWeek(week: Week, minutes: number): Week {
  return week.map((spans) => spans.map(({ from, to }) => ({ from: from + minutes, to: to + minutes })));
}

/** Opening hours as schema.org writes them: 'Mo-Fr 08:00-19:00'. */
export function schemaHours(week: Week): string[] {
  return daysByHours(week).flatMap(({ days, spans }) => {
    const named = runsOf(days)
      .map((run) => [run[0], run.length > 2 ? '-' : ',', run.at(-1)] as const)
      .map(([first, sign, last]) => (first === last ? short(first) : `${short(first)}${sign}${short(last)}`))
      .join(',');
    return spans.map(({ from, to }) => `${named} ${clockTime(from)}-${clockTime(to)}`);
  });
}

const short = (day: Weekday | undefined): string => (day === undefined ? '' : dayNames[day].slice(0, 2));

/** Minutes after midnight as 08:00. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Open days with the same hours together, in the order of their first day. */
export function daysByHours(week: Week): { days: Weekday[]; spans: readonly OpenSpan[] }[] {
  const groups = new Map<string, { days: Weekday[]; spans: readonly OpenSpan[] }>();
  for (const day of everyDay) {
    const spans = week[day] ?? [];
    if (spans.length === 0) continue;
    const key = JSON.stringify(spans);
    const group = groups.get(key) ?? { days: [], spans };
    groups.set(key, group);
    group.days.push(day);
  }
  return [...groups.values()];
}

/** Days that follow each other. */
export function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last?.push(day);
    else runs.push([day]);
  }
  return runs;
}
