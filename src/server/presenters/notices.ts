import type { SiteNotice } from '#content/load.ts';
import { announcedNotices, dayAfter, hoursOnDay, noticeAsHours, noticeMoments } from '#domain/site/notices.ts';
import { clockTime, type HoursLine, readWeek, schemaHours } from '#domain/site/opening-hours.ts';
import type { HomePage, SpecialHours } from '#wire/home.ts';
import type { RequestContext } from '../services.ts';

/** The notices that a page shows now, the first to begin first. The page expires when the next one begins or ends. */
export function presentNotices({ content, clock }: Pick<RequestContext, 'content' | 'clock'>): SiteNotice[] {
  return announcedNotices(content.notices, clock.at(noticeMoments(content.notices)));
}

const isClosure = ({ hours }: SiteNotice): boolean => hours?.length === 0;

/** Words beside a booking button, with the closures that are announced. */
export function withClosures(words: string, notices: readonly SiteNotice[]): string {
  const closures = notices.flatMap((notice) => (isClosure(notice) && notice.words ? [notice.words] : []));
  return closures.length === 0 ? words : [words.replace(/(?<![.!?])$/, '.'), ...closures].join(' ');
}

/** Announced closures for a line that lists several things: 'Closed Thursday 24 December 2026 to Monday 4 January 2027'. */
export function closuresInShort(notices: readonly SiteNotice[]): { text: string; note: null }[] {
  return notices
    .filter(isClosure)
    .flatMap((notice) => noticeAsHours(notice) ?? [])
    .map(({ days }) => ({ text: `Closed ${days.replace(/^From /, 'from ')}`, note: null }));
}

/** Opening hours in the terms of schema.org. Days of a long closure are one entry. */
export function structuredHours(lines: readonly HoursLine[], notices: readonly SiteNotice[]): HomePage['hours'] {
  const week = readWeek(lines);
  const special: SpecialHours[] = [];
  for (const day of daysOf(notices)) {
    const { spans } = hoursOnDay(day, week, notices);
    for (const { from, to } of spans.length > 0 ? spans : [{ from: 0, to: 0 }])
      special.push({
        '@type': 'OpeningHoursSpecification',
        opens: clockTime(from),
        closes: clockTime(to),
        validFrom: day,
        validThrough: day,
      });
  }
  const joined = joinedDays(special);
  return {
    openingHours: schemaHours(week),
    ...(joined.length > 0 ? { specialOpeningHoursSpecification: joined } : {}),
  };
}

/** Each day that a notice changes, once and in order; of a closure that lasts, a year at most. */
function daysOf(notices: readonly SiteNotice[]): string[] {
  const days = new Set<string>();
  for (const { hours, firstDay, lastDay } of notices) {
    if (!hours) continue;
    for (let day = firstDay, count = 0; day <= lastDay && count < 366; day = dayAfter(day), count++) days.add(day);
  }
  return [...days].sort();
}

/** Days that follow each other with the same single span become one entry. */
function joinedDays(special: readonly SpecialHours[]): SpecialHours[] {
  const joined: SpecialHours[] = [];
  const times = ({ opens, closes }: SpecialHours) => `${opens}-${closes}`;
  const isAlone = ({ validFrom }: SpecialHours) => special.filter((one) => one.validFrom === validFrom).length === 1;
  for (const one of special) {
    const last = joined.at(-1);
    const follows = last && dayAfter(last.validThrough) === one.validFrom && times(last) === times(one);
    if (follows && isAlone(one)) joined.splice(-1, 1, { ...last, validThrough: one.validThrough });
    else joined.push(one);
  }
  return joined;
}
