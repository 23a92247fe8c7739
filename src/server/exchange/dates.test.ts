import { expect, test } from 'vitest';
import { readDate } from './dates.ts';

const read = (value: unknown) => readDate(value, 'Australia/Brisbane');

test.each([
  ['2020-03-02 20:00:00', '2020-03-02T10:00:00.000Z'],
  ['2020-03-02', '2020-03-02T02:00:00.000Z'],
  ['2020/3/2', '2020-03-02T02:00:00.000Z'],
  ['2020-03-02T20:00:00Z', '2020-03-02T20:00:00.000Z'],
  ['2020-03-02T20:00:00.123Z', '2020-03-02T20:00:00.123Z'],
  ['2020-03-02 20:00:00+10', '2020-03-02T10:00:00.000Z'],
  ['2020-03-02T20:00:00.5-04:30', '2020-03-03T00:30:00.500Z'],
  ['2 March 2020', '2020-03-02T02:00:00.000Z'],
  ['2nd of March, 2020', '2020-03-02T02:00:00.000Z'],
  ['March 2, 2020 8:15 pm', '2020-03-02T10:15:00.000Z'],
  ['Monday, 2 March 2020 at 12:15 am', '2020-03-01T14:15:00.000Z'],
  ['Mon, 02 Mar 2020 10:00:00 +0000', '2020-03-02T10:00:00.000Z'],
  ['Mon Mar 02 2020 20:00:00 GMT+1000 (Australian Eastern Standard Time)', '2020-03-02T10:00:00.000Z'],
  ['25/03/2020', '2020-03-25T02:00:00.000Z'],
  ['03/25/2020', '2020-03-25T02:00:00.000Z'],
  ['02/02/2020', '2020-02-02T02:00:00.000Z'],
  [1_583_107_200_000, '2020-03-02T00:00:00.000Z'],
  ['', undefined],
  [null, undefined],
])('%j is %s', (value, at) => {
  expect(read(value)).toEqual({ at });
});

test.each([
  ['02/03/2020', '2020-03-02T02:00:00.000Z', 'was read as 2 March'],
  ['2.3.20', '2020-03-02T02:00:00.000Z', 'was read as 2 March'],
  ['2020-02-30', undefined, 'is on no calendar'],
  ['31/04/2020', undefined, 'is on no calendar'],
  ['2020-03-02 25:00', undefined, 'is on no calendar'],
  ['1583107200', '2020-03-02T00:00:00.000Z', 'seconds'],
])('%j is in doubt', (value, at, doubt) => {
  expect(read(value)).toEqual({ at, doubt: expect.stringContaining(doubt) as string });
});

test.each(['yesterday', '2 Smarch 2020', '20', '0001-01-01', 'true'])('%j is no date', (value) => {
  expect(read(value)).toBeUndefined();
});
