import { describe, expect, test } from 'vitest';
import { closingInWords, hoursInWords, openDays, openingInWords, openOnDays } from './hours-in-words.ts';
import { readDays, readTimes, readWeek, schemaHours, shiftWeek, weekdays, weekend } from './opening-hours.ts';

const asShipped = readWeek([
  { days: 'Monday to Friday', hours: '8 am to 7 pm' },
  { days: 'Saturday and Sunday', hours: '9 am to 4 pm' },
]);
const shorterWeekend = readWeek([
  { days: 'Monday to Friday', hours: '8 am to 7 pm' },
  { days: 'Saturday', hours: '9 am to 1 pm' },
  { days: 'Sunday', hours: 'closed' },
]);
const fewDays = readWeek([{ days: 'Monday, Wednesday and Friday', hours: '9.30 am to noon and 1 pm to 5 pm' }]);

test.each([
  ['Monday to Friday', '8 am to 7 pm', ['Mo-Fr 08:00-19:00']],
  ['Saturday and Sunday', '9.30 am to 12 pm', ['Sa,Su 09:30-12:00']],
  ['Wednesday', '12:15 pm to 11 pm', ['We 12:15-23:00']],
  ['Monday, Wednesday and Friday', '9 am to noon and 1 pm to 5 pm', ['Mo,We,Fr 09:00-12:00', 'Mo,We,Fr 13:00-17:00']],
  ['Saturday to Monday', '9 am to midnight', ['Mo,Sa,Su 09:00-24:00']],
  ['Sunday', 'closed', []],
])('[SEO-02] %s, %s', (days, hours, expected) => {
  expect(schemaHours(readWeek([{ days, hours }]))).toEqual(expected);
});

test('[DESK-01] hours in other words are refused, never guessed', () => {
  for (const days of ['Weekdays', 'Monday to', 'Monday and Monday', 'Monday to Tuesday to Friday'])
    expect(readDays(days), days).toBeUndefined();
  for (const hours of ['by arrangement', '8 to 7', '13 am to 2 pm', '7 pm to 8 am', '9 am to 1 pm and noon to 5 pm'])
    expect(readTimes(hours), hours).toBeUndefined();
});

describe('[DESK-01] hours in sentences', () => {
  test('as the clinic that ships has them', () => {
    expect(hoursInWords(asShipped)).toBe('Monday to Friday, 8 am to 7 pm, and Saturday and Sunday, 9 am to 4 pm');
    expect(openingInWords(asShipped)).toBe('at 8 am on weekdays and at 9 am at weekends');
    expect(closingInWords(asShipped)).toBe('at 7 pm on weekdays and at 4 pm at weekends');
    expect(openOnDays(asShipped, weekend)).toBe('open on Saturday and Sunday from 9 am to 4 pm');
    expect(openOnDays(asShipped, weekdays)).toBe('open Monday to Friday from 8 am to 7 pm');
    expect(openDays(asShipped)).toEqual({ count: '7 days', words: 'seven days' });
  });

  test('with a shorter weekend', () => {
    expect(hoursInWords(shorterWeekend)).toBe('Monday to Friday, 8 am to 7 pm, and Saturday, 9 am to 1 pm');
    expect(closingInWords(shorterWeekend)).toBe('at 7 pm on weekdays and at 1 pm on Saturday');
    expect(openOnDays(shorterWeekend, weekend)).toBe('open on Saturday from 9 am to 1 pm and closed on Sunday');
    expect(openDays(shorterWeekend)).toEqual({ count: '6 days', words: 'six days' });
  });

  test('with breaks, and with days that do not follow each other', () => {
    expect(hoursInWords(fewDays)).toBe('Monday, Wednesday and Friday, 9.30 am to noon and 1 pm to 5 pm');
    expect(openingInWords(fewDays)).toBe('at 9.30 am on Monday, Wednesday and Friday');
    expect(openOnDays(fewDays, weekend)).toBe('closed on Saturday and Sunday');
    expect(openOnDays(fewDays, weekdays)).toBe(
      'open on Monday, Wednesday and Friday from 9.30 am to noon and 1 pm to 5 pm and closed on Tuesday and Thursday',
    );
  });

  test('by another clock', () => {
    expect(hoursInWords(shiftWeek(asShipped, -120))).toBe(
      'Monday to Friday, 6 am to 5 pm, and Saturday and Sunday, 7 am to 2 pm',
    );
    expect(openingInWords(shiftWeek(asShipped, -30))).toBe('at 7.30 am on weekdays and at 8.30 am at weekends');
  });
});
