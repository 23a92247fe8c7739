import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test.each([
  ['Monday to Friday', '8 am to 7 pm', ['Mo-Fr 08:00-19:00']],
  ['Saturday and Sunday', '9.30 am to 12 pm', ['Sa,Su 09:30-12:00']],
  ['Wednesday', '12:15 pm to 11 pm', ['We 12:15-23:00']],
  // Said wrongly, somebody would stand before a closed door.
  ['Weekdays', '8 am to 7 pm', []],
  ['Monday to Friday', 'by arrangement', []],
  ['Monday to Friday', '8 to 7', []],
  ['Monday', '13 am to 2 pm', []],
])('[SEO-02] %s, %s', (days, hours, expected) => {
  expect(openingHours([{ days, hours }])).toEqual(expected);
});
