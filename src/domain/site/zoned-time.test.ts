import { describe, expect, test } from 'vitest';
import { isoWithOffset, momentOf } from './zoned-time.ts';

const wall = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
};

describe('times of a time zone', () => {
  test.each([
    ['Australia/Brisbane', '2020-03-02 20:00:00', '2020-03-02T10:00:00.000Z'],
    ['Australia/Sydney', '2020-01-02 09:00:00', '2020-01-01T22:00:00.000Z'],
    ['Australia/Adelaide', '2020-07-02 09:00:00', '2020-07-01T23:30:00.000Z'],
    ['Australia/Sydney', '2020-04-05 03:30:00', '2020-04-04T17:30:00.000Z'],
    ['America/New_York', '2020-07-02 09:00:00', '2020-07-02T13:00:00.000Z'],
    ['UTC', '2020-02-29 00:00:00', '2020-02-29T00:00:00.000Z'],
  ])('in %s a clock shows %s at %s', (zone, shown, moment) => {
    expect(momentOf(wall(shown), zone)?.toISOString()).toBe(moment);
  });

  test.each([
    '2020-02-30 00:00:00',
    '2019-02-29 00:00:00',
    '2020-13-01 00:00:00',
    '2020-01-01 24:00:00',
    '2020-00-01 00:00:00',
  ])('no calendar and no clock shows %s', (shown) => {
    expect(momentOf(wall(shown), 'Australia/Brisbane')).toBeUndefined();
  });

  test.each([
    ['Australia/Brisbane', '2020-03-02T20:00:00+10:00'],
    ['Australia/Adelaide', '2020-01-02T09:00:00+10:30'],
    ['America/New_York', '2020-07-02T09:00:00-04:00'],
    ['UTC', '2020-07-02T09:00:00+00:00'],
  ])('in %s a moment is written %s', (zone, written) => {
    expect(isoWithOffset(new Date(written), zone)).toBe(written);
  });
});
