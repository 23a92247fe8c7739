import { describe, expect, test } from 'vitest';
import type { NoticeRecord } from '../content-model/notices.ts';
import { announcedNotices, hoursOnDay, noticeAsHours, noticeInWords, noticeOf } from './notices.ts';
import { readWeek } from './opening-hours.ts';

const week = readWeek([
  { days: 'Monday to Friday', hours: '8 am to 7 pm' },
  { days: 'Saturday', hours: '9 am to 4 pm' },
]);
const closure = { id: 'break', kind: 'closure', from: '2026-12-24', to: '2027-01-04', title: 'Closed' } as const;
const notice = (fields: Partial<NoticeRecord>, zone = 'Australia/Brisbane') =>
  noticeOf({ ...closure, ...fields }, zone);
const utc = (moment: number) => new Date(moment).toISOString();

describe('[DESK-06] a notice begins and ends by the clock of the clinic', () => {
  test('days count whole, to the midnight behind the last one', () => {
    const { from, to, announced } = notice({});
    expect([from, to, announced].map(utc)).toEqual([
      '2026-12-23T14:00:00.000Z',
      '2027-01-04T14:00:00.000Z',
      '2026-12-23T14:00:00.000Z',
    ]);
  });

  test('one day is a day long, and 23 or 25 hours where the clock changes', () => {
    const hours = (day: string, zone: string) => {
      const { from, to } = notice({ from: day, to: day }, zone);
      return (to - from) / 3_600_000;
    };
    expect(hours('2026-10-04', 'Australia/Brisbane')).toBe(24);
    expect(hours('2026-10-04', 'Australia/Sydney')).toBe(23);
    expect(hours('2027-04-04', 'Australia/Sydney')).toBe(25);
  });

  test('a time at midnight ends the day before', () => {
    const { to, lastDay } = notice({ to: '2027-01-01T00:00' });
    expect([utc(to), lastDay]).toEqual(['2026-12-31T14:00:00.000Z', '2026-12-31']);
    expect(noticeInWords(notice({ from: '2026-12-31', to: '2027-01-01T00:00' }))).toBe(
      'We are closed on Thursday 31 December 2026.',
    );
  });

  test('a time that the clock skips begins with the hour after it', () => {
    expect(utc(notice({ from: '2026-10-04T02:30' }, 'Australia/Sydney').from)).toBe('2026-10-03T16:30:00.000Z');
  });

  test('it is read from its announcement to its last moment, the next to begin first', () => {
    const announced = notice({ announced: '2026-12-01' });
    const later = notice({ id: 'later', from: '2026-12-30', announced: '2026-12-01' });
    const at = (moment: string) => announcedNotices([later, announced], Date.parse(moment)).map(({ id }) => id);
    expect(at('2026-11-30T13:59:59Z')).toEqual([]);
    expect(at('2026-11-30T14:00:00Z')).toEqual(['break', 'later']);
    expect(at('2027-01-04T13:59:59Z')).toEqual(['break', 'later']);
    expect(at('2027-01-04T14:00:00Z')).toEqual([]);
  });
});

describe('[DESK-06] the hours of a day', () => {
  const spans = (day: string, ...notices: ReturnType<typeof notice>[]) => hoursOnDay(day, week, notices).spans;

  test('are the usual ones outside a closure and none inside', () => {
    expect(spans('2026-12-23', notice({}))).toEqual([{ from: 480, to: 1140 }]);
    expect(spans('2026-12-24', notice({}))).toEqual([]);
    expect(spans('2027-01-04', notice({}))).toEqual([]);
    expect(spans('2027-01-05', notice({}))).toEqual([{ from: 480, to: 1140 }]);
    expect(spans('2026-12-27')).toEqual([]);
  });

  test('end or begin where a closure has a time', () => {
    const partly = notice({ from: '2026-12-24T12:00', to: '2026-12-29T10:00' });
    expect(spans('2026-12-24', partly)).toEqual([{ from: 480, to: 720 }]);
    expect(spans('2026-12-29', partly)).toEqual([{ from: 600, to: 1140 }]);
    expect(spans('2026-12-26', partly)).toEqual([]);
  });

  test('are the changed ones, and of two notices those of the shorter', () => {
    const short = notice({
      id: 'short',
      kind: 'changed hours',
      hours: '9 am to noon',
      from: '2026-12-31',
      to: '2026-12-31',
    });
    expect(spans('2026-12-31', notice({}), short)).toEqual([{ from: 540, to: 720 }]);
    expect(spans('2026-12-31', notice({ kind: 'notice' }))).toEqual([{ from: 480, to: 1140 }]);
  });
});

test.each([
  [{}, 'We are closed from Thursday 24 December 2026 to Monday 4 January 2027.'],
  [{ to: '2026-12-24' }, 'We are closed on Thursday 24 December 2026.'],
  [{ from: '2026-12-24T12:00', to: '2026-12-24' }, 'We are closed from noon on Thursday 24 December 2026.'],
  [{ to: '2026-12-24T12:00' }, 'We are closed until noon on Thursday 24 December 2026.'],
  [
    { from: '2026-12-24T12:00', to: '2026-12-28T09:30' },
    'We are closed from noon on Thursday 24 December 2026 until 9.30 am on Monday 28 December 2026.',
  ],
  [
    { kind: 'changed hours', hours: '9 am to noon', to: '2026-12-24' },
    'We are open 9 am to noon on Thursday 24 December 2026.',
  ],
  [{ kind: 'notice' }, null],
] as const)('[DESK-06] %j in words', (fields, words) => {
  expect(noticeInWords(notice(fields))).toBe(words);
});

test('[DESK-06] a closure is a line of the opening hours', () => {
  expect(noticeAsHours(notice({}))).toEqual({
    days: 'Thursday 24 December 2026 to Monday 4 January 2027',
    hours: 'closed',
  });
  expect(noticeAsHours(notice({ kind: 'notice' }))).toBeUndefined();
});
